import { priceSheetKinds, sheetKey, sheetKindsOf } from '@capiz/domain/fees'
import { findSociety } from '@capiz/domain/reference'
import { eq, inArray, sql } from 'drizzle-orm'
import { priceSheet, referenceItem } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { StoredItem } from './row.ts'

/** Returns the whole list of societies, deleted ones too. */
function allSocieties(db: Executor): Promise<StoredItem[]> {
  return db.select().from(referenceItem).where(eq(referenceItem.list, 'society')).orderBy(referenceItem.id)
}

/** Returns the society a text means by name, code or another spelling; undefined where the list has none. */
export async function societyNamed(db: Executor, text: string | null): Promise<StoredItem | undefined> {
  return findSociety(await allSocieties(db), text)
}

/** Returns a society's name as the list has it; a text the list does not know stands for itself. */
export async function listedName(db: Executor, text: string): Promise<string> {
  return (await societyNamed(db, text))?.description ?? text
}

/** Kinds of price sheets that belong to a society. */
const kinds = sheetKindsOf('society')

/** Matches a stored name with another one whatever its capitals, as sheets and members are matched. */
const isName = (column: ReturnType<typeof sql>, name: string) => sql`lower(${column}) = lower(${name})`

async function renameMembers(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`update physician set specializations = (
      select jsonb_agg(case when ${isName(sql`one->>'societyName'`, from)}
        then one || jsonb_build_object('societyName', ${to}::text) else one end order by place)
      from jsonb_array_elements(specializations) with ordinality as listed(one, place))
    where exists (select from jsonb_array_elements(specializations) one
      where ${isName(sql`one->>'societyName'`, from)})`)
}

/** Returns the days on which both societies have a sheet of one kind and care setting; those cannot be put together. */
export async function clashingSheets(
  db: Executor,
  from: string,
  to: string,
): Promise<{ kind: string; effectiveDate: string }[]> {
  const rows = await db.select().from(priceSheet)
    .where(sql`${inArray(priceSheet.kind, kinds)} and not ${priceSheet.deleted}
      and (${isName(sql`${priceSheet.ownerCode}`, from)} or ${isName(sql`${priceSheet.ownerCode}`, to)})`)
  const seen = new Map<string, number>()
  const keyOf = ({ kind, header, effectiveDate }: (typeof rows)[number]) =>
    JSON.stringify([kind, header['serviceType'], effectiveDate])
  for (const row of rows) seen.set(keyOf(row), (seen.get(keyOf(row)) ?? 0) + 1)
  return rows
    .filter((row) => row.ownerCode?.toLowerCase() === from.toLowerCase() && (seen.get(keyOf(row)) ?? 0) > 1)
    .map(({ kind, effectiveDate }) => ({
      kind: priceSheetKinds[kind as keyof typeof priceSheetKinds].title,
      effectiveDate,
    }))
}

async function renameSheets(tx: Transaction, from: string, to: string): Promise<void> {
  const rows = await tx
    .select({ id: priceSheet.id, header: priceSheet.header })
    .from(priceSheet)
    .where(sql`${inArray(priceSheet.kind, kinds)} and ${isName(sql`${priceSheet.ownerCode}`, from)}`)
  for (const { id, header } of rows) {
    const renamed = { ...header, societyName: to }
    await tx
      .update(priceSheet)
      .set({ ownerCode: to, header: renamed, headerKey: sheetKey(renamed) })
      .where(eq(priceSheet.id, id))
  }
}

/**
 * Writes a society's new name wherever its name is held: physicians, price sheets and specializations. Nothing else
 * names societies, so nobody loses an agreed fee by a corrected spelling.
 */
export async function renameSociety(tx: Transaction, from: string, to: string): Promise<void> {
  await renameMembers(tx, from, to)
  await renameSheets(tx, from, to)
  await tx
    .update(referenceItem)
    .set({ medicalSociety: to })
    .where(
      sql`${referenceItem.list} = 'specialization' and ${isName(sql`${referenceItem.medicalSociety}`, from)}`,
    )
}
