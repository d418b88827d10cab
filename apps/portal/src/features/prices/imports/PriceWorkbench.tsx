import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Link } from '@capiz/ui/Link'
import type { ReactElement, ReactNode } from 'react'
import type { RowImport } from '../../../patterns/import/bench.ts'
import { type ReadyProps, Workbench } from '../../../patterns/import/Workbench.tsx'
import { pricesHref } from '../model/addresses.ts'
import { priceBench, screenOf } from './price-bench.ts'
import { ReadyImport } from './ReadyImport.tsx'

interface PriceWorkbenchProps {
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
  const from = job.details['effectiveDate']
  const facts = [
    job.fileName,
    job.ownerCode,
    from === null || from === undefined ? null : `from ${formatDay(from as IsoDate)}`,
  ]
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

function keptWords({ result }: RowImport): string {
  const kept = result?.kept ?? 0
  return kept > 0 ? `; of ${kept} of them the present price was kept` : ''
}

function changedBy(job: RowImport): `${string}.*`[] {
  const screen = screenOf(job)
  return screen ? [`${screen.group}.*`, 'priceDay.*', 'request.*', 'facility.*'] : []
}

/** One upload of prices, from the first look to the saved sheet. */
export function PriceWorkbench({ code, isRequest, again }: PriceWorkbenchProps): ReactElement {
  return (
    <Workbench
      bench={priceBench}
      code={code}
      head={headOf}
      Ready={ReadyPrices}
      isRequest={isRequest}
      result={resultOf}
      leftOutWords={keptWords}
      changed={changedBy}
      again={again}
    />
  )
}
