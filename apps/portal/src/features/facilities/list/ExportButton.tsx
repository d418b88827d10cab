import { Button } from '@capiz/ui/Button'
import { type ReactElement, useState } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import { reportError } from '../../../app/report-error.ts'
import type { ListState } from './list-state.ts'

interface ExportButtonProps {
  state: ListState
  total: number
  hidden: readonly string[]
}

/** Exports all rows of the list; what it needs is fetched with the first press. */
export function ExportButton({ state, total, hidden }: ExportButtonProps): ReactElement {
  const [isPending, setPending] = useState(false)
  const start = async (): Promise<void> => {
    setPending(true)
    try {
      const { exportList } = await load(() => import('./export-list.ts'))
      await exportList(state, hidden)
    } catch (error) {
      reportError(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      isPending={isPending}
      pendingLabel="Exporting"
      isDisabled={total === 0}
      onPress={() => void start()}
    >
      Export
    </Button>
  )
}
