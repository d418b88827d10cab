import { memoTypes } from '@capiz/domain/memo'
import { communicatedWithin, deliveredWithin, workingDays, type ReportRow } from '@capiz/domain/report'
import { parseIsoDate } from '@capiz/domain/time'
import { holidaysIn } from '@capiz/domain/schedule'
import { sql, type SQL } from 'drizzle-orm'
import { holidaysOf } from '../../../engines/reference/holidays.ts'
import { fromQuery, fromRows, type ReportSource, type ReportSources } from '../../../engines/report/source.ts'
import { asDay, labelCase, is, nameOf } from './parts.ts'

const dayIn = (cell: ReportRow[string] | undefined) => parseIsoDate(String(cell ?? ''))

interface Dates {
  from: 'dateOfMemo' | 'dateSent'
  to: 'dateSent' | 'dateReceived'
  within: number
}

const columns: Readonly<Record<Dates['from' | 'to'], SQL>> = {
  dateOfMemo: sql`m.date_of_memo`,
  dateSent: sql`m.date_sent`,
  dateReceived: sql`m.date_received`,
}

function memos({ from, to, within }: Dates): ReportSource {
  const read = fromQuery(
    (filters) => sql`
    select ${labelCase(sql`m.memo_type`, memoTypes)} as "memoType",
      coalesce(f.name, ${nameOf(sql`p`)}, m.owner_code) as "provider",
      ${asDay(columns[from])} as ${sql.identifier(from)}, ${asDay(columns[to])} as ${sql.identifier(to)}
    from attachment m left join facility f on f.code = m.owner_code left join physician p on p.code = m.owner_code
    where m.owner_kind in ('hf/memo', 'phy/memo') and not m.deleted and m.superseded_by is null
      and extract(year from ${columns[from]}) = ${filters['year']}::int
      ${is(sql`extract(month from ${columns[from]})::int`, filters['month'])}
      ${is(sql`m.memo_type`, filters['memoType'])}
    order by ${columns[from]}, m.id`,
  )
  return {
    ...fromRows(async function* (context) {
      const holidays = holidaysIn(await holidaysOf(context.services.db), null)
      for await (const batch of read.batches(context)) {
        yield batch.map((row): ReportRow => {
          const [start, end] = [dayIn(row[from]), dayIn(row[to])]
          const days = start && end ? workingDays(start, end, holidays) : null
          return { ...row, workingDays: days, onTime: days !== null && days <= within ? 'Yes' : 'No' }
        })
      }
    }),
    facts: async (context) => {
      let [all, kept] = [0, 0]
      for await (const batch of memos({ from, to, within }).batches(context)) {
        all += batch.length
        kept += batch.filter(({ onTime }) => onTime === 'Yes').length
      }
      const share = all === 0 ? 'no memo' : `${kept} of ${all} (${Math.round((kept / all) * 100)} %)`
      return [{ label: 'On time', value: share }]
    },
  }
}

/** Reports about memos (domain model 11.8). */
export const memoSources = {
  'memo-communicated-ontime': memos({ from: 'dateOfMemo', to: 'dateSent', within: communicatedWithin }),
  'memo-delivered-ontime': memos({ from: 'dateSent', to: 'dateReceived', within: deliveredWithin }),
} satisfies ReportSources
