import { Button } from '@capiz/ui/Button'
import { tableView } from '@capiz/ui/DataTable'
import { type ReactElement, useState } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { reportError } from '../../../platform/feedback/report-error.ts'
import type { ListState } from './list-state.ts'

interface ExportButtonProps {
  state: ListState
  total: number
}

/** Exports all rows of the list; what it needs is fetched with the first press. */
export function ExportButton({ state, total }: ExportButtonProps): ReactElement {
  const [isPending, setPending] = useState(false)
  const start = async (): Promise<void> => {
    setPending(true)
    try {
      const { exportList } = await load(() => import('./export-list.ts'))
      await exportList(state, tableView('facilities').hiddenColumns)
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
