import type { Download } from '@capiz/api/contract/define'
import { IconButton } from '@capiz/ui/IconButton'
import Ellipsis from '@lucide/icons/icons/ellipsis'
import { type ReactElement, useState } from 'react'
import { reportError } from '../platform/feedback/report-error.ts'
import { showToast } from '../platform/feedback/toasts.ts'
import { saveFile } from '../platform/data/object-urls.ts'
import { ExportButton } from './ExportButton.tsx'
import { LaterMenu } from './LaterMenu.tsx'

type Format = 'xlsx' | 'csv'

interface ExportMenuProps {
  /** what is exported, such as "214 prices" */
  what: string
  isDisabled: boolean
  /** whether the table hides columns, so that the reader chooses between those shown and all */
  hasChoice?: boolean
  /** Behind the button for more actions, where few rows are worth no button of its own. */
  isMore?: boolean
  fetchFile: (format: Format, columns: 'all' | 'shown') => Promise<Download>
}

/** Exports what is shown as a workbook or as CSV, and says how much it was. */
export function ExportMenu({
  what,
  isDisabled,
  hasChoice = false,
  isMore = false,
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
  const button = (isOff: boolean): ReactElement =>
    isMore ? (
      <IconButton icon={Ellipsis} label="More actions" isDisabled={isOff || isPending} hasTooltip={false} />
    ) : (
      <ExportButton isDisabled={isOff} isPending={isPending} />
    )
  const title = (columns: string): string => (isMore ? `Export, ${columns.toLowerCase()}` : columns)
  return (
    <LaterMenu
      label="Export"
      trigger={(isOff) => button(isOff || isDisabled)}
      groups={
        hasChoice
          ? [group('shown', title('Columns shown')), group('all', title('All columns'))]
          : [group('all', isMore ? 'Export' : undefined)]
      }
    />
  )
}
