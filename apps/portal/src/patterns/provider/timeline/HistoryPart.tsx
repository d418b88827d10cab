import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { History } from './History.tsx'
import { StatusOnDay } from './StatusOnDay.tsx'

/** The status on any day, and everything that happened. */
export function HistoryPart(): ReactElement {
  return (
    <Stack gap={4}>
      <StatusOnDay />
      <History />
    </Stack>
  )
}
