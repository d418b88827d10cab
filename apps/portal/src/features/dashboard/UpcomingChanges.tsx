import type { OutputOf } from '@capiz/api/contract/define'
import { priceDay } from '@capiz/api/contract/price-day'
import { priceSheetKinds } from '@capiz/domain/fees'
import { nearDay } from '@capiz/domain/work'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { type WorkItem, WorkList } from '@capiz/ui/WorkList'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { pricePath } from '../../patterns/price-path.ts'
import { today } from '../../patterns/today.ts'

/** Rows shown; the board has all of them. */
const most = 8

type Row = OutputOf<typeof priceDay.board>['content'][number]

const eventLabels: Readonly<Partial<Record<Row['event'], string>>> = {
  STARTS: 'take effect',
  LAPSES: 'lapse',
}

function itemOf(row: Row): WorkItem {
  const name = row.owner?.name ?? 'Standard'
  return {
    id: `${row.event} ${row.sheetId} ${row.day} ${row.otherSheetId ?? ''}`,
    subject: name,
    detail: `${priceSheetKinds[row.kind].title} ${eventLabels[row.event] ?? ''}`,
    due: nearDay(row.day, today()),
    action: {
      label: 'Open',
      href: `${pricePath(row.kind, row.owner?.code ?? '')}?version=${row.sheetId}`,
      name: `Open: ${name}`,
    },
  }
}

/** The price sheets that start or end next; nothing where there are none. */
export function UpcomingChanges(): ReactElement | null {
  const next = { from: today(), page: 0, size: most }
  const starts = useCall(priceDay.board, { query: { ...next, event: 'STARTS' } })
  const lapses = useCall(priceDay.board, { query: { ...next, event: 'LAPSES' } })
  if (starts.error !== null || lapses.error !== null) return null
  const rows =
    starts.data &&
    lapses.data &&
    [...starts.data.content, ...lapses.data.content]
      .toSorted((a, b) => a.daysAway - b.daysAway)
      .slice(0, most)
  if (rows?.length === 0) return null
  return (
    <Card
      title="Upcoming changes"
      padding="none"
      actions={
        <Link href="/rates" variant="standalone">
          All changes
        </Link>
      }
    >
      <WorkList
        label="Upcoming changes"
        groups={[{ id: 'changes', items: (rows ?? []).map(itemOf) }]}
        {...(rows === undefined && { loadingRows: most })}
      />
    </Card>
  )
}
