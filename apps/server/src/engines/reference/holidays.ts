import type { Holiday } from '@capiz/domain/schedule'
import { parseIsoDate } from '@capiz/domain/time'
import { liveItems } from './list.ts'
import { itemFields } from './row.ts'
import type { Executor } from '../../db/types.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The holidays of the maintained list, national and regional, of all years. */
export async function holidaysOf(db: Executor): Promise<Holiday[]> {
  const rows = await liveItems(db, 'holiday')
  return rows.flatMap((row): Holiday[] => {
    const { day, description, regionCode } = itemFields(row)
    const date = parseIsoDate(textOf(day))
    return date ? [{ day: date, name: textOf(description), regionCode: textOf(regionCode) || null }] : []
  })
}
