import { recordKind, type RecordKindName } from '@capiz/domain/record'
import { parseIsoDate, type IsoDate } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../platform/access/actor.ts'
import { caseRecord } from '../../db/schema/index.ts'
import { brokenUnique } from '../../db/errors.ts'
import type { Transaction } from '../../db/types.ts'
import { searchText } from '../facility/keys.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { uniqueRules, type CaseRow } from './kind.ts'

type Values = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const dayOf = (value: unknown): IsoDate | null => parseIsoDate(textOf(value) ?? '') ?? null

/** The columns lists look for, taken from the fields. */
export function columnsOf(kind: RecordKindName, fields: Values, status: string) {
  const { ownerField, day, due, searched } = recordKind(kind)
  const searchWords = searched.map((name) => textOf(fields[name]) ?? '').join(' ')
  return {
    status,
    fields: { ...fields },
    ownerCode: ownerField ? textOf(fields[ownerField]) : null,
    day: dayOf(fields[day]),
    dueDate: due ? dayOf(fields[due.field]) : null,
    uniqueKey: uniqueRules[kind]?.key(fields, status) ?? null,
    searchText: searchText(searchWords).slice(0, 8000),
  }
}

async function refusingSecond<T>(kind: RecordKindName, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const rule = uniqueRules[kind]
    if (rule && brokenUnique(error) === 'case_record_unique_uk') refuse(rule.error)
    throw error
  }
}

/** Stores a new record under the next code of its kind. */
export async function insertRecord(
  services: Services,
  tx: Transaction,
  kind: RecordKindName,
  { fields, status, authors }: { fields: Values; status: string; authors: string[] },
  actor: Actor,
): Promise<CaseRow> {
  const { code: series } = recordKind(kind)
  const code = series ? await services.codes.next(tx, series) : null
  const now = services.clock.now()
  const stamps = { createdBy: actor.username, createdDate: now, updatedBy: actor.username, updatedDate: now }
  return refusingSecond(kind, async () => {
    const [row] = await tx
      .insert(caseRecord)
      .values({ kind, code, authors, ...columnsOf(kind, fields, status), ...stamps })
      .returning()
    if (!row) throw new Error(`The ${kind} ${code ?? ''} was not stored.`)
    return row
  })
}

/** Writes a record the caller holds locked; its version moves with every change. */
export async function updateRecord(
  services: Services,
  tx: Transaction,
  row: CaseRow,
  change: { fields?: Values; status?: string; deleted?: boolean; authors?: string[] },
  actor: Actor,
): Promise<CaseRow> {
  const { fields = row.fields, status = row.status, deleted = row.deleted, authors = row.authors } = change
  return refusingSecond(row.kind, async () => {
    const [updated] = await tx
      .update(caseRecord)
      .set({
        ...columnsOf(row.kind, fields, status),
        deleted,
        authors,
        version: row.version + 1,
        updatedBy: actor.username,
        updatedDate: services.clock.now(),
      })
      .where(eq(caseRecord.id, row.id))
      .returning()
    if (!updated) throw new Error(`The ${row.kind} ${row.id} went away while it was locked.`)
    return updated
  })
}
