import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { checklistMark } from '../src/db/schema/index.ts'
import { claim, claimsOf, clinicOnFile, look, rowsIn, setUpClaims } from './support/claims.ts'
import { pdf } from './support/facilities.ts'

const t = setUpClaims()

const officer = { as: 'officer' }

describe('claims', () => {
  test('are the documents a source proves, and what it says of the provider, until they are verified', async () => {
    const record = await clinicOnFile(t)
    const own = await claimsOf(t, { ownerCode: record.code })
    expect(own.map(({ sourceCode }) => sourceCode).toSorted()).toEqual([
      'BIR-FACILITY',
      'SANCTIONS-FACILITY',
      'SEC-DTI',
    ])
    expect(own.every(({ state }) => state === 'UNPROVEN')).toBe(true)
    const done = await look(
      t,
      await claim(t, record.code, 'BIR-FACILITY', 'officer2'),
      'CONFIRMED',
      'officer2',
    )
    expect(done.status).toBe(201)
    expect(done.body).toMatchObject({ state: 'VERIFIED', performedBy: 'officer2', nextDue: '2028-11-19' })
    expect(await claimsOf(t, { ownerCode: record.code, state: 'UNPROVEN' })).toHaveLength(2)
    const { body } = await t.call('verification.counts', { query: {} }, officer)
    const verified = body.states.find(({ state }) => state === 'VERIFIED')
    expect(verified?.facilities).toBe(1)
  })

  test('of equal urgency begin with the document that lapses first', async () => {
    const open = (await claimsOf(t, { state: 'UNPROVEN' })).filter(({ isAsked }) => !isAsked)
    const today = '2026-11-20'
    const days = open.map(({ validityDate }) => validityDate ?? '')
    const lapsing = days.filter((day) => day >= today)
    expect(new Set(lapsing).size).toBeGreaterThan(1)
    expect(days.slice(0, lapsing.length)).toEqual(lapsing.toSorted())
  })

  test('of all providers are paged without a gap, and counted alike by state and by source', async () => {
    const all = await claimsOf(t, {})
    const { body } = await t.call('verification.counts', { query: {} }, officer)
    expect(body.total).toBe(all.length)
    expect(body.states.reduce((sum, one) => sum + one.facilities + one.physicians, 0)).toBe(all.length)
    const open = all.filter(({ state }) => state !== 'VERIFIED').length
    expect(body.sources.reduce((sum, one) => sum + one.open, 0)).toBe(open)
    const paged = []
    for (let page = 0; page * 50 < all.length; page++) {
      const { body: part } = await t.call('verification.list', { query: { size: 50, page } }, officer)
      paged.push(...part.content)
    }
    expect(paged).toEqual(all)
  })

  test('are refused by name when a filter names no state', async () => {
    const { error } = await t.call('verification.list', { query: { state: 'DONE' } }, officer)
    expect(error.errors?.[0]?.field).toBe('state')
  })
})

describe('a verification', () => {
  test('is never made by the person who uploaded the document', async () => {
    const record = await clinicOnFile(t)
    const own = await claim(t, record.code, 'BIR-FACILITY')
    expect(own).toMatchObject({ canVerify: false, problem: 'You uploaded it. Another person verifies it.' })
    const refused = await look(t, own, 'CONFIRMED', 'officer')
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'OWN_DOCUMENT'])
    expect(await rowsIn(t, record.code)).toBe(0)
  })

  test('names the document it saw: one that was replaced meanwhile is refused, and nothing is saved', async () => {
    const record = await clinicOnFile(t)
    const seen = await claim(t, record.code, 'BIR-FACILITY', 'officer2')
    const fields = { code: record.code, docType: 'BIR2303' }
    const files = [pdf('newer.pdf', 'NEWER')]
    await t.call('document.upload', { params: { entity: 'hf/document' }, fields, files }, officer)
    const refused = await look(t, seen, 'CONFIRMED', 'officer2')
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'DOCUMENT_REPLACED'])
    expect(refused.error.message).toBe(
      'The document was replaced on 20 Nov 2026 by officer while you looked at it. Compare the new one; nothing was saved.',
    )
    expect(await rowsIn(t, record.code)).toBe(0)
  })

  test('says what was found, on the record of what was claimed, with its evidence', async () => {
    const record = await clinicOnFile(t)
    const seen = await claim(t, record.code, 'BIR-FACILITY', 'officer2')
    const silent = await look(t, seen, 'MISMATCH', 'officer2')
    expect(silent.error.errors).toEqual([
      { field: 'found', message: 'Enter what the source says, in 3 characters or more.' },
    ])
    const found = 'The certificate belongs to another taxpayer.'
    const done = await look(t, seen, 'MISMATCH', 'officer2', { found }, [pdf('screen.pdf', 'SCREEN')])
    expect(done.body).toMatchObject({ state: 'CONTRADICTED', result: 'MISMATCH' })
    const { body } = await t.call('verification.history', { query: { ownerCode: record.code } }, officer)
    const [entry] = body
    expect(entry).toMatchObject({ found, performedBy: 'officer2', nextDue: null, source: seen?.source })
    expect(entry?.claimed).toMatchObject({ name: record.name, fileName: seen?.fileName })
    const query = { ownerCode: record.code, uuid: entry?.evidenceUuid ?? '' }
    const evidence = await t.call('verification.evidence', { query }, officer)
    expect(new TextDecoder().decode(evidence.bytes)).toContain('SCREEN')
    const other = await clinicOnFile(t)
    const foreign = await t.call(
      'verification.evidence',
      { query: { ...query, ownerCode: other.code } },
      officer,
    )
    expect(foreign.status).toBe(404)
  })

  test('is kept as it was written, whoever tries to change it', async () => {
    const record = await clinicOnFile(t)
    await look(t, await claim(t, record.code, 'SANCTIONS-FACILITY'), 'CONFIRMED', 'officer')
    for (const change of [
      sql`update verification set result = 'MISMATCH'`,
      sql`delete from verification`,
      sql`delete from verification_due`,
    ]) {
      await expect(t.db.execute(change)).rejects.toThrow()
    }
    expect(await rowsIn(t, record.code)).toBe(1)
  })

  test('is made by those alone who may change the record', async () => {
    const record = await clinicOnFile(t)
    const sanction = await claim(t, record.code, 'SANCTIONS-FACILITY')
    for (const as of ['rates', 'compliance', 'reports', 'coordinator', 'physician']) {
      expect((await look(t, sanction, 'CONFIRMED', as)).status).toBe(403)
    }
    for (const as of ['coordinator', 'physician']) {
      expect((await t.call('verification.list', { query: {} }, { as })).status).toBe(403)
    }
    const alien = await look(t, sanction, 'CONFIRMED', 'officer', { sourceCode: 'PRC' })
    expect(alien.error.errors?.[0]?.field).toBe('sourceCode')
    const unknown = await look(t, sanction, 'CONFIRMED', 'officer', { sourceCode: 'NOWHERE' })
    expect(unknown.error.errors?.[0]?.field).toBe('sourceCode')
    const nothing = await look(t, sanction, 'CONFIRMED', 'officer', { documentTypeCode: 'LTO' })
    expect(nothing.status).toBe(404)
  })

  test('that confirms marks the document on the checklist', async () => {
    const record = await clinicOnFile(t)
    await t.db.delete(checklistMark).where(eq(checklistMark.ownerCode, record.code))
    await look(t, await claim(t, record.code, 'BIR-FACILITY', 'officer2'), 'CONFIRMED', 'officer2')
    const query = { healthFacilityCode: record.code }
    const { body } = await t.call('facility.checklist', { query }, officer)
    expect(body.find(({ documentTypeCode }) => documentTypeCode === 'BIR2303')).toMatchObject({
      verified: true,
      verifiedBy: 'officer2',
      proof: { state: 'VERIFIED', sourceCode: 'BIR-FACILITY', isAsked: false },
    })
  })
})
