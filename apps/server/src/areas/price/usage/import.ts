import { sheetKindsOf } from '@capiz/domain/fees'
import { normalise, plural } from '@capiz/domain/text'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { facility, usageCount } from '../../../db/schema/index.ts'
import { rowsOf } from '../../../db/rows.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Executor, Transaction } from '../../../db/types.ts'
import type { ImportFamily, ImportKind, Judgement, SaveOrder } from '../../../engines/import/import/kind.ts'
import { yieldToEventLoop, type RowError } from '../../../engines/import/read-rows.ts'
import { liveItems } from '../../../engines/reference/list.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Services } from '../../../platform/services.ts'
import {
  usageChecker,
  usageKey,
  usageLayout,
  usageName,
  usageOf,
  tidyUsage,
  type UsageCount,
} from './layout.ts'

type Line = Parameters<typeof usageOf>[0]

const facilityCodesOf = (lines: readonly Line[]): string[] => [
  ...new Set(lines.flatMap(({ facilityCode }) => (typeof facilityCode === 'string' ? [facilityCode] : []))),
]

/** Returns the facilities of a file that are on record. */
async function knownFacilities(db: Executor, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set()
  const rows = await db
    .select({ code: facility.code })
    .from(facility)
    .where(and(inArray(facility.code, [...codes]), eq(facility.deleted, false)))
  return new Set(rows.map(({ code }) => code))
}

/** Returns what can be counted of each facility: rooms and services of the lists, and what its own sheets price. */
async function knownItems(
  db: Executor,
  codes: readonly string[],
): Promise<(facilityCode: string, itemKey: string) => boolean> {
  const lists = await Promise.all([liveItems(db, 'hf-room-category'), liveItems(db, 'medicard-service')])
  const listed = new Set(lists.flat().map(({ code }) => normalise(code)))
  const rows = await rowsOf<{ owner: string; key: string }>(
    db,
    sql`select distinct s.owner_code as owner, l.line_key as key from price_sheet s
      join price_line l on l.sheet_id = s.id
      where s.kind in (select jsonb_array_elements_text(${JSON.stringify(sheetKindsOf('facility'))}::jsonb))
        and s.owner_code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
  )
  const own = new Set(rows.map(({ owner, key }) => `${owner} ${key}`))
  return (facilityCode, itemKey) => listed.has(itemKey) || own.has(`${facilityCode} ${itemKey}`)
}

const monthKey = ({ facilityCode, month }: Pick<UsageCount, 'facilityCode' | 'month'>) =>
  `${facilityCode} ${month}`

/** Returns the stored counts of the facilities of a file, of its months alone. */
async function storedCounts(db: Executor, counts: readonly UsageCount[]): Promise<UsageCount[]> {
  const months = new Set(counts.map(monthKey))
  if (months.size === 0) return []
  const codes = [...new Set(counts.map(({ facilityCode }) => facilityCode))]
  const rows = await db.select().from(usageCount).where(inArray(usageCount.facilityCode, codes))
  return rows.filter((row) => months.has(monthKey(row)))
}

async function judge({ db }: Services, lines: readonly Line[]): Promise<(line: Line) => Judgement> {
  const codes = facilityCodesOf(lines)
  const known = await knownFacilities(db, codes)
  const isItem = await knownItems(db, codes)
  const stored = new Map(
    (await storedCounts(db, lines.map(usageOf))).map((one) => [
      [one.facilityCode, one.month, one.itemKey].join(' '),
      one.uses,
    ]),
  )
  return (line) => {
    const { facilityCode, itemKey, uses } = usageOf(line)
    const errors: RowError[] = []
    const isKnown = known.has(facilityCode)
    if (!isKnown) errors.push({ field: 'facilityCode', message: 'There is no facility with this code.' })
    if (isKnown && !isItem(facilityCode, itemKey))
      errors.push({ field: 'itemCode', message: 'The facility has no price for an item of this code.' })
    const before = stored.get(usageKey(line))
    if (before === undefined) return { state: 'new', errors, changes: [] }
    const state = before === uses ? 'same' : 'changed'
    const changes = state === 'same' ? [] : [{ field: 'uses', before, after: uses, change: uses - before }]
    return { state, errors, changes }
  }
}

/** Counts of one facility's month, summed. */
const sumOf = (counts: readonly UsageCount[]) => counts.reduce((sum, { uses }) => sum + uses, 0)

/** Takes away the stored counts of each facility's month in the file. */
async function removeMonths(tx: Transaction, months: readonly UsageCount[]): Promise<void> {
  const pairs = [...new Map(months.map((one) => [monthKey(one), one])).values()]
  const wanted = pairs.map(({ facilityCode, month }) => ({ facility_code: facilityCode, month }))
  await tx.execute(
    sql`delete from usage_count using jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as wanted(facility_code text, month text)
      where usage_count.facility_code = wanted.facility_code and usage_count.month = wanted.month`,
  )
}

/** Names in the log, for each facility, the sum of every month before and after. */
async function auditMonths(
  services: Services,
  tx: Transaction,
  { actor, details }: Pick<SaveOrder, 'actor' | 'details'>,
  before: readonly UsageCount[],
  after: readonly UsageCount[],
): Promise<void> {
  const earlier = Map.groupBy(before, monthKey)
  const source = details['source'] ?? null
  for (const [code, counts] of Map.groupBy(after, ({ facilityCode }) => facilityCode)) {
    const changes = [...Map.groupBy(counts, ({ month }) => month)].map(([month, own]) => {
      const old = earlier.get(monthKey({ facilityCode: code, month }))
      return { field: `${month}: uses`, before: old ? sumOf(old) : null, after: sumOf(own) }
    })
    await audit(tx, services, {
      actor: actor.username,
      action: 'UPDATE',
      entityType: 'usage-count',
      entityCode: code,
      topic: 'Counts of use',
      changes: [...changes, ...(source === null ? [] : [{ field: 'source', before: null, after: source }])],
      ...(actor.meta ? { meta: actor.meta } : {}),
    })
  }
}

/** Rows of one statement. */
const batch = 500

/** Replaces the months of the file, each facility's as a whole. */
async function save(services: Services, order: SaveOrder): Promise<void> {
  const { actor, onPause, finish } = order
  const counts = order.lines.map(usageOf)
  await inTransaction(services.db, async (tx) => {
    const before = await storedCounts(tx, counts)
    await removeMonths(tx, counts)
    const stamp = { createdDate: services.clock.now(), createdBy: actor.username }
    for (let from = 0; from < counts.length; from += batch) {
      const rows = counts.slice(from, from + batch)
      await tx.insert(usageCount).values(rows.map((row) => ({ ...row, ...stamp })))
      await yieldToEventLoop()
      onPause(from + rows.length)
    }
    await auditMonths(services, tx, order, before, counts)
    const months = new Set(counts.map(monthKey)).size
    const replaced = before.length > 0 ? ` They replace ${before.length.toLocaleString('en-PH')}.` : ''
    const message = `${plural(counts.length, 'count', 'counts')} of ${plural(months, 'month', 'months')} stored.${replaced}`
    await finish(tx, { recordId: null, requestCode: null, message })
  })
}

const monthly: ImportKind = {
  title: 'Counts of use',
  layout: usageLayout,
  compared: { amounts: ['uses'], others: [] },
  tidy: tidyUsage,
  keyOf: usageKey,
  namer: async () => usageName,
  checkForm: () => undefined,
  readDetails: async (_services, _file, form) => ({
    details: { source: form['source'] ?? null },
    problems: [],
    ownerCode: null,
  }),
  checker: (_codeLists, _details, today) => usageChecker(today),
  judge: (services, _details, lines) => judge(services, lines),
  inForce: async () => ({ lines: [], since: null }),
  save,
}

/** Uploads of monthly counts of use. */
export const usageImports: ImportFamily = { area: 'usage-count', kinds: { monthly } }
