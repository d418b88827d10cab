import type { ReactElement } from 'react'
import { Divider } from '@capiz/ui/Divider'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Divider' }

/** One line, between the facts and the note under them. */
export function BetweenGroups(): ReactElement {
  return (
    <Stack gap={3}>
      <Text weight="medium">Sampaguita Medical Center</Text>
      <Text>Hospital, level 3, Lipa City</Text>
      <Divider />
      <Text size="compact" tone="muted">
        Last changed on 18 Nov 2026 by M. Santos.
      </Text>
    </Stack>
  )
}

/** Three lines between three texts. */
export function DontRuleEveryLine(): ReactElement {
  return (
    <Stack gap={3}>
      <Text weight="medium">Sampaguita Medical Center</Text>
      <Divider />
      <Text>Hospital, level 3</Text>
      <Divider />
      <Text>Lipa City</Text>
      <Divider />
    </Stack>
  )
}
