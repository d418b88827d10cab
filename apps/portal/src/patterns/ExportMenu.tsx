import type { Download } from '@capiz/api/contract/define'
import { Button } from '@capiz/ui/Button'
import { Inline } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { reportError } from '../app/report-error.ts'
import { showToast } from '../app/toasts.ts'
import { saveFile } from '../lib/object-urls.ts'

type Format = 'xlsx' | 'csv'

interface ExportMenuProps {
  /** what is exported, such as "214 prices" */
  what: string
  isDisabled: boolean
  fetchFile: (format: Format) => Promise<Download>
}

/** Exports what is shown as a workbook or as CSV, and says how much it was. */
export function ExportMenu({ what, isDisabled, fetchFile }: ExportMenuProps): ReactElement {
  const [pending, setPending] = useState<Format>()
  async function run(format: Format): Promise<void> {
    setPending(format)
    try {
      saveFile(await fetchFile(format))
      void showToast('success', `${what} exported.`)
    } catch (error) {
      reportError(error)
    } finally {
      setPending(undefined)
    }
  }
  return (
    <Inline gap={2}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          isDisabled={isDisabled}
          isPending={pending === format}
          pendingLabel="Exporting"
          onPress={() => void run(format)}
        >
          {format === 'xlsx' ? 'Export as a workbook' : 'Export as CSV'}
        </Button>
      ))}
    </Inline>
  )
}
