import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'

export default {
  title: 'Examples/ConfirmDialog',
  parameters: { docs: { story: { inline: false, height: '360px' }, isWide: true } },
}

/** The question names the thing, the text the consequence, the button the verb of the question. */
export function NamedQuestion(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Remove</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Remove licence.pdf?"
        confirmLabel="Remove"
        onConfirm={() => setOpen(false)}
      >
        The file is taken off this request. You can add it again until the request is sent.
      </ConfirmDialog>
    </>
  )
}

/** It stays open after a failure, says what went wrong and lets people try again. */
export function FailedWork(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Block the account</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Block the account of Maria Santos?"
        confirmLabel="Block"
        errorMessage="The account could not be blocked: the server did not answer. Try again."
        onConfirm={() => undefined}
      >
        She is signed out at once and cannot sign in until somebody unblocks her.
      </ConfirmDialog>
    </>
  )
}

/** For what cannot be undone and reaches far, the code of the record is typed first. */
export function TypedFirst(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button variant="dangerOutline" onPress={() => setOpen(true)}>
        Disaccredit
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDanger
        title="Disaccredit Gintong Bukid Hospital?"
        confirmLabel="Disaccredit"
        typedConfirmation="HF-000159"
        onConfirm={() => setOpen(false)}
      >
        Members can no longer be sent there from 1 Jan 2027. This cannot be undone.
      </ConfirmDialog>
    </>
  )
}

/** A question without a thing, a consequence or a verb. */
export function DontAskVaguely(): ReactElement {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => undefined}
      title="Are you sure?"
      confirmLabel="Yes"
      onConfirm={() => undefined}
    />
  )
}

/** Asked for what is done all day and can be undone: people press without reading. */
export function DontAskAlways(): ReactElement {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => undefined}
      title="Save the draft?"
      confirmLabel="Save"
      onConfirm={() => undefined}
    >
      You can change it again at any time.
    </ConfirmDialog>
  )
}
