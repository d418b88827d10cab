// One file of more than 300 lines: an upload, its check and its save are steps on one database, prepared once.
import { rosterFields } from '@capiz/domain/roster'
import { and, eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '@capiz/domain/time'
import { affiliation, attachment, facility, physician } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { sheetFile, type Rows } from './support/workbooks.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
afterAll(() => t.close())

const healthFacilityCode = 'HF0000001'
const headings = rosterFields.map(({ label }) => label)
let made = 3_100_000

/** A roster row with everything a new record needs. */
function person(more: Record<string, string | null> = {}): Record<string, string | null> {
  made += 1
  return {
    prcNumber: String(made),
    phyTypeCode: 'MD',
    // far enough from each other that none is thought another
    lastName: String(made)
      .slice(-3)
      .replaceAll(/\d/g, (digit) => `${'abdefgilmo'[Number(digit)]?.repeat(4) ?? ''}y`),
    firstName: 'Hiyas',
    specializationCode: 'IM',
    relation: 'VISITING',
    room: '204',
    emailAddress: `hiyas${made}@doctor.example`,
    mobileNumber: '09175550123',
    birthDate: '1980-02-03',
    sex: 'F',
    prcValidity: '2028-02-03',
    ...more,
  }
}

const sheetOf = (rows: readonly Record<string, string | null>[]): Rows => [
  headings,
  ...rows.map((row) => rosterFields.map(({ name }) => row[name] ?? null)),
]

async function free() {
  const rows = await t.db
    .select({ doctor: physician, at: facility.code })
    .from(physician)
    .leftJoin(affiliation, eq(affiliation.physicianId, physician.id))
    .leftJoin(facility, and(eq(facility.id, affiliation.facilityId), eq(facility.code, healthFacilityCode)))
    .where(and(eq(physician.deleted, false), eq(physician.accepted, true)))
  const taken = new Set(rows.filter(({ at }) => at !== null).map(({ doctor }) => doctor.code))
  const doctors = new Map(rows.map(({ doctor }) => [doctor.code, doctor]))
  return [...doctors.values()].filter(({ code }) => !taken.has(code))
}

const rowOf = (doctor: typeof physician.$inferSelect) => ({
  prcNumber: doctor.prcNumber,
  phyTypeCode: doctor.phyTypeCode,
  lastName: doctor.lastName,
  firstName: doctor.firstName,
})

type Reply = Awaited<ReturnType<typeof show>>
const show = (code: string, as: string) => t.call('rosterImport.get', { params: { code } }, { as })

async function whole(reply: Reply, as: string) {
  if (reply.status >= 300) return reply
  for (;;) {
    const now = await show(reply.body.code, as)
    if (now.body.status !== 'READING' && now.body.status !== 'SAVING') return { ...now, status: reply.status }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function start(rows: Rows, as = 'officer') {
  const files = [new File([new Uint8Array(sheetFile(rows))], 'roster.xlsx')]
  const fields = { healthFacilityCode }
  return whole(await t.call('rosterImport.start', { params: { kind: 'roster' }, fields, files }, { as }), as)
}
const save = async (code: string, mode: 'all' | 'good', as = 'officer') =>
  whole(await t.call('rosterImport.save', { params: { code }, body: { mode } }, { as }), as)
const check = async (code: string, body: object, as = 'officer') =>
  whole(await t.call('rosterImport.check', { params: { code }, body }, { as }), as)
const rowsOf = async (code: string, as = 'officer') =>
  (await t.call('rosterImport.rows', { params: { code }, query: { size: 1000 } }, { as })).body.content

const pair = (physicianCode: string) =>
  t.call('affiliation.findByPair', { query: { physicianCode, healthFacilityCode } }, { as: 'officer' })

describe('a roster on the bench', () => {
  test('tells its rows apart, saves nothing until confirmed, then everything', async () => {
    const [known, other] = await free()
    const here = await t.call(
      'physician.affiliatedDoctors',
      { query: { healthFacilityCode, size: 1 } },
      { as: 'officer' },
    )
    const [there] = await t.db.select().from(physician).where(eq(physician.code, here.body.content[0]!.code))
    const newcomer = person()
    const rows = [rowOf(known!), newcomer, rowOf(there!), { ...rowOf(other!), lastName: 'Ibanghal' }]
    const started = await start(sheetOf(rows))
    expect(started.status, JSON.stringify(started.body)).toBe(201)
    expect(started.body.counts).toMatchObject({ new: 1, changed: 1, same: 1, conflict: 1, bad: 0 })
    const [first, second, third, fourth] = await rowsOf(started.body.code)
    expect(first?.note).toContain(`${known!.code}): licence on record`)
    expect(second?.note).toContain('New record')
    expect(third?.note).toContain('Already affiliated')
    expect(fourth?.problems[0]).toMatchObject({ field: 'decision' })
    expect(fourth?.choices?.options.map(({ value }) => value)).toEqual([other!.code, 'SKIP'])
    expect((await pair(known!.code)).status).toBe(404)
    expect((await save(started.body.code, 'all')).error.errorCode).toBe('UPLOAD_REJECTED')

    const decided = await check(started.body.code, {
      cells: [{ row: fourth!.row!, field: 'decision', value: other!.code }],
    })
    expect(decided.body.counts).toMatchObject({ new: 1, changed: 2, same: 1, conflict: 0 })
    const done = await save(started.body.code, 'all')
    expect(done.body).toMatchObject({ status: 'DONE', result: { imported: 3 } })
    expect(done.body.result?.message).toContain('1 physician was added')
    expect((await pair(known!.code)).body).toMatchObject({ status: 'ON_PROCESS' })
    const [stored] = await t.db
      .select()
      .from(physician)
      .where(eq(physician.prcNumber, newcomer['prcNumber'] ?? ''))
    expect(stored).toMatchObject({ source: 'IMPORT', accreditationStatusCode: 'ON_PROCESS' })
    expect((await pair(stored!.code)).body).toMatchObject({ room: '204', relation: 'VISITING' })
    const again = await start(sheetOf([newcomer]))
    expect(again.body.counts).toMatchObject({ same: 1, new: 0 })
  })

  test('a new record needs the columns that are declared so, and no other', async () => {
    const optional = rosterFields.filter(({ name, required }) => !required && name !== 'decision')
    const { body } = await start(sheetOf(optional.map(({ name }) => person({ [name]: null }))))
    const lines = await rowsOf(body.code)
    const refused = optional.filter((_, at) => (lines[at]?.problems.length ?? 0) > 0)
    expect(refused).toEqual(rosterFields.filter(({ isForNew }) => isForNew))
  })

  test('names every bad cell, which can be mended on the bench', async () => {
    const rows = [
      person({ prcNumber: '12x', emailAddress: 'none' }),
      person({ birthDate: null, specializationCode: 'NOPE' }),
      { ...person(), sex: 'X' },
    ]
    const { body } = await start(sheetOf([...rows, rows[2]!]))
    expect(body.counts).toMatchObject({ bad: 3, conflict: 1 })
    const lines = await rowsOf(body.code)
    const fields = lines.map(({ problems }) => problems.map(({ field }) => field).sort())
    expect(fields[0]).toEqual(expect.arrayContaining(['emailAddress', 'prcNumber']))
    expect(fields[1]).toEqual(expect.arrayContaining(['birthDate', 'specializationCode']))
    expect(lines[1]?.problems.find(({ field }) => field === 'birthDate')?.message).toContain(
      'Needed for a new record',
    )
    expect(fields[2]).toContain('sex')
    const fresh = person()
    const cells = (['prcNumber', 'emailAddress'] as const).map((field) => {
      return { row: lines[0]!.row!, field, value: fresh[field] ?? '' }
    })
    const mended = await check(body.code, { cells })
    expect(mended.body.counts).toMatchObject({ new: 1, bad: 2 })
  })

  test('marks rows whose physician takes no new affiliations because a licence has lapsed', async () => {
    const [known] = await free()
    const lapsed = { validityDate: addDays(t.clock.today(), -5), effectiveDate: '2020-01-01' as const }
    const own = and(eq(attachment.ownerCode, known!.code), eq(attachment.docType, 'PRC'))
    const before = await t.db.select().from(attachment).where(own)
    await t.db
      .update(physician)
      .set({ accreditationStatusCode: 'ACCREDITED' })
      .where(eq(physician.id, known!.id))
    await t.db.update(attachment).set(lapsed).where(own)
    const { body } = await start(sheetOf([rowOf(known!), person()]))
    const [first, second] = await rowsOf(body.code)
    expect(first?.problems).toMatchObject([
      { field: 'decision', message: expect.stringContaining('takes no new affiliations') as string },
    ])
    expect(second?.problems).toEqual([])
    for (const { id, validityDate, effectiveDate } of before)
      await t.db.update(attachment).set({ validityDate, effectiveDate }).where(eq(attachment.id, id))
    await t.db
      .update(physician)
      .set({ accreditationStatusCode: known!.accreditationStatusCode })
      .where(eq(physician.id, known!.id))
  })

  test('refuses a row that changed between the check and the confirmation', async () => {
    const newcomer = person()
    const { body } = await start(sheetOf([newcomer]))
    const made = await t.call(
      'physician.save',
      {
        body: {
          ...(newcomer as { sex: 'F' } & Record<string, string>),
          phyTypeCode: 'MD',
          confirmDuplicates: true,
          specializations: [{ specializationCode: 'IM', primary: true }],
        } as never,
      },
      { as: 'officer' },
    )
    expect(made.status, JSON.stringify(made.error)).toBe(201)
    const done = await save(body.code, 'all')
    expect(done.error?.errorCode ?? done.body.message).toMatch(/STALE_RECORD|not what it was/)
    expect((await show(body.code, 'officer')).body.status).toBe('READY')
  })

  test('a file of another facility is refused before anything is saved', async () => {
    const { body } = await start([['Facility code', 'HF0000002'], [], ...sheetOf([person()])])
    expect(body.detailProblems[0]?.message).toContain('HF0000002')
    expect((await save(body.code, 'all')).error.errorCode).toBe('VALIDATION')
  })
})

describe('a roster of a coordinator', () => {
  test('is one request for the own facility, whose approval saves it', async () => {
    const newcomer = person()
    const started = await start(sheetOf([newcomer]), 'coordinator')
    expect(started.status).toBe(201)
    const sent = await save(started.body.code, 'all', 'coordinator')
    const code = sent.body.result?.requestCode ?? ''
    expect(code).toMatch(/^UR-/)
    const find = () =>
      t.db
        .select()
        .from(physician)
        .where(eq(physician.prcNumber, newcomer['prcNumber'] ?? ''))
    expect(await find()).toEqual([])
    const shown = await t.call('request.get', { params: { code } }, { as: 'officer' })
    expect(shown.body.changes.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Facility', 'Physicians in the roster', 'Row 1']),
    )
    await t.call('request.review', { body: { code } }, { as: 'officer' })
    const approved = await t.call('request.approve', { body: { code, remarks: 'Fine' } }, { as: 'approver' })
    expect(approved.status, JSON.stringify(approved.error)).toBe(200)
    const [stored] = await find()
    expect((await pair(stored!.code)).body).toMatchObject({ status: 'ON_PROCESS' })
  })
  test('A10: ends in the status of a single request of the same pair', async () => {
    const where = { deleted: false, accreditationStatusCode: 'ACCREDITED' }
    await t.db.update(facility).set(where).where(eq(facility.code, healthFacilityCode))
    const doctors = (await free()).filter(({ duplicateOf }) => duplicateOf === null)
    const accredited = doctors.filter((one) => one.accreditationStatusCode === 'ACCREDITED')
    const others = doctors.filter((one) => one.accreditationStatusCode === 'ON_PROCESS')
    const [single, otherSingle] = [accredited[0]!, others[0]!]
    const inRoster = [...accredited.slice(1, 3), ...others.slice(1, 3)]
    const codes: string[] = []
    for (const { code: physicianCode } of [single, otherSingle]) {
      const body = { physicianCode, healthFacilityCode, status: 'ON_PROCESS' }
      const asked = await t.call('affiliation.save', { body }, { as: 'coordinator' })
      codes.push(asked.body.requestCode ?? '')
    }
    const body = { healthFacilityCode, rows: inRoster.map(rowOf) }
    const asked = await t.call('affiliation.saveRoster', { body }, { as: 'coordinator' })
    codes.push(asked.body[0]?.requestCode ?? '')
    for (const code of codes) {
      await t.call('request.review', { body: { code } }, { as: 'officer' })
      const approved = await t.call('request.approve', { body: { code } }, { as: 'approver' })
      expect(approved.status, JSON.stringify(approved.error)).toBe(200)
    }
    const statusOf = async ({ code }: { code: string }) => (await pair(code)).body.status
    const expected = { ACCREDITED: await statusOf(single), ON_PROCESS: await statusOf(otherSingle) }
    expect(expected).toEqual({ ACCREDITED: 'ACCREDITED', ON_PROCESS: 'ON_PROCESS' })
    expect(inRoster.length).toBeGreaterThan(2)
    for (const doctor of inRoster) {
      expect(await statusOf(doctor)).toBe(expected[doctor.accreditationStatusCode as keyof typeof expected])
    }
  })
  test('is not for other facilities, nor for physicians', async () => {
    const body = { healthFacilityCode: 'HF0000002', rows: [person()] }
    expect((await t.call('affiliation.checkRoster', { body }, { as: 'coordinator' })).status).toBe(404)
    const own = { ...body, healthFacilityCode }
    expect((await t.call('affiliation.saveRoster', { body: own }, { as: 'physician' })).status).toBe(404)
  })
})

describe('the calls of the specification', () => {
  test('mark rows and save those that can be told', async () => {
    const [known] = await free()
    const rows = [rowOf(known!), person(), { ...person(), prcNumber: known!.prcNumber, lastName: 'Ibanghal' }]
    const body = { healthFacilityCode, rows }
    const marked = await t.call('affiliation.checkRoster', { body }, { as: 'officer' })
    expect(marked.body.map(({ match }) => match)).toEqual(['EXISTING', 'NEW', 'CONFLICT'])
    const saved = await t.call('affiliation.saveRoster', { body }, { as: 'officer' })
    expect(saved.body.map(({ affiliationCode }) => affiliationCode !== null)).toEqual([true, true, false])
    expect(saved.body[2]?.message).toBeTruthy()
    const after = await t.call('affiliation.checkRoster', { body }, { as: 'officer' })
    expect(after.body.map(({ match }) => match)).toEqual(['AFFILIATED', 'AFFILIATED', 'CONFLICT'])
  })
  test('A17: mark a row as the staged import does, by number and name alone, and name no problem twice', async () => {
    const [known, other] = await free()
    const bare = (doctor: typeof physician.$inferSelect) => ({ ...rowOf(doctor), phyTypeCode: null })
    const rows = [
      bare(known!),
      { ...bare(other!), lastName: 'Ibanghal' },
      person({ prcNumber: '12x', emailAddress: 'none' }),
      person({ phyTypeCode: null }),
      person(),
    ]
    const all = [...rows, rows[4]!]
    const { body: marked } = await t.call(
      'affiliation.checkRoster',
      { body: { healthFacilityCode, rows: all } },
      { as: 'officer' },
    )
    const { body } = await start(sheetOf(all))
    const staged = await rowsOf(body.code)
    const asMatch = { new: 'NEW', changed: 'EXISTING', same: 'AFFILIATED' } as Record<string, string>
    expect(marked.map(({ match }) => match)).toEqual(staged.map(({ state }) => asMatch[state] ?? 'CONFLICT'))
    expect(marked[0]).toMatchObject({ match: 'EXISTING', physicianCode: known!.code })
    for (const { problems } of staged) {
      const fields = problems.map(({ field }) => field)
      expect(fields).toEqual([...new Set(fields)])
    }
    expect(staged[3]?.problems.map(({ field }) => field)).toEqual(['phyTypeCode'])
    const sentences = marked.map(({ message }) => (message ?? '').split('. '))
    for (const said of sentences) expect(said).toEqual([...new Set(said)])
  })
  test('the template comes back as a file with a row filled in', async () => {
    const template = await t.call('affiliation.template', {}, { as: 'coordinator' })
    const book = await readXlsx(template.bytes)
    expect(book.sheets.map(({ name }) => name)).toEqual(['Roster', 'Notes', 'Lists'])
    const above = (book.sheets[0]?.rows ?? []) as unknown as Rows
    expect(above[0]?.slice(0, 2)).toEqual(['Facility code', healthFacilityCode])
    const row = person()
    const filled = [...above, rosterFields.map(({ name }) => row[name] ?? null)]
    const { body } = await start(filled, 'coordinator')
    expect(body.counts).toMatchObject({ new: 1, bad: 0, conflict: 0 })
    const good = [new File([new Uint8Array(sheetFile(sheetOf([person(), person()])))], 'roster.xlsx')]
    const done = await t.call(
      'affiliation.upload',
      { fields: { healthFacilityCode }, files: good },
      { as: 'officer' },
    )
    expect(done.body).toMatchObject({ imported: 2 })
    const bad = [new File([new Uint8Array(sheetFile(sheetOf([person({ sex: null })])))], 'roster.xlsx')]
    const refused = await t.call(
      'affiliation.upload',
      { fields: { healthFacilityCode }, files: bad },
      { as: 'officer' },
    )
    expect(refused.error.errorCode).toBe('UPLOAD_REJECTED')
  })
})
