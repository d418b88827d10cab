import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'

/** The days on which hours differ from the week, a line each; nothing where there are none. */
export function DaysThatDiffer({ lines }: { lines: readonly string[] }): ReactElement | null {
  if (lines.length === 0) return null
  return (
    <Stack gap={2}>
      <Text weight="medium">Days that differ</Text>
      <ul aria-label="Days that differ">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  )
}
