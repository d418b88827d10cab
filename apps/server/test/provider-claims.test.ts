import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../src/db/rows.ts'
import { attachment, fileBlob, physician, referenceItem, verification } from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { type Numbers, numbers, oneOf } from './numbers.ts'
import { answerClaims } from './support/answered-claims.ts'

let t: TestApp
const hashes = ['a', 'b', 'c'].map((letter) => letter.repeat(64))
const types = ['PRC', 'PHIC', 'LTO', 'S2', 'MOA']
const owners = ['PHY0000001', 'PHY0000002', 'PHY0000003', 'HF0000001', 'HF0000002']
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
  await t.db
    .insert(fileBlob)
    .values(hashes.map((sha256) => ({ sha256, size: 1, contentType: 'application/pdf' })))
    .onConflictDoNothing()
})
afterAll(() => t.close())

/** The kept claims that differ from those that documents, verifications, providers and sources make, written out anew. */
const wrong = () =>
  rowsOf(
    t.db,
    sql`with source as (select r.code, r.group_by, t.doc_type from reference_item r cross join lateral (
        select distinct x as doc_type from unnest(regexp_split_to_array(upper(coalesce(r.attributes->>'documentTypes', '')), '[;,\\s]+')) x
          where x <> '' or coalesce(r.attributes->>'documentTypes', '') !~ '[^;,\\s]') t
        where r.list = 'verification-source' and not r.deleted),
      provider as (select 'FACILITY' as kind, code, accreditation_status_code as status from facility where not deleted and accepted and duplicate_of is null
        union all select 'PHYSICIAN', code, accreditation_status_code from physician where not deleted and accepted and duplicate_of is null),
      derived as (select p.code as owner_code, s.code as source_code, s.doc_type, p.status, d.id as attachment_id, v.id as verification_id, v.result, v.next_due
        from provider p join source s on (s.group_by = 'FACILITY') = (p.kind = 'FACILITY')
        left join lateral (select * from attachment a where a.owner_code = p.code and a.doc_type = s.doc_type
          and a.owner_kind in (case p.kind when 'FACILITY' then 'hf/document' else 'phy/document' end, case p.kind when 'FACILITY' then 'hf/contract' else 'phy/contract' end) and not a.deleted and a.superseded_by is null
          order by a.validity_date desc nulls first, a.id desc limit 1) d on true
        left join lateral (select * from verification x where x.owner_code = p.code and x.source_code = s.code and x.result <> 'SOURCE_DOWN'
          and coalesce(x.document_type_code, '') = s.doc_type and coalesce(x.document_hash, '') = coalesce(d.sha256, '')
          order by x.id desc limit 1) v on true
        where s.doc_type = '' or d.id is not null)
      select coalesce(d.owner_code, c.owner_code) as owner, coalesce(d.source_code, c.source_code) as source from derived d
      full join provider_claim c on c.owner_code = d.owner_code and c.source_code = d.source_code and c.doc_type = d.doc_type
      where (c.owner_status, c.attachment_id, c.verification_id, c.result, c.next_due) is distinct from
        (d.status, d.attachment_id, d.verification_id, d.result, d.next_due)`,
  )

function document(next: Numbers): typeof attachment.$inferInsert {
  const ownerCode = oneOf(owners, next)
  const prefix = ownerCode.startsWith('HF') ? 'hf' : 'phy'
  return {
    uuid: crypto.randomUUID(),
    ownerKind: oneOf([`${prefix}/document`, `${prefix}/document`, `${prefix}/contract`, 'request'], next),
    ownerCode,
    docType: oneOf(types, next),
    fileName: 'a.pdf',
    contentType: 'application/pdf',
    size: 1,
    sha256: oneOf(hashes, next),
    uploadedBy: 'officer',
    validityDate: oneOf([null, '2026-01-01', '2027-01-01'] as const, next),
  }
}

/** Every kind of write that claims depend on. */
const writes: readonly ((next: Numbers) => Promise<unknown>)[] = [
  (next) => t.db.insert(attachment).values([document(next), document(next)]),
  (next) =>
    t.db
      .update(attachment)
      .set({ deleted: next(2) === 0 })
      .where(sql`id % 7 = ${next(7)}`),
  (next) =>
    t.db
      .update(attachment)
      .set({ ownerCode: oneOf(owners, next), ownerKind: 'phy/document' })
      .where(sql`id % 11 = ${next(11)}`),
  (next) =>
    t.db
      .update(attachment)
      .set({ supersededBy: next(2) === 0 ? crypto.randomUUID() : null })
      .where(sql`id % 5 = ${next(5)}`),
  (next) => t.db.delete(attachment).where(sql`id % 13 = ${next(13)}`),
  (next) => {
    const ownerCode = oneOf(owners, next)
    const documentTypeCode = oneOf([...types, null], next)
    return t.db.insert(verification).values({
      ownerKind: ownerCode.startsWith('HF') ? 'hf' : 'phy',
      ownerCode,
      sourceCode: oneOf(['PRC', 'PHIC-DOCTOR', 'DOH', 'SANCTIONS-DOCTOR', 'SANCTIONS-FACILITY'], next),
      claim: 'LICENCE',
      documentTypeCode,
      documentHash: documentTypeCode && oneOf(hashes, next),
      claimed: {},
      method: 'WEB',
      result: oneOf(['CONFIRMED', 'NOT_CONFIRMED', 'SOURCE_DOWN'] as never[], next),
      nextDue: '2027-01-01',
      performedBy: 'officer',
    })
  },
  (next) =>
    t.db
      .update(physician)
      .set({ deleted: next(2) === 0 })
      .where(sql`id % 3 = ${next(3)}`),
  (next) =>
    t.db
      .update(physician)
      .set({ accreditationStatusCode: oneOf(['ACCREDITED', 'SUSPENDED'], next) })
      .where(sql`id % 4 = ${next(4)}`),
  (next) => t.db.execute(sql`update facility set accepted = ${next(2) === 0} where id % 3 = ${next(3)}`),
  (next) =>
    t.db
      .update(referenceItem)
      .set({ attributes: { documentTypes: oneOf(['PRC', 'PRC; S2', '', 'phic,s2'], next) } })
      .where(sql`list = 'verification-source' and code = ${oneOf(['PRC', 'DOH', 'SANCTIONS-DOCTOR'], next)}`),
  (next) =>
    t.db
      .update(referenceItem)
      .set({ deleted: next(2) === 0 })
      .where(sql`list = 'verification-source' and code = 'PHIC-DOCTOR'`),
]

test('the kept claims are those of the records after every kind of write', async () => {
  await answerClaims(t)
  expect(await wrong()).toEqual([])
  for (let round = 0; round < 6 * writes.length; round++) {
    const next = numbers(round + 1)
    await writes[round % writes.length]?.(next)
    expect(await wrong(), `write ${round % writes.length} of round ${round}`).toEqual([])
  }
})

test('of many who add documents of one type to one provider at once the one that lasts longest is kept', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      inTransaction(t.db, async (tx) => {
        await tx.insert(attachment).values({
          ...document(numbers(at)),
          ownerKind: 'phy/document',
          ownerCode: 'PHY0000004',
          docType: 'PRC',
          validityDate: sql`make_date(${2030 + at}::int, 1, 1)`,
        })
        await tx.execute(sql`select pg_sleep(0.02)`)
      }),
    ),
  )
  expect(await wrong()).toEqual([])
})

test('pages of the most urgent claims are the list, each claim once and none before one that is more urgent', async () => {
  const read = async (query: Record<string, string | number>) =>
    (await t.call('verification.list', { query: { ...query } }, { as: 'admin' })).body
  const { totalElements } = await read({ size: 1 })
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(totalElements / 40) }, (_, page) => read({ page, size: 40 })),
  )
  const paged = pages.flatMap(({ content }) => content)
  const keyOf = ({ ownerCode, sourceCode, documentTypeCode }: (typeof paged)[number]) =>
    `${ownerCode} ${sourceCode} ${documentTypeCode}`
  const all = await read({ size: 1000, sort: 'ownerCode,ASC' })
  expect(paged.map(keyOf).toSorted()).toEqual(all.content.map(keyOf).toSorted())
  const urgency = { CONTRADICTED: 0, STALE: 2, UNPROVEN: 3, VERIFIED: 4 }
  const places = paged.map(({ state, isAsked }) => {
    const place = urgency[state]
    return isAsked && (place === 2 || place === 3) ? 1 : place
  })
  expect(places.filter((place, at) => place < (places[at - 1] ?? 0))).toEqual([])
})
