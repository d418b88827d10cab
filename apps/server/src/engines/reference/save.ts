import { otherSpellings, spellingsText, tidyReferenceItem, type ReferenceBase } from '@capiz/domain/reference'
import { and, eq, sql } from 'drizzle-orm'
import { audit, type AuditAction } from '../../platform/audit/audit.ts'
import { changesBetween } from '../../platform/audit/changes.ts'
import { checkGroupRole } from '../../platform/access/grants.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { brokenUnique } from '../../db/errors.ts'
import { referenceItem } from '../../db/schema/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { CallMeta } from '../../platform/access/call-meta.ts'
import type { Services } from '../../platform/services.ts'
import { checkItem } from './check.ts'
import { itemColumns, itemFields, itemReply, listOf, type ItemFields, type StoredItem } from './row.ts'
import { listedName, renameSociety } from './society.ts'
import { isCodeUsed } from './usage.ts'

/** The user and the call of a save. */
export interface ReferenceWrite {
  services: Services
  base: ReferenceBase
  principal: Principal
  meta: CallMeta
}

type Given = ItemFields & { deleted?: boolean; id?: number | null | undefined; version?: number | undefined }

/** Refuses, by name, what says of a new item that it is an old one. */
function refuseKeys({ id, version }: Given): void {
  const message = 'A new item has none. An item that exists is changed at its own address.'
  const errors = Object.entries({ id, version })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([field]) => ({ field, message }))
  if (errors.length > 0) refuse('VALIDATION', { errors })
}

/** Tells which unique rule of the list was broken, by the index the database names. */
async function namingUniqueRule<T>(base: ReferenceBase, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const index = ['reference_item_code_uk', 'reference_item_description_uk'].indexOf(
      brokenUnique(error) ?? '',
    )
    const rule = listOf(base).unique[index]
    if (!rule) throw error
    return refuse(rule.errorCode, { details: { fields: rule.fields } })
  }
}

async function record(
  tx: Transaction,
  write: ReferenceWrite,
  row: StoredItem,
  before?: StoredItem,
): Promise<void> {
  const flat = (item: StoredItem) => ({ ...itemFields(item), deleted: item.deleted })
  const action: AuditAction = !before ? 'CREATE' : row.deleted && !before.deleted ? 'DELETE' : 'UPDATE'
  await audit(tx, write.services, {
    actor: write.principal.username,
    action,
    entityType: listOf(write.base).base,
    entityCode: row.code,
    topic: 'Reference list',
    changes: changesBetween(before && flat(before), flat(row)),
    meta: write.meta,
  })
}

async function columnsFor(db: Executor, base: ReferenceBase, given: Given): Promise<ItemFields> {
  const { list: _list, ...fields } = tidyReferenceItem(base, given)
  const { medicalSociety } = fields
  if (base === 'specialization' && typeof medicalSociety === 'string' && medicalSociety !== '') {
    return { ...fields, medicalSociety: await listedName(db, medicalSociety) }
  }
  // A template nobody marked otherwise can be changed.
  return base === 'text-template' ? { ...fields, maintainable: fields['maintainable'] ?? true } : fields
}

/** Adds an item to a list (POST of specification 2, 7.2). */
export async function createItem(write: ReferenceWrite, given: Given) {
  const { services, principal } = write
  const list = listOf(write.base)
  refuseKeys(given)
  const item = await columnsFor(services.db, list.base, given)
  if (list.base === 'sign-in-group') await checkGroupRole(services.db, principal, item['role'])
  const problems = await checkItem(services.db, list, item)
  if (problems.length > 0) refuse('VALIDATION', { errors: problems })
  const now = services.clock.now()
  const stamps = {
    createdBy: principal.username,
    createdDate: now,
    updatedBy: principal.username,
    updatedDate: now,
  }
  const row = await namingUniqueRule(list.base, () =>
    inTransaction(services.db, async (tx) => {
      const values = { ...itemColumns(list.base, item), ...stamps, deleted: given.deleted ?? false }
      const [saved] = await tx.insert(referenceItem).values(values).returning()
      if (!saved) throw new Error(`The item of ${list.base} was not stored.`)
      await record(tx, write, saved)
      return saved
    }),
  )
  return itemReply(row)
}

async function lockItem(tx: Transaction, base: ReferenceBase, id: number): Promise<StoredItem> {
  const [row] = await tx
    .select()
    .from(referenceItem)
    .where(and(eq(referenceItem.id, id), eq(referenceItem.list, listOf(base).base)))
    .for('update')
  return row ?? refuse('NOT_FOUND')
}

function refuseFixed(row: StoredItem): void {
  if (row.list === 'text-template' && row.attributes['maintainable'] === false) refuse('NOT_MAINTAINABLE')
}

async function store(
  tx: Transaction,
  write: ReferenceWrite,
  before: StoredItem,
  columns: Partial<typeof referenceItem.$inferInsert>,
): Promise<StoredItem> {
  const [saved] = await tx
    .update(referenceItem)
    .set({
      ...columns,
      updatedBy: write.principal.username,
      updatedDate: write.services.clock.now(),
      version: sql`${referenceItem.version} + 1`,
    })
    .where(eq(referenceItem.id, before.id))
    .returning()
  if (!saved) throw new Error(`The item ${before.id} was not stored.`)
  await record(tx, write, saved, before)
  return saved
}

/** Keeps the former name of a society among its other spellings, so that files and clients may go on using it. */
function renamed(base: ReferenceBase, before: StoredItem, given: Given): Given {
  const { description, otherNames } = given
  if (base !== 'society' || typeof description !== 'string') return given
  const spellings = otherSpellings({ attributes: { otherNames } })
  return { ...given, otherNames: spellingsText(description, [...spellings, before.description ?? '']) }
}

/** Changes an item; `deleted` true disables it and false enables it again (specification 2, section 4). */
export async function updateItem(write: ReferenceWrite, id: number, given: Given) {
  const list = listOf(write.base)
  if ((given.id ?? id) !== id) refuseField('id', 'This is the id of another item than the address names.')
  const row = await namingUniqueRule(list.base, () =>
    inTransaction(write.services.db, async (tx) => {
      const before = await lockItem(tx, list.base, id)
      if (given.version === undefined) refuseField('version', 'Send the version of the item you changed.')
      if (given.version !== before.version)
        refuse('STALE_RECORD', { details: { current: itemReply(before) } })
      refuseFixed(before)
      const item = await columnsFor(tx, list.base, renamed(list.base, before, given))
      if (list.base === 'sign-in-group') await checkGroupRole(tx, write.principal, item['role'])
      const problems = await checkItem(tx, list, item, itemFields(before))
      if (problems.length > 0) refuse('VALIDATION', { errors: problems })
      const columns = itemColumns(list.base, item)
      if (columns.code !== before.code && (await isCodeUsed(tx, list.base, before.code)))
        refuse('CODE_IN_USE')
      if (list.base === 'society' && columns.description && before.description)
        await renameSociety(tx, before.description, columns.description)
      return store(tx, write, before, { ...columns, deleted: given.deleted ?? false })
    }),
  )
  return itemReply(row)
}

/** Disables the items of a list that carry a code; doing it again changes nothing (domain model 3, P1). */
export async function removeByCode(write: ReferenceWrite, code: string): Promise<void> {
  const { base } = listOf(write.base)
  await inTransaction(write.services.db, async (tx) => {
    const rows = await tx
      .select()
      .from(referenceItem)
      .where(and(eq(referenceItem.list, base), eq(referenceItem.code, code.trim().toUpperCase())))
      .orderBy(referenceItem.id)
      .for('update')
    if (rows.length === 0) refuse('NOT_FOUND')
    for (const row of rows) {
      refuseFixed(row)
      if (!row.deleted) await store(tx, write, row, { deleted: true })
    }
  })
}
