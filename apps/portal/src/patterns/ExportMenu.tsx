import type { Download } from '@capiz/api/contract/define'
import { Button } from '@capiz/ui/Button'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../platform/loading/lazy-screen.ts'
import { reportError } from '../platform/feedback/report-error.ts'
import { showToast } from '../platform/feedback/toasts.ts'
import { saveFile } from '../platform/data/object-urls.ts'

// no list waits for its export: until the menu is there the button stands as it does without rows
const Menu = lazy(async () => ({ default: (await load(() => import('@capiz/ui/Menu'))).Menu }))

type Format = 'xlsx' | 'csv'

interface ExportMenuProps {
  /** what is exported, such as "214 prices" */
  what: string
  isDisabled: boolean
  /** whether the table hides columns, so that the reader chooses between those shown and all */
  hasChoice?: boolean
  fetchFile: (format: Format, columns: 'all' | 'shown') => Promise<Download>
}

/** Exports what is shown as a workbook or as CSV, and says how much it was. */
export function ExportMenu({
  what,
  isDisabled,
  hasChoice = false,
  fetchFile,
}: ExportMenuProps): ReactElement {
  const [isPending, setPending] = useState(false)
  async function run(format: Format, columns: 'all' | 'shown'): Promise<void> {
    setPending(true)
    try {
      saveFile(await fetchFile(format, columns))
      showToast('success', `${what} exported.`)
    } catch (error) {
      reportError(error)
    } finally {
      setPending(false)
    }
  }
  const group = (columns: 'all' | 'shown', title?: string) => ({
    id: columns,
    ...(title ? { title } : {}),
    entries: [
      { id: `${columns}-xlsx`, label: 'As a workbook', onAction: () => void run('xlsx', columns) },
      { id: `${columns}-csv`, label: 'As CSV', onAction: () => void run('csv', columns) },
    ],
  })
  const button = (isOff: boolean): ReactElement => (
    <Button isDisabled={isOff} isPending={isPending} pendingLabel="Exporting">
      Export
    </Button>
  )
  return (
    <Suspense fallback={button(true)}>
      <Menu
        label="Export"
        trigger={button(isDisabled)}
        groups={hasChoice ? [group('shown', 'Columns shown'), group('all', 'All columns')] : [group('all')]}
      />
    </Suspense>
  )
}
