import { addDays } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accreditationHistory, caseRecord, facility, physician } from '../src/db/schema/index.ts'
import { type PublicDay, startPublicDay } from './support/public-day.ts'

let app: PublicDay['app']
let doctor: PublicDay['doctor']
let place: PublicDay['place']
let today: PublicDay['today']
let ask: PublicDay['ask']

beforeAll(async () => {
  ;({ app, doctor, place, today, ask } = await startPublicDay())
})
afterAll(() => app.close())

describe('a day of a physician at a facility', () => {
  test('knows what is planned: a suspension to come, and the end of the contract', async () => {
    const move = (toStatus: 'SUSPENDED' | 'ACCREDITED', inDays: number) =>
      app.db.insert(accreditationHistory).values({
        applicantType: 'HFC',
        applicantCode: place.code,
        fromStatus: toStatus === 'SUSPENDED' ? 'ACCREDITED' : 'SUSPENDED',
        toStatus,
        effectiveDate: addDays(today, inDays),
        createdBy: 'SYSTEM',
        createdDate: app.clock.now(),
      })
    await move('SUSPENDED', 5)
    expect((await ask(addDays(today, 1))).body.answer).toBe('YES')
    expect((await ask(addDays(today, 8))).body).toMatchObject({ answer: 'NO', reason: 'FACILITY' })
    await move('ACCREDITED', 7)
    expect((await ask(addDays(today, 8))).body.answer).toBe('YES')
    const beyond = addDays(today, 302)
    expect((await ask(beyond)).body).toMatchObject({
      answer: 'NO',
      reason: 'PHYSICIAN',
      accreditedUntil: addDays(today, 300),
    })
  })

  test.each(['SUSPENDED', 'DISACCREDITED'] as const)(
    'is a no for a %s physician, by name and day',
    async (toStatus) => {
      const move = (to: 'SUSPENDED' | 'DISACCREDITED' | 'ACCREDITED', inDays: number) =>
        app.db.insert(accreditationHistory).values({
          applicantType: 'PHY',
          applicantCode: doctor.code,
          fromStatus: 'ACCREDITED',
          toStatus: to,
          effectiveDate: addDays(today, inDays),
          createdBy: 'SYSTEM',
          createdDate: app.clock.now(),
        })
      const setStatus = (accreditationStatusCode: string) =>
        app.db.update(physician).set({ accreditationStatusCode }).where(eq(physician.code, doctor.code))
      await move('ACCREDITED', -30)
      await move(toStatus, 0)
      await setStatus(toStatus)
      const { body } = await ask(addDays(today, 1))
      expect(body).toMatchObject({
        answer: 'NO',
        reason: 'PHYSICIAN',
        day: addDays(today, 1),
        accreditedUntil: null,
        physician: { code: doctor.code },
        hours: [],
      })
      const entry = await app.call('publicPhysician.get', { params: { code: doctor.code } })
      expect(entry.body).toMatchObject({
        accredited: false,
        day: today,
        facilities: [],
        accreditedUntil: null,
      })
      expect(entry.body.lastName).toBe(doctor.lastName)
      const found = await app.call('publicPhysician.search', { query: { name: doctor.lastName, size: 100 } })
      expect(found.body.content.map(({ code }) => code)).not.toContain(doctor.code)
      await move('ACCREDITED', 3)
      expect((await ask(addDays(today, 8))).body.answer).toBe('YES')
      expect((await ask(addDays(today, 2))).body.alternatives[0]).toMatchObject({
        kind: 'DAY',
        day: addDays(today, 8),
      })
      await move('ACCREDITED', 0)
      await setStatus('ACCREDITED')
    },
  )

  test('names a facility that was accredited, without a way to reach it', async () => {
    const setStatus = (accreditationStatusCode: string) =>
      app.db.update(facility).set({ accreditationStatusCode }).where(eq(facility.code, place.code))
    await setStatus('SUSPENDED')
    const { status, body } = await app.call('publicFacility.get', { params: { code: place.code } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: place.name,
      accredited: false,
      day: today,
      address: null,
      telephone: [],
    })
    expect((await ask(today)).body).toMatchObject({ answer: 'NO', reason: 'FACILITY' })
    await setStatus('ACCREDITED')
  })

  test('names what the physician confirmed, and no check-in of staff', async () => {
    const visit = { kind: 'dentist-check-in', status: 'NOTED', day: addDays(today, -20), fields: {} } as const
    await app.db.insert(caseRecord).values({ ...visit, ownerCode: doctor.code })
    const stated = (await ask(today)).body.confirmed
    expect(stated.filter(({ state }) => state === 'CONFIRMED')).toEqual([])
    const query = { ownerCode: doctor.code }
    const { body } = await app.call('confirmation.sections', { query }, { as: 'officer' })
    const { hash } = body.find(({ section }) => section === 'HOURS')!
    const call = { ownerCode: doctor.code, section: 'HOURS', hash, spokenTo: 'Tala Halimbawa' } as const
    expect((await app.call('confirmation.confirm', { body: call }, { as: 'officer' })).status).toBe(201)
    expect((await ask(today)).body.confirmed).toContainEqual({
      section: 'HOURS',
      state: 'CONFIRMED',
      on: today,
    })
    const entry = await app.call('publicPhysician.get', { params: { code: doctor.code } })
    expect(entry.body.confirmed).toContainEqual({ section: 'HOURS', state: 'CONFIRMED', on: today })
  })
})
