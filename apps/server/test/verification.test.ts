import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checklistMark, verification, verificationDue } from '../src/db/schema/index.ts'
import { noteDueVerifications } from '../src/areas/verification/due.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { completeChecklist, freshToken, makeFacility, pdf } from './support/facilities.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
beforeEach(() => t.clock.set('2026-11-20T02:00:00Z'))
afterAll(() => t.close())

const officer = { as: 'officer' }
const officer2 = { as: 'officer2' }

type Claims = Awaited<ReturnType<typeof claimsOf>>
async function claimsOf(query: object, as = 'officer') {
  const reply = await t.call('verification.list', { query: { size: 1000, ...query } }, { as })
  expect(reply.status).toBe(200)
  return reply.body.content
}

/** A verification as the person sends it who looks at the claim. */
function look(
  claim: Claims[number] | undefined,
  result: string,
  as: string,
  more: object = {},
  files: File[] = [],
) {
  if (!claim) throw new Error('There is no such claim.')
  const { ownerCode, sourceCode, documentTypeCode, documentHash } = claim
  const document = documentTypeCode === null ? {} : { documentTypeCode, documentHash }
  const fields = { ownerCode, sourceCode, ...document, method: 'WEB', result, ...more }
  return t.call('verification.perform', { fields: fields as never, files }, { as })
}

/** A clinic with everything on its checklist, whose documents the officer uploaded. */
async function clinicOnFile() {
  const code = `V-${Math.random().toString(36).slice(2, 9).toUpperCase()}`
  const record = await makeFacility(t, { hfCode: code })
  await completeChecklist(t, record.code)
  return record
}

const claim = async (ownerCode: string, sourceCode: string, as = 'officer') =>
  (await claimsOf({ ownerCode, sourceCode, accreditationStatusCode: 'ON_PROCESS,ACCREDITED' }, as))[0]

/** Asks for the accreditation, which another person then decides on. */
const accredit = async (code: string) => {
  const { body } = await t.call('facility.get', { params: { code } }, officer)
  const change = { status: 'ACCREDITED', effectiveDate: '2026-11-20', version: body.version }
  return t.call('facility.changeStatus', { query: { healthFacilityCode: code }, body: change }, officer)
}

const rowsIn = async (code: string) => t.db.$count(verification, eq(verification.ownerCode, code))

describe('claims', () => {
  test('are the documents a source proves, and what it says of the provider, until they are verified', async () => {
    const record = await clinicOnFile()
    const own = await claimsOf({ ownerCode: record.code })
    expect(own.map(({ sourceCode }) => sourceCode).toSorted()).toEqual([
      'BIR-FACILITY',
      'SANCTIONS-FACILITY',
      'SEC-DTI',
    ])
    expect(own.every(({ state }) => state === 'UNPROVEN')).toBe(true)
    const done = await look(await claim(record.code, 'BIR-FACILITY', 'officer2'), 'CONFIRMED', 'officer2')
    expect(done.status).toBe(201)
    expect(done.body).toMatchObject({ state: 'VERIFIED', performedBy: 'officer2', nextDue: '2028-11-19' })
    expect(await claimsOf({ ownerCode: record.code, state: 'UNPROVEN' })).toHaveLength(2)
    const { body } = await t.call('verification.counts', { query: {} }, officer)
    const verified = body.states.find(({ state }) => state === 'VERIFIED')
    expect(verified?.facilities).toBe(1)
  })

  test('of equal urgency begin with the document that lapses first', async () => {
    const open = (await claimsOf({ state: 'UNPROVEN' })).filter(({ isAsked }) => !isAsked)
    const today = '2026-11-20'
    const days = open.map(({ validityDate }) => validityDate ?? '')
    const lapsing = days.filter((day) => day >= today)
    expect(new Set(lapsing).size).toBeGreaterThan(1)
    expect(days.slice(0, lapsing.length)).toEqual(lapsing.toSorted())
  })

  test('of all providers are paged without a gap, and counted alike by state and by source', async () => {
    const all = await claimsOf({})
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
    const record = await clinicOnFile()
    const own = await claim(record.code, 'BIR-FACILITY')
    expect(own).toMatchObject({ canVerify: false, problem: 'You uploaded it. Another person verifies it.' })
    const refused = await look(own, 'CONFIRMED', 'officer')
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'OWN_DOCUMENT'])
    expect(await rowsIn(record.code)).toBe(0)
  })

  test('names the document it saw: one that was replaced meanwhile is refused, and nothing is saved', async () => {
    const record = await clinicOnFile()
    const seen = await claim(record.code, 'BIR-FACILITY', 'officer2')
    const fields = { code: record.code, docType: 'BIR2303' }
    const files = [pdf('newer.pdf', 'NEWER')]
    await t.call('document.upload', { params: { entity: 'hf/document' }, fields, files }, officer)
    const refused = await look(seen, 'CONFIRMED', 'officer2')
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'DOCUMENT_REPLACED'])
    expect(refused.error.message).toBe(
      'The document was replaced on 20 Nov 2026 by officer while you looked at it. Compare the new one; nothing was saved.',
    )
    expect(await rowsIn(record.code)).toBe(0)
  })

  test('says what was found, on the record of what was claimed, with its evidence', async () => {
    const record = await clinicOnFile()
    const seen = await claim(record.code, 'BIR-FACILITY', 'officer2')
    const silent = await look(seen, 'MISMATCH', 'officer2')
    expect(silent.error.errors).toEqual([
      { field: 'found', message: 'Enter what the source says, in 3 characters or more.' },
    ])
    const found = 'The certificate belongs to another taxpayer.'
    const done = await look(seen, 'MISMATCH', 'officer2', { found }, [pdf('screen.pdf', 'SCREEN')])
    expect(done.body).toMatchObject({ state: 'CONTRADICTED', result: 'MISMATCH' })
    const { body } = await t.call('verification.history', { query: { ownerCode: record.code } }, officer)
    const [entry] = body
    expect(entry).toMatchObject({ found, performedBy: 'officer2', nextDue: null, source: seen?.source })
    expect(entry?.claimed).toMatchObject({ name: record.name, fileName: seen?.fileName })
    const query = { ownerCode: record.code, uuid: entry?.evidenceUuid ?? '' }
    const evidence = await t.call('verification.evidence', { query }, officer)
    expect(new TextDecoder().decode(evidence.bytes)).toContain('SCREEN')
    const other = await clinicOnFile()
    const foreign = await t.call(
      'verification.evidence',
      { query: { ...query, ownerCode: other.code } },
      officer,
    )
    expect(foreign.status).toBe(404)
  })

  test('is kept as it was written, whoever tries to change it', async () => {
    const record = await clinicOnFile()
    await look(await claim(record.code, 'SANCTIONS-FACILITY'), 'CONFIRMED', 'officer')
    for (const change of [
      sql`update verification set result = 'MISMATCH'`,
      sql`delete from verification`,
      sql`delete from verification_due`,
    ]) {
      await expect(t.db.execute(change)).rejects.toThrow()
    }
    expect(await rowsIn(record.code)).toBe(1)
  })

  test('is made by those alone who may change the record', async () => {
    const record = await clinicOnFile()
    const sanction = await claim(record.code, 'SANCTIONS-FACILITY')
    for (const as of ['rates', 'compliance', 'reports', 'coordinator', 'physician']) {
      expect((await look(sanction, 'CONFIRMED', as)).status).toBe(403)
    }
    for (const as of ['coordinator', 'physician']) {
      expect((await t.call('verification.list', { query: {} }, { as })).status).toBe(403)
    }
    const alien = await look(sanction, 'CONFIRMED', 'officer', { sourceCode: 'PRC' })
    expect(alien.error.errors?.[0]?.field).toBe('sourceCode')
    const unknown = await look(sanction, 'CONFIRMED', 'officer', { sourceCode: 'NOWHERE' })
    expect(unknown.error.errors?.[0]?.field).toBe('sourceCode')
    const nothing = await look(sanction, 'CONFIRMED', 'officer', { documentTypeCode: 'LTO' })
    expect(nothing.status).toBe(404)
  })

  test('that confirms marks the document on the checklist', async () => {
    const record = await clinicOnFile()
    await t.db.delete(checklistMark).where(eq(checklistMark.ownerCode, record.code))
    await look(await claim(record.code, 'BIR-FACILITY', 'officer2'), 'CONFIRMED', 'officer2')
    const query = { healthFacilityCode: record.code }
    const { body } = await t.call('facility.checklist', { query }, officer)
    expect(body.find(({ documentTypeCode }) => documentTypeCode === 'BIR2303')).toMatchObject({
      verified: true,
      verifiedBy: 'officer2',
      proof: { state: 'VERIFIED', sourceCode: 'BIR-FACILITY', isAsked: false },
    })
  })
})

describe('accreditation', () => {
  test('asks for a verification where a requirement rule names a source, and only there', async () => {
    const free = await clinicOnFile()
    const rule = {
      pageType: 'HF_CREDENTIAL',
      documentTypeCode: 'BIR2303',
      facilityTypeCode: 'DENT',
      required: true,
      sourceCode: 'BIR-FACILITY',
      effectiveDate: '2026-11-20',
    } as const
    const wrong = await t.call('requirementRule.save', { body: { ...rule, sourceCode: 'DOH' } }, officer)
    expect(wrong.error.errors?.map(({ field }) => field)).toEqual(['sourceCode'])
    const saved = await t.call('requirementRule.save', { body: rule }, officer)
    expect(saved.body).toMatchObject({
      sourceCode: 'BIR-FACILITY',
      source: 'BIR taxpayer verification, facilities',
    })
    const refused = await accredit(free.code)
    expect(refused.error['unmet']).toEqual([
      'BIR certificate of registration (form 2303): not verified against BIR-FACILITY',
    ])
    const asked = await claimsOf({ ownerCode: free.code, asked: 'true' }, 'officer2')
    expect(asked.map(({ sourceCode }) => sourceCode)).toEqual(['BIR-FACILITY'])
    await look(asked[0], 'CONFIRMED', 'officer2')
    const waiting = await accredit(free.code)
    expect(waiting.body.requestCode, JSON.stringify(waiting.error)).toMatch(/^UR-/u)
    const { id, version } = saved.body
    await t.call('requirementRule.save', { body: { ...rule, id, version, deleted: true } }, officer)
  })

  test('is stopped by a mismatch and by a sanction, although every document is marked', async () => {
    const record = await clinicOnFile()
    const found = 'Registered to another name.'
    await look(await claim(record.code, 'SEC-DTI', 'officer2'), 'MISMATCH', 'officer2', { found })
    await look(await claim(record.code, 'SANCTIONS-FACILITY'), 'MISMATCH', 'officer', { found: 'Listed.' })
    const refused = await accredit(record.code)
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'CHECKLIST_INCOMPLETE'])
    expect(refused.error['unmet']).toEqual([
      'SEC or DTI registration: contradicted by SEC-DTI',
      'Contradicted by DOH and PhilHealth sanction lists, facilities',
    ])
    await look(await claim(record.code, 'SEC-DTI', 'officer2'), 'CONFIRMED', 'officer2')
    await look(await claim(record.code, 'SANCTIONS-FACILITY'), 'CONFIRMED', 'officer')
    const asked = await accredit(record.code)
    expect(asked.body.requestCode, JSON.stringify(asked.error)).toMatch(/^UR-/u)
    await look(await claim(record.code, 'SEC-DTI', 'officer2'), 'MISMATCH', 'officer2', { found })
    const body = { code: asked.body.requestCode ?? '', acceptMoved: true }
    const late = await t.call('request.approve', { body }, { as: 'approver' })
    expect([late.status, late.error.errorCode]).toEqual([409, 'CHECKLIST_INCOMPLETE'])
  })
})

test('a confirmation comes due once, and stays due while its source cannot be reached', async () => {
  const record = await clinicOnFile()
  await look(await claim(record.code, 'SANCTIONS-FACILITY'), 'CONFIRMED', 'officer')
  const mine = () => t.db.$count(verificationDue)
  const due = async (options: object = officer) =>
    (await t.call('verification.counts', { query: {} }, options)).body.due
  const before = await due()
  t.clock.set('2026-12-19T02:00:00Z')
  await noteDueVerifications(t.services)
  const notYet = await mine()
  t.clock.set('2026-12-20T02:00:00Z')
  const noted = await noteDueVerifications(t.services)
  expect(noted).toBeGreaterThan(0)
  expect(await noteDueVerifications(t.services)).toBe(0)
  expect(await mine()).toBe(notYet + noted)
  // the sessions ended with the month
  const again = { token: await freshToken(t, 'approver') }
  const query = { ownerCode: record.code, sourceCode: 'SANCTIONS-FACILITY' }
  const stale = async () => (await t.call('verification.list', { query }, again)).body.content[0]
  const repeat = (result: 'SOURCE_DOWN' | 'CONFIRMED') => {
    const fields = { ...query, method: 'WEB' as const, result }
    return t.call('verification.perform', { fields, files: [] }, again)
  }
  expect((await due(again)).count).toBe(before.count + noted)
  expect((await stale())?.state).toBe('STALE')
  await repeat('SOURCE_DOWN')
  expect((await due(again)).count).toBe(before.count + noted)
  expect((await stale())?.state).toBe('STALE')
  await repeat('CONFIRMED')
  expect((await due(again)).count).toBe(before.count + noted - 1)
})

describe('answers of a source', () => {
  type Reply = Awaited<ReturnType<typeof show>>
  const show = (code: string) => t.call('verificationImport.get', { params: { code } }, { as: 'officer' })
  async function whole(reply: Reply) {
    for (;;) {
      const now = await show(reply.body.code)
      if (now.body.status !== 'READING' && now.body.status !== 'SAVING') return now
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const send = (text: string, sourceCode = 'PRC', as = 'officer') =>
    t.call(
      'verificationImport.start',
      { params: { kind: 'answers' }, fields: { sourceCode }, files: [new File([text], 'answers.csv')] },
      { as },
    )
  const rowsOf = async (code: string) =>
    (await t.call('verificationImport.rows', { params: { code }, query: { size: 100 } }, officer)).body
      .content

  test('come back in the batch that went out; wrong, double and unknown numbers are named by row', async () => {
    const batch = await t.call('verification.batch', { query: { sourceCode: 'prc' } }, officer)
    const [head, ...lines] = new TextDecoder().decode(batch.bytes).replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe('Provider code,Number,Name,Document,Valid until,Result,Found')
    expect(lines).toHaveLength((await claimsOf({ sourceCode: 'PRC', state: 'UNPROVEN' })).length)
    const claims = (await claimsOf({ sourceCode: 'PRC' })).filter(({ canVerify }) => canVerify)
    const [first, second, third] = claims
    const own = (await claimsOf({ sourceCode: 'PRC' })).find(({ canVerify }) => !canVerify)
    const file = [
      head,
      `${first?.ownerCode},${first?.number},,PRC,,confirmed,`,
      `,${second?.number},,,,Not found,`,
      `${third?.ownerCode},0000000,,PRC,,CONFIRMED,`,
      `,9999999,,,,CONFIRMED,`,
      `,${second?.number},,,,CONFIRMED,`,
      `${third?.ownerCode},,,,,perhaps,`,
      `${own?.ownerCode},${own?.number},,,,CONFIRMED,`,
      `${third?.ownerCode},${third?.number},,,,,`,
    ].join('\n')
    const started = await whole(await send(file))
    expect(started.body).toMatchObject({ status: 'READY', counts: { changed: 1, same: 1 } })
    const rows = await rowsOf(started.body.code)
    expect(rows.map(({ state }) => state)).toEqual([
      'changed',
      'conflict',
      'bad',
      'bad',
      'conflict',
      'bad',
      'bad',
      'same',
    ])
    const messages = rows.flatMap(({ problems }) => problems.map(({ message }) => message))
    expect(messages).toEqual(
      expect.arrayContaining([
        `The record of ${third?.ownerName} has the number ${third?.number}.`,
        'No provider on file has this number.',
        'Already entered in row 3.',
        'Enter confirmed, mismatch, not found or source not reachable.',
        'You uploaded this document. Another person verifies it.',
      ]),
    )
    const { code } = started.body
    const saved = await t.call(
      'verificationImport.save',
      { params: { code }, body: { mode: 'good' } },
      officer,
    )
    expect((await whole(saved)).body.result).toMatchObject({ imported: 1, message: '1 answer was recorded.' })
    const [entry] = await t.db
      .select()
      .from(verification)
      .where(and(eq(verification.ownerCode, first?.ownerCode ?? ''), eq(verification.sourceCode, 'PRC')))
    expect(entry).toMatchObject({ result: 'CONFIRMED', method: 'FILE', performedBy: 'officer' })
  })

  test('are not saved when the document was replaced between the check and the save', async () => {
    const seen = (await claimsOf({ sourceCode: 'PHIC-DOCTOR', state: 'UNPROVEN' })).find(
      (one) => one.canVerify,
    )
    const started = await whole(
      await send(`Provider code,Result\n${seen?.ownerCode},CONFIRMED`, 'PHIC-DOCTOR'),
    )
    expect(started.body.counts.changed).toBe(1)
    const fields = { code: seen?.ownerCode ?? '', docType: 'PHIC', validityDate: '2027-10-10' }
    const upload = { params: { entity: 'phy/document' as const }, fields, files: [pdf('new.pdf', 'NEW')] }
    expect((await t.call('document.upload', upload, officer2)).status).toBe(201)
    const { code } = started.body
    const saved = await t.call(
      'verificationImport.save',
      { params: { code }, body: { mode: 'all' } },
      officer,
    )
    expect([saved.status, saved.error.errorCode]).toEqual([409, 'STALE_RECORD'])
    expect(saved.error.message).toContain('Check the file again')
    expect(await rowsIn(seen?.ownerCode ?? '')).toBe(0)
  })

  test('ask for a source of the list', async () => {
    const { error } = await send('Number,Result\n1,CONFIRMED', 'NOWHERE')
    expect(error.errors?.map(({ field }) => field)).toEqual(['sourceCode'])
    const batch = await t.call('verification.batch', { query: { sourceCode: 'NOWHERE' } }, officer)
    expect(batch.error.errors?.map(({ field }) => field)).toEqual(['sourceCode'])
  })
})
