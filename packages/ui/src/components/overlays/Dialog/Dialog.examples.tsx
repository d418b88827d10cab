import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { Dialog } from '@capiz/ui/Dialog'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'

export default {
  title: 'Examples/Dialog',
  parameters: { docs: { story: { inline: false, height: '440px' }, isWide: true } },
}

/** A short form that belongs to the page behind it: the way out first, the action last. */
export function ShortForm(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  const [remarks, setRemarks] = useState('')
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Return the request</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Return the request"
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" onPress={close}>
              Return
            </Button>
          </>
        }
      >
        <TextArea label="Remarks" hint="The coordinator reads them." value={remarks} onChange={setRemarks} />
      </Dialog>
    </>
  )
}

/** A text to read: a press outside closes it too. */
export function ToRead(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show the conditions</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable
        size="sm"
        title="Conditions of the package"
        footer={<Button onPress={() => setOpen(false)}>Close</Button>}
      >
        <Text>Covers the room, the operating room and the professional fee. Medicines are billed apart.</Text>
      </Dialog>
    </>
  )
}

/** A failure stays in the dialog, with everything that was typed. */
export function Failed(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  const [name, setName] = useState('Sampaguita Medical Center')
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rename</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Rename the facility"
        footer={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary">Rename</Button>
          </>
        }
      >
        <Stack>
          <Notice tone="danger" title="The name could not be saved" isLive>
            The server did not answer. Try again.
          </Notice>
          <TextField label="Registered name" value={name} onChange={setName} />
        </Stack>
      </Dialog>
    </>
  )
}

/** A form that a press outside throws away, with buttons that do not name the act. */
export function DontLoseWork(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Return the request</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable
        title="Information"
        footer={
          <>
            <Button onPress={() => setOpen(false)}>No</Button>
            <Button variant="primary">OK</Button>
          </>
        }
      >
        <TextArea label="Remarks" value="The rate of the ward" onChange={() => undefined} />
      </Dialog>
    </>
  )
}

/** A dialog over a dialog: it is unclear what Escape closes and what is saved. */
export function DontOpenTwo(): ReactElement {
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={() => undefined}
        size="lg"
        title="Edit the facility"
        footer={<Button variant="primary">Save</Button>}
      >
        <Stack>
          <TextField label="Registered name" value="Sampaguita" onChange={() => undefined} />
          <TextField label="Street" value="14 Mabini Street" onChange={() => undefined} />
        </Stack>
      </Dialog>
      <Dialog
        isOpen
        onOpenChange={() => undefined}
        size="sm"
        title="Choose a province"
        footer={<Button variant="primary">Save</Button>}
      >
        <TextField label="Province" value="Batangas" onChange={() => undefined} />
      </Dialog>
    </>
  )
}
