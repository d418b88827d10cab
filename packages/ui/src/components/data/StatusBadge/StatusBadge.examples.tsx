import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge, StatusDot } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/StatusBadge' }

/** The word says the status; tone and icon only repeat it. */
export function WordAndTone(): ReactElement {
  return (
    <Inline>
      <StatusBadge tone="positive" label="Accredited" />
      <StatusBadge tone="review" label="For review" />
      <StatusBadge tone="stopped" label="Disaccredited" />
    </Inline>
  )
}

/** The day from which a status holds is its second line. */
export function WithDay(): ReactElement {
  return <StatusBadge tone="held" label="Suspended" detail="since 1 Jun 2026" />
}

/** In a dense list a dot is enough, always with its word. */
export function Dots(): ReactElement {
  return (
    <Stack gap={1}>
      <StatusDot tone="positive" label="In force" />
      <StatusDot tone="lapsed" label="Ended" />
    </Stack>
  )
}

/** The action that a status asks for is a button beside it. */
export function WithAction(): ReactElement {
  return (
    <Inline>
      <StatusBadge tone="attention" label="Licence missing" />
      <Button size="sm">Upload licence</Button>
    </Inline>
  )
}

/** Every status in the tone of success: the colour says nothing any more. */
export function DontDecorate(): ReactElement {
  return (
    <Inline>
      <StatusBadge tone="positive" label="Accredited" />
      <StatusBadge tone="positive" label="For review" />
      <StatusBadge tone="positive" label="Disaccredited" />
    </Inline>
  )
}

/** The badge asks for something, and there is nothing to press. */
export function DontAskByBadge(): ReactElement {
  return (
    <Stack gap={2} align="start">
      <StatusBadge tone="attention" label="Upload the licence here" />
      <Text tone="muted">Licence to operate</Text>
    </Stack>
  )
}
