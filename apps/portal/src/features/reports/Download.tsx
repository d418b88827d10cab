import { report as reportCalls } from '@capiz/api/contract/report'
import { mostPdfRows, type Report } from '@capiz/domain/report'
import { Button } from '@capiz/ui/Button'
import { Inline } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { reportError } from '../../platform/feedback/report-error.ts'
import { showToast } from '../../platform/feedback/toasts.ts'
import { call } from '../../platform/calls/api.ts'
import { saveFile } from '../../platform/data/object-urls.ts'

type Format = 'xlsx' | 'pdf'

const names: Readonly<Record<Format, string>> = { xlsx: 'Excel', pdf: 'PDF' }

interface DownloadProps {
  report: Report
  body: Record<string, unknown>
  /** how much the file holds, such as "214 rows" */
  what: string
  /** it has more rows than a PDF takes */
  isTooLong: boolean
}

/** Said beside the button before anybody presses it. */
const tooLong = `A PDF takes up to ${mostPdfRows.toLocaleString('en')} rows. Narrow the filters, such as to one region, or download as Excel.`

/** Takes the report as an Excel workbook or as PDF; a long one can be stopped, and stops when the page is left. */
export function Download({ report, body, what, isTooLong }: DownloadProps): ReactElement {
  const [pending, setPending] = useState<Format>()
  const running = useRef<AbortController>(undefined)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      running.current?.abort()
    }
  }, [])

  async function run(format: Format): Promise<void> {
    const stop = new AbortController()
    running.current = stop
    setPending(format)
    try {
      const path = format === 'pdf' ? (`${report.path}/pdf` as const) : report.path
      const input = { body: { ...body, pdf: format === 'pdf' } }
      saveFile(await call(reportCalls[path], input, { signal: stop.signal }))
      showToast('success', `${report.title}: ${what} saved.`)
    } catch (error) {
      if (!stop.signal.aborted) reportError(error)
      else if (!isLeft.current) showToast('info', `${names[format]} stopped. Nothing was saved.`)
    } finally {
      setPending(undefined)
    }
  }
  return (
    <Inline gap={2}>
      {isTooLong ? <Text tone="muted">{tooLong}</Text> : null}
      {(['xlsx', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          isDisabled={(format === 'pdf' && isTooLong) || (pending !== undefined && pending !== format)}
          isPending={pending === format}
          pendingLabel={`Making the ${names[format]}`}
          onPress={() => void run(format)}
        >
          {names[format]}
        </Button>
      ))}
      {pending === undefined ? null : (
        <Button variant="quiet" onPress={() => running.current?.abort()}>
          Stop
        </Button>
      )}
    </Inline>
  )
}
