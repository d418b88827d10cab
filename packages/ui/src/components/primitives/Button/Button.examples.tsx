import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { Inline, Stack } from '@capiz/ui/Stack'

export default { title: 'Examples/Button' }

/** One primary button for the step most people take next; the others step back. */
export function RankedActions(): ReactElement {
  return (
    <Inline>
      <Button variant="primary">Submit for approval</Button>
      <Button>Save draft</Button>
      <Button variant="quiet">Discard changes</Button>
    </Inline>
  )
}

/** The button keeps its place and width; a screen reader hears what is going on. */
export function WhileItWorks(): ReactElement {
  const [isPending, setPending] = useState(true)
  return (
    <Inline>
      <Button
        variant="primary"
        isPending={isPending}
        pendingLabel="Saving the status"
        onPress={() => setPending(true)}
      >
        Change status
      </Button>
      <Button onPress={() => setPending(false)}>Stop</Button>
    </Inline>
  )
}

/** The label names the act and its object, also where the button has to leave the row. */
export function NamedAction(): ReactElement {
  return (
    <Stack>
      <Button variant="primary" isFullWidth>
        Return the request to the coordinator
      </Button>
      <Button isFullWidth>Approve the room rates</Button>
    </Stack>
  )
}

/** A red outline leads to the last step; the last step itself is red. */
export function Destructive(): ReactElement {
  return (
    <Inline>
      <Button variant="dangerOutline">Remove the affiliation</Button>
      <Button variant="danger">Remove it now</Button>
    </Inline>
  )
}

/** Two primary buttons: neither leads. */
export function DontLeadTwice(): ReactElement {
  return (
    <Inline>
      <Button variant="primary">Submit for approval</Button>
      <Button variant="primary">Save draft</Button>
    </Inline>
  )
}

/** The button is gone while it works, so nobody knows whether it was pressed. */
export function DontDisableSilently(): ReactElement {
  return (
    <Inline>
      <Button variant="primary" isDisabled>
        Change status
      </Button>
    </Inline>
  )
}

/** Labels that fit anything say nothing. */
export function DontAbbreviate(): ReactElement {
  return (
    <Stack>
      <Button variant="primary" isFullWidth>
        Submit
      </Button>
      <Button isFullWidth>OK</Button>
    </Stack>
  )
}
