import { formatDay, parseIsoDate } from '@capiz/domain/time'
import { Link } from '@capiz/ui/Link'
import type { ReactElement, ReactNode } from 'react'
import type { RowImport } from '../../../patterns/import/kind.ts'
import { type ReadyProps, ImportReview } from '../../../patterns/import/ImportReview.tsx'
import { pricesHref } from '../model/addresses.ts'
import { priceImportKind, screenOf } from './price-import-kind.ts'
import { ReadyImport } from './ReadyImport.tsx'

interface PriceImportReviewProps {
  code: string
  /** the caller may only ask; the sheet then waits for approval */
  isRequest: boolean
  /** goes on with another file */
  again: ReactNode
}

function ReadyPrices(props: ReadyProps): ReactElement | null {
  const screen = screenOf(props.job)
  return screen ? <ReadyImport {...props} screen={screen} /> : null
}

function headOf(job: RowImport): { title: string; description: string } {
  const from = parseIsoDate(job.details['effectiveDate'] ?? '')
  const facts = [job.fileName, job.ownerCode, from === undefined ? null : `from ${formatDay(from)}`]
  const what = screenOf(job)?.title ?? job.title
  return { title: `Upload: ${what.toLowerCase()}`, description: facts.filter(Boolean).join(', ') }
}

function resultOf(job: RowImport): ReactNode {
  const screen = screenOf(job)
  if (screen === undefined) return null
  const place = { header: job.details, sheetId: job.result?.recordId ?? null }
  return (
    <Link href={pricesHref(screen.kind, job.ownerCode ?? '', place)} variant="standalone">
      See the version
    </Link>
  )
}

function storedText({ result }: RowImport): string {
  const stored = result?.kept ?? 0
  return stored > 0 ? `; of ${stored} of them the present price was kept` : ''
}

function changedBy(job: RowImport): `${string}.*`[] {
  const screen = screenOf(job)
  return screen ? [`${screen.group}.*`, 'priceDay.*', 'request.*', 'facility.*'] : []
}

/** One upload of prices, from the first look to the saved sheet. */
export function PriceImportReview({ code, isRequest, again }: PriceImportReviewProps): ReactElement {
  return (
    <ImportReview
      kind={priceImportKind}
      code={code}
      head={headOf}
      Ready={ReadyPrices}
      isRequest={isRequest}
      result={resultOf}
      rejectedMessage={storedText}
      changed={changedBy}
      again={again}
    />
  )
}
