import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Notice' }

/** The fact in the title, its consequence in a sentence. */
export function FactAndConsequence(): ReactElement {
  return <Notice title="A copy awaits approval">The record in force is unchanged.</Notice>
}

/** A failure says what did not happen, and offers the remedy. */
export function FailureWithRemedy(): ReactElement {
  return (
    <Notice tone="danger" title="The rates could not be saved" actions={<Button size="sm">Try again</Button>}>
      The server did not answer. Nothing was changed.
    </Notice>
  )
}

/** The notice stands directly above what it is about. */
export function BesideItsSubject(): ReactElement {
  return (
    <Stack gap={3}>
      <Notice tone="attention" title="The licence ends on 15 Dec 2026">
        Upload the renewed licence before that day.
      </Notice>
      <Text>Licence to operate, Department of Health, 13-0428</Text>
    </Stack>
  )
}

/** Three notices of the same rank: nobody knows which one decides. */
export function DontStack(): ReactElement {
  return (
    <Stack gap={2}>
      <Notice tone="attention" title="The licence ends on 15 Dec 2026" />
      <Notice tone="attention" title="The permit has not been read" />
      <Notice title="The record was changed today" />
    </Stack>
  )
}

/** A failure without cause, effect or remedy. */
export function DontOnlyComplain(): ReactElement {
  return <Notice tone="danger" title="Error 500" />
}
