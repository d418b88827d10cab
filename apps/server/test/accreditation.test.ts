import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accreditationHistory, auditLog, facility } from '../src/db/schema/index.ts'
import { runDailyTransitions } from '../src/areas/daily-transitions/daily-transitions.ts'
import { createApp } from '../src/app.ts'
import { runDueJobs } from '../src/jobs.ts'
import { createServices } from '../src/start.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { accreditation } from './support/accreditation.ts'
import { addLists, bodyOf, freshToken, makeFacility } from './support/facilities.ts'

let app: TestApp
const officer = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp()
  await addLists(app)
})
beforeEach(() => app.clock.set('2026-11-20T02:00:00Z'))
afterAll(() => app.close())

const { accredited, move, statusOf } = accreditation(() => app)

describe('a status change', () => {
  it('names everything that still stands in its way', async () => {
    const record = await makeFacility(app, { payee: null })
    const refused = await move(record.code, { status: 'ACCREDITED' })
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'CHECKLIST_INCOMPLETE'])
    expect(refused.error['unmet']).toEqual(
      expect.arrayContaining([
        'Contract (memorandum of agreement): not submitted',
        'Signed schedule of rates: not submitted',
        'Enter the provider code of the claims system.',
        'Enter the payee of the payments.',
        'A contract in force on the effective date.',
      ]),
    )
    expect(await statusOf(record.code)).toBe('ON_PROCESS')
  })

  it('accredits a complete facility, with history, date and audit', async () => {
    const record = await accredited()
    const { body } = await app.call('facility.get', { params: { code: record.code } }, officer)
    expect(body).toMatchObject({
      accreditationDate: '2026-11-20',
      contractEffectiveDate: '2026-01-01',
      contractValidityDate: '2027-12-31',
    })
    const latest = await app.call(
      'accreditationHistory.latest',
      { query: { applicantCode: record.code, accreditationStatusCode: 'ACCREDITED' } },
      officer,
    )
    expect(latest.body).toMatchObject({ fromStatus: 'ON_PROCESS', effectiveDate: '2026-11-20' })
    const audits = await app.db.select().from(auditLog).where(eq(auditLog.entityCode, record.code))
    expect(audits.filter(({ action }) => action === 'STATUS')).toHaveLength(1)
    const cleared = await app.call('facility.save', { body: { ...bodyOf(body), hfCode: null } }, officer)
    expect(cleared.error.errors?.map(({ field }) => field)).toEqual(['hfCode'])
  })

  it('refuses what the machine, the reason, the request and the version forbid', async () => {
    const record = await makeFacility(app)
    expect((await move(record.code, { status: 'SUSPENDED', reason: 'no such move' })).error.errorCode).toBe(
      'STATUS_MOVE',
    )
    expect((await move(record.code, { status: 'NOTHING', reason: 'unknown' })).status).toBe(422)
    expect((await move(record.code, { status: 'WITHDRAWN' })).error.errorCode).toBe('REASON_REQUIRED')
    expect(
      (await move(record.code, { status: 'WITHDRAWN', reason: 'stale one', version: 99 })).error,
    ).toMatchObject({
      errorCode: 'STALE_RECORD',
      current: { code: record.code },
    })
    expect(
      (await move(record.code, { status: 'WITHDRAWN', reason: 'not his' }, { as: 'rates' })).status,
    ).toBe(403)
    const until = { status: 'WITHDRAWN', reason: 'has no end', until: '2026-12-01' }
    expect((await move(record.code, until)).error.errors?.map(({ field }) => field)).toEqual(['until'])
    const done = await accredited()
    const direct = await move(
      done.code,
      { status: 'DISACCREDITED', reason: 'not by the direct call' },
      { as: 'admin' },
    )
    expect(direct.error.errorCode).toBe('REQUEST_REQUIRED')
    const early = await move(done.code, {
      status: 'WITHDRAWN',
      reason: 'too early',
      effectiveDate: '2026-11-19',
    })
    expect(early.error.errors?.map(({ field }) => field)).toEqual(['effectiveDate'])
  })

  it('waits for the request of an application that was not accepted', async () => {
    const record = await makeFacility(app)
    await app.db.update(facility).set({ accepted: false }).where(eq(facility.code, record.code))
    const refused = await move(record.code, { status: 'WITHDRAWN', reason: 'not yet accepted' })
    expect(refused.error.errorCode).toBe('REQUEST_REQUIRED')
  })

  it('offers the statuses that may follow', async () => {
    const next = await app.call('facility.nextStatuses', { query: { currentStatus: 'ON_PROCESS' } }, officer)
    expect(next.body.map(({ code }) => code)).toEqual([
      'ACCREDITED',
      'FOR_PAYMENT_ONLY',
      'DISAPPROVED',
      'WITHDRAWN',
    ])
    const unknown = await app.call('facility.nextStatuses', { query: { currentStatus: 'X' } }, officer)
    expect(unknown.status).toBe(404)
  })
})

describe('a move of a later day', () => {
  it('is written at once and takes effect on its day', async () => {
    const record = await accredited()
    const moved = await move(record.code, {
      status: 'WITHDRAWN',
      reason: 'Leaves at the end of the month',
      effectiveDate: '2026-12-01',
    })
    expect(moved.body.accreditationStatusCode).toBe('ACCREDITED')
    app.clock.set('2026-11-30T15:59:00Z')
    await runDailyTransitions(app.services)
    expect(await statusOf(record.code)).toBe('ACCREDITED')
    app.clock.set('2026-11-30T16:00:00Z')
    await runDailyTransitions(app.services)
    expect(await statusOf(record.code)).toBe('WITHDRAWN')
    expect(await runDailyTransitions(app.services)).toBe(0)
  })

  it('rules every answer from the first second of its day, in every process, moved once', async () => {
    const record = await accredited()
    const publicCodes = async (server: TestApp['app']) => {
      const reply = await server.request('/api/accr/public/accredited-list?size=1000')
      const { content } = (await reply.json()) as { content: { code: string }[] }
      return content.map(({ code }) => code)
    }
    app.clock.set('2026-11-20T15:20:00Z')
    await runDueJobs(app.services)
    const by = { token: await freshToken(app, 'approver') }
    const suspension = { status: 'SUSPENDED', reason: 'From tomorrow on', effectiveDate: '2026-11-21' }
    expect((await move(record.code, suspension, by)).status).toBe(200)
    expect(await publicCodes(app.app)).toContain(record.code)
    const other = createApp(await createServices(app.services.config, app.services.database, app.clock))
    expect(await publicCodes(other)).toContain(record.code)

    app.clock.set('2026-11-20T16:00:20Z')
    const first = await Promise.all([app.app, other, other, app.app].map(publicCodes))
    for (const codes of first) expect(codes).not.toContain(record.code)
    const token = await freshToken(app, 'rates')
    const shown = await app.call('facility.get', { params: { code: record.code } }, { token })
    expect(shown.body.accreditationStatusCode).toBe('SUSPENDED')
    const query = { status: 'SUSPENDED', size: 1000 }
    const listed = await app.call('facility.rows', { query }, { token })
    expect(listed.body.content.map(({ code }) => code)).toContain(record.code)
    const audits = await app.db.select().from(auditLog).where(eq(auditLog.entityCode, record.code))
    expect(audits.filter(({ actor, action }) => actor === 'SYSTEM' && action === 'STATUS')).toHaveLength(1)
    expect(await runDailyTransitions(app.services)).toBe(0)
  })

  it('brings a suspended facility back after its last day', async () => {
    const record = await accredited()
    const reason = 'Licence under review'
    const bad = await move(record.code, {
      status: 'SUSPENDED',
      reason,
      effectiveDate: '2026-11-25',
      until: '2026-11-24',
    })
    expect(bad.error.errorCode).toBe('SUSPENSION_PERIOD')
    const moved = await move(record.code, { status: 'SUSPENDED', reason, until: '2026-11-30' })
    expect(moved.body.accreditationStatusCode).toBe('SUSPENDED')
    app.clock.set('2026-11-30T02:00:00Z')
    await runDailyTransitions(app.services)
    expect(await statusOf(record.code)).toBe('SUSPENDED')
    app.clock.set('2026-12-01T02:00:00Z')
    await runDailyTransitions(app.services)
    expect(await statusOf(record.code)).toBe('ACCREDITED')
  })

  it('gives way to a later decision, so that nobody returns who has left', async () => {
    const record = await accredited()
    await move(record.code, { status: 'SUSPENDED', reason: 'Licence under review', until: '2026-11-30' })
    app.clock.set('2026-11-22T02:00:00Z')
    const token = await freshToken(app, 'approver')
    const decision = { status: 'WITHDRAWN', reason: 'Left while suspended', effectiveDate: '2026-11-22' }
    const left = await move(record.code, decision, { token })
    expect(left.body.accreditationStatusCode).toBe('WITHDRAWN')
    app.clock.set('2026-12-05T02:00:00Z')
    await runDailyTransitions(app.services)
    expect(await statusOf(record.code)).toBe('WITHDRAWN')
    const rows = await app.db
      .select()
      .from(accreditationHistory)
      .where(eq(accreditationHistory.applicantCode, record.code))
      .orderBy(accreditationHistory.id)
    expect(rows.map(({ toStatus, effectiveDate }) => `${effectiveDate} ${toStatus}`)).toEqual([
      '2026-11-20 ON_PROCESS',
      '2026-11-20 ACCREDITED',
      '2026-11-20 SUSPENDED',
      '2026-12-01 ACCREDITED',
      '2026-11-22 WITHDRAWN',
      '2026-12-01 WITHDRAWN',
    ])
  })
})
