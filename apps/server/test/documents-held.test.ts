import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../src/db/rows.ts'
import { attachment, documentsHeld, fileBlob } from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
const sha256 = 'a'.repeat(64)
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
  await t.db
    .insert(fileBlob)
    .values({ sha256, size: 1, contentType: 'application/pdf' })
    .onConflictDoNothing()
})
afterAll(() => t.close())

const document = (
  ownerCode: string,
  docType: string,
  more: Partial<typeof attachment.$inferInsert> = {},
) => ({
  uuid: crypto.randomUUID(),
  ownerKind: ownerCode.startsWith('HF') ? 'hf/document' : 'phy/document',
  ownerCode,
  docType,
  fileName: 'a.pdf',
  contentType: 'application/pdf',
  size: 1,
  sha256,
  uploadedBy: 'officer',
  ...more,
})

/** Owners whose kept types are not those of their documents. */
const wrong = () =>
  rowsOf(
    t.db,
    sql`select coalesce(h.owner_code, d.owner_code) as owner, h.doc_types, d.types from documents_held h
      full join (select owner_code, array_agg(distinct doc_type::text order by doc_type::text) as types from attachment
        where owner_kind in ('hf/document', 'hf/contract', 'phy/document', 'phy/contract')
          and not deleted and superseded_by is null and doc_type is not null group by 1) d on d.owner_code = h.owner_code
      where coalesce((select array_agg(x order by x) from unnest(h.doc_types) x), '{}') is distinct from coalesce(d.types, '{}')`,
  )

async function held(ownerCode: string): Promise<string[] | undefined> {
  const [row] = await t.db.select().from(documentsHeld).where(eq(documentsHeld.ownerCode, ownerCode))
  return row?.docTypes.toSorted()
}

test('the types a provider holds follow every change of its documents', async () => {
  expect(await wrong()).toEqual([])
  await t.db.delete(attachment)
  expect(await held('HF0000001')).toEqual([])
  const first = document('HF0000001', 'LTO')
  await t.db
    .insert(attachment)
    .values([
      first,
      document('HF0000001', 'PHIC'),
      document('HF0000001', 'MOA', { ownerKind: 'hf/contract' }),
      document('HF0000001', 'GENERAL', { ownerKind: 'hf/memo' }),
      document('PHY0000001', 'PRC'),
    ])
  expect([await held('HF0000001'), await held('PHY0000001')]).toEqual([['LTO', 'MOA', 'PHIC'], ['PRC']])
  const is = eq(attachment.uuid, first.uuid)
  await t.db.update(attachment).set({ deleted: true }).where(is)
  expect(await held('HF0000001')).toEqual(['MOA', 'PHIC'])
  await t.db.update(attachment).set({ deleted: false, ownerCode: 'HF0000002' }).where(is)
  expect([await held('HF0000001'), await held('HF0000002')]).toEqual([['MOA', 'PHIC'], ['LTO']])
  await t.db.update(attachment).set({ supersededBy: crypto.randomUUID() }).where(is)
  expect(await held('HF0000002')).toEqual([])
  // one held for a form or with a request becomes the document of a record
  await t.db
    .insert(attachment)
    .values(document('UR-1', 'SANIT', { ownerKind: 'request', uuid: crypto.randomUUID() }))
  await t.db
    .update(attachment)
    .set({ ownerKind: 'hf/document', ownerCode: 'HF0000003' })
    .where(eq(attachment.docType, 'SANIT'))
  expect(await held('HF0000003')).toEqual(['SANIT'])
  await t.db.delete(attachment).where(eq(attachment.ownerCode, 'HF0000003'))
  expect(await held('HF0000003')).toEqual([])
  expect(await wrong()).toEqual([])
})

test('of many who add documents to one provider at once none is lost', async () => {
  const types = ['LTO', 'PHIC', 'SANIT', 'FSIC', 'BANK', 'RATES', 'ROSTER', 'PHOTO']
  await Promise.all(
    types.map((docType) =>
      inTransaction(t.db, async (tx) => {
        await tx.insert(attachment).values(document('HF0000009', docType))
        await tx.execute(sql`select pg_sleep(0.02)`)
      }),
    ),
  )
  expect(await held('HF0000009')).toEqual(types.toSorted())
})
