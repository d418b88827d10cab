import { otherSpellings, referenceLists, spellingsText } from '@capiz/domain/reference'
import { joinList } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { and, eq, sql } from 'drizzle-orm'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changesBetween } from '../../platform/audit/changes.ts'
import { referenceItem } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/types.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { similarTo } from './insight.ts'
import { itemFields, itemReply, type StoredItem } from './row.ts'
import { clashingSheets, renameSociety } from './society.ts'
import { usageOf } from './usage.ts'

/** Societies whose spelling nobody has decided on yet, with where each is used and what it may be meant for. */
export async function doubtfulSpellings({ db }: Services) {
  const { list, deleted, attributes, description, id } = referenceItem
  const rows = await db
    .select()
    .from(referenceItem)
    .where(and(eq(list, 'society'), eq(deleted, false), sql`${attributes} ->> 'doubtful' = 'true'`))
    .orderBy(description, id)
  const spellings = []
  for (const { code, description: name } of rows) {
    const similar = await similarTo(db, 'society', name ?? code, code)
    spellings.push({
      code,
      name: name ?? code,
      usage: await usageOf(db, 'society', code),
      similar: similar.filter(({ disabled }) => !disabled),
    })
  }
  return spellings
}

interface Write {
  services: Services
  principal: Principal
  meta: CallMeta
}

async function lockSociety(tx: Transaction, field: string, code: string): Promise<StoredItem> {
  const [row] = await tx
    .select()
    .from(referenceItem)
    .where(and(eq(referenceItem.list, 'society'), eq(referenceItem.code, code.trim().toUpperCase())))
    .for('update')
  if (!row || row.deleted) return refuseField(field, 'Choose a society of the list.')
  return row
}

async function store(
  tx: Transaction,
  { services, principal, meta }: Write,
  before: StoredItem,
  change: { otherNames: string | null; deleted?: boolean },
): Promise<StoredItem> {
  const { doubtful: _doubtful, otherNames: _names, ...others } = before.attributes
  const { otherNames, deleted = false } = change
  const [row] = await tx
    .update(referenceItem)
    .set({
      attributes: otherNames === null ? others : { ...others, otherNames },
      deleted,
      updatedBy: principal.username,
      updatedDate: services.clock.now(),
      version: sql`${referenceItem.version} + 1`,
    })
    .where(eq(referenceItem.id, before.id))
    .returning()
  if (!row) throw new Error(`The society ${before.code} was not stored.`)
  const flat = (item: StoredItem) => ({ ...itemFields(item), deleted: item.deleted })
  await audit(tx, services, {
    actor: principal.username,
    action: deleted ? 'DELETE' : 'UPDATE',
    entityType: 'society',
    entityCode: row.code,
    topic: 'Reference list',
    changes: changesBetween(flat(before), flat(row)),
    meta,
  })
  return row
}

function ownNames(item: StoredItem): string[] {
  return [item.description ?? '', ...otherSpellings(item)]
}

/**
 * Decides on a spelling in doubt: it is a society of its own, or another spelling of one of the list, which then takes
 * over its members and sheets. Returns the society that stays.
 */
export async function decideSpelling(write: Write, { code, into }: { code: string; into: string | null }) {
  return inTransaction(write.services.db, async (tx) => {
    const item = await lockSociety(tx, 'code', code)
    if (into === null) {
      return itemReply(await store(tx, write, item, { otherNames: spellingsText('', otherSpellings(item)) }))
    }
    const target = await lockSociety(tx, 'into', into)
    if (target.id === item.id) return refuseField('into', 'Choose another society than the one in doubt.')
    const [from, to] = [item.description ?? '', target.description ?? '']
    const clashes = await clashingSheets(tx, from, to)
    if (clashes.length > 0) {
      const days = clashes.map(
        ({ kind, effectiveDate }) => `${kind} of ${formatDay(effectiveDate as IsoDate)}`,
      )
      const entity = referenceLists.society.entities.toLowerCase()
      return refuseField('into', `Both ${entity} have a sheet: ${joinList(days)}. Correct one of them first.`)
    }
    await renameSociety(tx, from, to)
    await store(tx, write, item, { otherNames: spellingsText(from, otherSpellings(item)), deleted: true })
    const otherNames = spellingsText(to, [...otherSpellings(target), ...ownNames(item)])
    return itemReply(await store(tx, write, target, { otherNames }))
  })
}
