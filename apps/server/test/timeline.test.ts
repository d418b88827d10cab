import { memoTypeCodes, memoTypes } from '@capiz/domain/memo'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accreditationHistory,
  affiliation,
  appUser,
  attachment,
  caseRecord,
  facility,
  physician,
  priceEntry,
  priceSheet,
} from '../src/db/schema/index.ts'
import { audit } from '../src/platform/audit/audit.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyUsers } from './setup/tiny-seed.ts'

let t: TestApp
let code = ''
let physicianCode = ''
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
  const [own] = await t.db.select().from(appUser).where(eq(appUser.username, tinyUsers.HF_COORDINATOR))
  const [link] = await t.db
    .select({ facility: facility.code, physician: physician.code, code: affiliation.code })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .where(eq(facility.code, own?.linkedCode ?? ''))
    .limit(1)
  code = link?.facility ?? ''
  physicianCode = link?.physician ?? ''
  const move = {
    fromStatus: null,
    createdBy: tinyUsers.ACCREDITATION_OFFICER,
    effectiveDate: '2026-11-20',
  } as const
  await t.db.insert(accreditationHistory).values([
    { ...move, applicantType: 'HFC', applicantCode: code, toStatus: 'ACCREDITED', remarks: 'For staff only' },
    {
      ...move,
      applicantType: 'HFC',
      applicantCode: code,
      fromStatus: 'ACCREDITED',
      toStatus: 'SUSPENDED',
      effectiveDate: '2026-12-01',
      reason: 'Licence expired',
    },
    { ...move, applicantType: 'AFF', applicantCode: link?.code ?? '', toStatus: 'ACCREDITED' },
  ])
  const stamps = {
    createdBy: tinyUsers.RATES_OFFICER,
    createdDate: t.clock.now(),
    updatedBy: tinyUsers.RATES_OFFICER,
    updatedDate: t.clock.now(),
  }
  const sheet = await t.db
    .insert(priceSheet)
    .values({
      ...stamps,
      kind: 'room-rate',
      ownerCode: code,
      headerKey: 'timeline-test',
      header: {},
      effectiveDate: '2027-01-01',
      encodedDate: '2026-11-20',
    })
    .returning()
  await t.db.insert(priceEntry).values({
    sheetId: sheet[0]?.id ?? 0,
    kind: 'RETRO',
    baseVersion: 1,
    fromDay: '2027-01-10',
    madeBy: tinyUsers.RATES_OFFICER,
    at: t.clock.now(),
  })
  await t.call(
    'activityLog.create',
    {
      body: {
        applicantCode: code,
        activityType: 'VISIT',
        activityDate: '2026-11-19',
        topic: 'Licence',
        remarks: 'Seen on site',
      },
    },
    { as: tinyUsers.ACCREDITATION_OFFICER },
  )
})
afterAll(() => t.close())

const read = (query: Record<string, string | number> = {}, as: string = tinyUsers.SYSTEM_ADMINISTRATOR) =>
  t.call('timeline.list', { query: { code, size: 100, ...query } }, { as })

describe('the timeline of a record', () => {
  test('joins its sources, newest first, in words and names', async () => {
    const { body } = await read()
    const kinds = new Set(body.content.map(({ kind }) => kind))
    for (const kind of ['status', 'affiliation', 'price', 'activity'] as const) expect(kinds).toContain(kind)
    const times = body.content.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(body.content).toContainEqual(
      expect.objectContaining({
        kind: 'price',
        title: 'Room rates entered',
        effectiveDate: '2027-01-01',
        actor: tinyUsers.RATES_OFFICER,
      }),
    )
    const visit = body.content.find(({ kind }) => kind === 'activity')
    expect(visit).toMatchObject({ title: 'Visit: Licence', text: 'Seen on site.' })
    // the day it happened counts
    expect(visit?.at.slice(0, 10)).toBe('2026-11-19')
    expect(visit?.actorName).not.toBe(visit?.actor)
    expect(body.totalElements).toBe(body.content.length)
  })

  test('has the effective day of status and prices, and of nothing else', async () => {
    const { body } = await read()
    const dated = new Set<string>(['status', 'affiliation', 'price'])
    for (const { id, kind, effectiveDate } of body.content)
      expect(effectiveDate === null, id).toBe(!dated.has(kind))
    const [moved] = body.content.filter(({ kind, status }) => kind === 'status' && status === 'SUSPENDED')
    expect(body.content).toContainEqual(
      expect.objectContaining({
        title: 'Room rates from 1 Jan 2027 changed for days gone by',
        effectiveDate: '2027-01-10',
      }),
    )
    expect(moved).toMatchObject({ effectiveDate: '2026-12-01', text: 'Before: Accredited. Licence expired.' })
  })

  test('is narrowed by kind, person and days, and paged', async () => {
    const prices = await read({ kind: 'price,status' })
    expect(new Set(prices.body.content.map(({ kind }) => kind))).toEqual(new Set(['price', 'status']))
    const own = await read({ actor: tinyUsers.RATES_OFFICER })
    expect(new Set(own.body.content.map(({ actor }) => actor))).toEqual(new Set([tinyUsers.RATES_OFFICER]))
    const day = await read({ from: '2026-11-19', to: '2026-11-19', kind: 'activity' })
    expect(day.body.content.map(({ title }) => title)).toEqual(['Visit: Licence'])
    const [first, second] = [await read({ size: 1 }), await read({ size: 1, page: 1 })]
    expect(first.body.content[0]?.id).not.toBe(second.body.content[0]?.id)
    const oldest = await read({ size: 1, sort: 'at,ASC' })
    expect(oldest.body.content[0]?.id).toBe((await read()).body.content.at(-1)?.id)
  })

  test('refuses what it does not know by name', async () => {
    expect((await read({ kind: 'gossip' })).status).toBe(422)
    expect((await read({ sort: 'colour,ASC' })).status).toBe(400)
    expect((await read({ from: 'yesterday' })).status).toBe(422)
    expect((await read({ code: 'HF9999999' })).status).toBe(404)
  })

  test('shows each reader what their permissions open', async () => {
    const change = { field: 'typeCode', before: 'CLIN', after: 'HOSP' }
    await inTransaction(t.db, (tx) =>
      audit(tx, t.services, {
        actor: tinyUsers.APPROVER,
        action: 'UPDATE',
        entityType: 'health-facility',
        entityCode: code,
        topic: 'Health facility',
        changes: [change],
      }),
    )
    const { body } = await read({ kind: 'change' }, tinyUsers.APPROVER)
    expect(body.content[0]).toMatchObject({ title: 'Health facility changed' })
    expect(body.content[0]?.changes).toEqual([
      { ...change, beforeWords: 'Medical clinic', afterWords: 'Hospital' },
    ])
    expect((await read({ kind: 'change' }, tinyUsers.ACCREDITATION_OFFICER)).body.totalElements).toBe(0)
  })

  test('tells the own provider what was decided, not what was noted', async () => {
    const { body } = await read({}, tinyUsers.HF_COORDINATOR)
    const kinds = new Set(body.content.map(({ kind }) => kind))
    expect(kinds).toContain('status')
    expect([...kinds]).not.toContain('activity')
    expect([...kinds]).not.toContain('change')
    expect(JSON.stringify(body)).not.toContain('For staff only')
    expect(JSON.stringify((await read()).body)).toContain('For staff only')
    expect((await read({}, 'coordinator2')).status).toBe(404)
    expect((await read({ code: physicianCode }, tinyUsers.HF_COORDINATOR)).status).toBe(404)
  })

  test('carries notices and their moves for whom they are, each with the way to it', async () => {
    const as = tinyUsers.COMPLIANCE_OFFICER
    const notice = {
      applicantType: 'HFC',
      applicantCode: code,
      subject: 'Signage',
      details: 'The sign at the entrance names an old owner.',
      dateIssued: '2026-11-01',
      dueDate: '2026-11-30',
    } as const
    const made = await t.call('correctionNotice.save', { json: notice, files: [] }, { as })
    expect(made.status, JSON.stringify(made.error)).toBeLessThan(300)
    const { id, version } = made.body
    const moved = await t.call(
      'correctionNotice.save',
      { json: { ...notice, id, version, status: 'ACKNOWLEDGED' }, files: [] },
      { as },
    )
    expect(moved.status, JSON.stringify(moved.error)).toBeLessThan(300)
    for (const reader of [as, tinyUsers.HF_COORDINATOR]) {
      const { body } = await read({ kind: 'record' }, reader)
      const own = body.content.filter(({ record }) => record?.id === id)
      expect(own.map(({ title, text }) => [title, text])).toEqual([
        ['Correction notice: acknowledged', 'Signage.'],
        ['Correction notice entered', 'Signage.'],
      ])
      expect(own[0]?.record).toMatchObject({ kind: 'correction-notice', code: made.body.code })
    }
    // rates officers see no compliance
    const rates = await read({ kind: 'record' }, tinyUsers.RATES_OFFICER)
    expect(rates.body.content.map(({ record }) => record?.kind)).not.toContain('correction-notice')
    await t.db.update(caseRecord).set({ deleted: true }).where(eq(caseRecord.id, id))
    expect((await read({ kind: 'record' })).body.content.some(({ record }) => record?.id === id)).toBe(false)
  })

  test('leaves as a file with all its rows', async () => {
    const reply = await t.call(
      'listExport.file',
      { params: { list: 'timeline.list' }, query: { code, kind: 'price' } },
      { as: tinyUsers.SYSTEM_ADMINISTRATOR },
    )
    expect(reply.status).toBe(200)
    const lines = new TextDecoder().decode(reply.bytes).trim().split('\n')
    expect(lines[0]).toContain('Title')
    expect(lines).toHaveLength((await read({ kind: 'price' })).body.totalElements + 1)
  })

  test('names memos and contracts in words, never by their codes', async () => {
    const [sample] = await t.db.select().from(attachment).limit(1)
    if (!sample) throw new Error('The sample has no document.')
    const { id: _id, ...file } = sample
    const added = (ownerKind: string, more: object) => ({
      ...file,
      ...more,
      ownerKind,
      uuid: randomUUID(),
      ownerCode: code,
      supersededBy: null,
      deleted: false,
    })
    await t.db
      .insert(attachment)
      .values([
        ...memoTypeCodes.map((memoType) =>
          added('hf/memo', { docType: null, memoType, dateOfMemo: '2026-11-02', validityDate: null }),
        ),
        added('hf/contract', { docType: 'MOA', memoType: null }),
      ])
    const { body } = await read({ kind: 'document' })
    const titles = body.content.map(({ title }) => title)
    for (const label of Object.values(memoTypes)) expect(titles).toContain(`Memo: ${label} added`)
    expect(titles).toContain('Contract (memorandum of agreement) added')
    for (const title of titles) expect(title).not.toMatch(/_|: [A-Z]{3,} added$/)
  })

  test('names who asked and who decided', async () => {
    const decided = await read({ kind: 'request' })
    const rows = decided.body.content.filter(({ status }) => status !== null)
    expect(rows.length).toBeGreaterThan(0)
    for (const { actor, actorName } of rows) {
      expect(actor).not.toMatch(/^USR/)
      expect(actorName).toMatch(/ /)
    }
  })

  test('belongs to physicians too', async () => {
    const { body } = await read({ code: physicianCode })
    expect(body.content.some(({ kind }) => kind === 'affiliation')).toBe(true)
  })
})
