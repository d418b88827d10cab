import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const physicianCode = 'PHY0000001'
const own = { as: 'physician' }
const block = { day: 'SUN', startTime: '09:00', endTime: '11:00' } as const

async function hoursAt(place: number) {
  const { body } = await app.call('physician.schedule', { query: { physicianCode } }, own)
  return body[place]!
}

async function put(place: number, hours: { entries: object[]; exceptions?: object[] }) {
  const { healthFacilityCode, version } = await hoursAt(place)
  const body = { physicianCode, healthFacilityCode, version, ...hours }
  return app.call('physician.saveSchedule', { body: body as never }, own)
}

describe('clinic hours', () => {
  test('hold between two days: the next pattern may begin where the last ends', async () => {
    const now = { ...block, validUntil: '2026-12-31' }
    const later = { ...block, startTime: '10:00', validFrom: '2027-01-01' }
    const saved = await put(0, { entries: [later, now] })
    expect(saved.status).toBe(200)
    expect(saved.body.entries).toMatchObject([
      { startTime: '09:00', validFrom: null, validUntil: '2026-12-31' },
      { startTime: '10:00', validFrom: '2027-01-01', validUntil: null },
    ])
    const both = await put(0, { entries: [now, { ...later, validFrom: '2026-12-31' }] })
    expect(both.error.errors?.map(({ field }) => field)).toEqual(['entries.1.startTime'])
  })
  test('have extra clinics and absences, which a save without them leaves alone', async () => {
    const absence = { kind: 'ABSENT', date: '2026-12-20', until: '2026-12-27', remarks: 'Family matter' }
    const extra = { kind: 'EXTRA', date: '2026-12-05', startTime: '14:00', endTime: '16:00' }
    const saved = await put(0, { entries: [block], exceptions: [absence, extra] })
    expect(saved.body.exceptions.map(({ kind, date }) => [kind, date])).toEqual([
      ['EXTRA', '2026-12-05'],
      ['ABSENT', '2026-12-20'],
    ])
    const stored = await put(0, { entries: [block] })
    expect(stored.body.exceptions).toHaveLength(2)
    const bad = await put(0, { entries: [block], exceptions: [{ ...extra, endTime: '13:00' }] })
    expect(bad.error.errors?.map(({ field }) => field)).toEqual(['exceptions.0.endTime'])
    const audit = await app.call('physician.schedule', { query: { physicianCode } }, { as: 'officer' })
    expect(audit.body[0]?.exceptions[1]).toMatchObject({ remarks: 'Family matter' })
    const seen = await app.call('physician.schedule', { query: { physicianCode } }, { as: 'coordinator' })
    expect(seen.body.map(({ exceptions }) => exceptions.map(({ remarks }) => remarks))).toEqual([
      [null, null],
    ])
  })
  test('name what they clash with at another facility, and are saved all the same', async () => {
    await put(0, { entries: [block], exceptions: [] })
    const saved = await put(1, { entries: [{ ...block, startTime: '10:00' }] })
    expect(saved.status).toBe(200)
    expect(saved.body.warnings).toEqual([
      expect.stringContaining('Sunday 10:00 to 11:00 clashes with 09:00 to 11:00 at'),
    ])
    await put(1, { entries: [{ ...block, startTime: '10:00', validFrom: '2027-06-01' }] })
    await put(0, { entries: [{ ...block, validUntil: '2027-05-31' }] })
    expect((await hoursAt(1)).warnings).toEqual([])
  })
  test('are public without the reasons, past days left away', async () => {
    const absence = { kind: 'ABSENT', date: '2027-02-01', remarks: 'Surgery' }
    const past = { kind: 'ABSENT', date: '2020-02-01' }
    await put(0, { entries: [block], exceptions: [absence, past] })
    const shown = await app.call('publicPhysician.get', { params: { code: physicianCode } })
    const places = shown.body.facilities.map(({ exceptions }) => exceptions).filter((all) => all.length > 0)
    expect(places).toEqual([
      [{ kind: 'ABSENT', date: '2027-02-01', until: null, startTime: null, endTime: null }],
    ])
    expect(JSON.stringify(shown.body)).not.toContain('Surgery')
  })
})
