import { addDays } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accreditationHistory, caseRecord, facility, physician } from '../src/db/schema/index.ts'
import { setUpPublicDay } from './support/public-day.ts'

const t = setUpPublicDay()

describe('a day of a physician at a facility', () => {
  test('knows what is planned: a suspension to come, and the end of the contract', async () => {
    const move = (toStatus: 'SUSPENDED' | 'ACCREDITED', inDays: number) =>
      t.db.insert(accreditationHistory).values({
        applicantType: 'HFC',
        applicantCode: t.place.code,
        fromStatus: toStatus === 'SUSPENDED' ? 'ACCREDITED' : 'SUSPENDED',
        toStatus,
        effectiveDate: addDays(t.today, inDays),
        createdBy: 'SYSTEM',
        createdDate: t.clock.now(),
      })
    await move('SUSPENDED', 5)
    expect((await t.requestDay(addDays(t.today, 1))).body.answer).toBe('YES')
    expect((await t.requestDay(addDays(t.today, 8))).body).toMatchObject({ answer: 'NO', reason: 'FACILITY' })
    await move('ACCREDITED', 7)
    expect((await t.requestDay(addDays(t.today, 8))).body.answer).toBe('YES')
    const beyond = addDays(t.today, 302)
    expect((await t.requestDay(beyond)).body).toMatchObject({
      answer: 'NO',
      reason: 'PHYSICIAN',
      accreditedUntil: addDays(t.today, 300),
    })
  })

  test.each(['SUSPENDED', 'DISACCREDITED'] as const)(
    'is a no for a %s physician, by name and day',
    async (toStatus) => {
      const move = (to: 'SUSPENDED' | 'DISACCREDITED' | 'ACCREDITED', inDays: number) =>
        t.db.insert(accreditationHistory).values({
          applicantType: 'PHY',
          applicantCode: t.doctor.code,
          fromStatus: 'ACCREDITED',
          toStatus: to,
          effectiveDate: addDays(t.today, inDays),
          createdBy: 'SYSTEM',
          createdDate: t.clock.now(),
        })
      const setStatus = (accreditationStatusCode: string) =>
        t.db.update(physician).set({ accreditationStatusCode }).where(eq(physician.code, t.doctor.code))
      await move('ACCREDITED', -30)
      await move(toStatus, 0)
      await setStatus(toStatus)
      const { body } = await t.requestDay(addDays(t.today, 1))
      expect(body).toMatchObject({
        answer: 'NO',
        reason: 'PHYSICIAN',
        day: addDays(t.today, 1),
        accreditedUntil: null,
        physician: { code: t.doctor.code },
        hours: [],
      })
      const entry = await t.call('publicPhysician.get', { params: { code: t.doctor.code } })
      expect(entry.body).toMatchObject({
        accredited: false,
        day: t.today,
        facilities: [],
        accreditedUntil: null,
      })
      expect(entry.body.lastName).toBe(t.doctor.lastName)
      const found = await t.call('publicPhysician.search', { query: { name: t.doctor.lastName, size: 100 } })
      expect(found.body.content.map(({ code }) => code)).not.toContain(t.doctor.code)
      await move('ACCREDITED', 3)
      expect((await t.requestDay(addDays(t.today, 8))).body.answer).toBe('YES')
      expect((await t.requestDay(addDays(t.today, 2))).body.alternatives[0]).toMatchObject({
        kind: 'DAY',
        day: addDays(t.today, 8),
      })
      await move('ACCREDITED', 0)
      await setStatus('ACCREDITED')
    },
  )

  test('names a facility that was accredited, without a way to reach it', async () => {
    const setStatus = (accreditationStatusCode: string) =>
      t.db.update(facility).set({ accreditationStatusCode }).where(eq(facility.code, t.place.code))
    await setStatus('SUSPENDED')
    const { status, body } = await t.call('publicFacility.get', { params: { code: t.place.code } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: t.place.name,
      accredited: false,
      day: t.today,
      address: null,
      telephone: [],
    })
    expect((await t.requestDay(t.today)).body).toMatchObject({ answer: 'NO', reason: 'FACILITY' })
    await setStatus('ACCREDITED')
  })

  test('names what the physician confirmed, and no check-in of staff', async () => {
    const visit = {
      kind: 'dentist-check-in',
      status: 'NOTED',
      day: addDays(t.today, -20),
      fields: {},
    } as const
    await t.db.insert(caseRecord).values({ ...visit, ownerCode: t.doctor.code })
    const stated = (await t.requestDay(t.today)).body.confirmed
    expect(stated.filter(({ state }) => state === 'CONFIRMED')).toEqual([])
    const query = { ownerCode: t.doctor.code }
    const { body } = await t.call('confirmation.sections', { query }, { as: 'officer' })
    const { hash } = body.find(({ section }) => section === 'HOURS')!
    const call = { ownerCode: t.doctor.code, section: 'HOURS', hash, spokenTo: 'Tala Halimbawa' } as const
    expect((await t.call('confirmation.confirm', { body: call }, { as: 'officer' })).status).toBe(201)
    expect((await t.requestDay(t.today)).body.confirmed).toContainEqual({
      section: 'HOURS',
      state: 'CONFIRMED',
      on: t.today,
    })
    const entry = await t.call('publicPhysician.get', { params: { code: t.doctor.code } })
    expect(entry.body.confirmed).toContainEqual({ section: 'HOURS', state: 'CONFIRMED', on: t.today })
  })
})
