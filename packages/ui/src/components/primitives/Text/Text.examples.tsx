import type { ReactElement } from 'react'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Text' }

/** Lines of running text stay short enough to be followed. */
export function WithMeasure(): ReactElement {
  return (
    <Text hasMeasure>
      The rate covers the room, the meals and the nursing care of one day. Medicines, supplies and
      professional fees are billed apart, by the prices in force on the day they are given.
    </Text>
  )
}

/** Second lines are smaller and muted. */
export function SecondLine(): ReactElement {
  return (
    <Stack gap={1}>
      <Text weight="medium">Dr. Marisol Reyes</Text>
      <Text size="compact" tone="muted">
        Medical director since 2019
      </Text>
    </Stack>
  )
}

/** The reason is cut off, and stands nowhere else. */
export function DontTruncate(): ReactElement {
  return (
    <Text isTruncated>
      Returned: the signed schedule of rates lacks page 3, the rate of the ward is above the ceiling of the
      region, and the permit of the mayor ends before the first day of the new version.
    </Text>
  )
}
