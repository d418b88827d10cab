import { type OpeningException, weekdayOf } from '@capiz/domain/schedule'
import { addDays } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { facility } from '../src/db/schema/index.ts'
import { block, setUpPublicDay } from './support/public-day.ts'

const t = setUpPublicDay()

describe('this doctor, this clinic, this day', () => {
  test('is a yes with the hours, and says until when', async () => {
    const { status, body } = await t.requestDay(addDays(t.today, 1))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      answer: 'YES',
      reason: null,
      hours: [{ startTime: '09:00', endTime: '11:00' }],
      isHoursKnown: true,
      accreditedUntil: addDays(t.today, 300),
      alternatives: [],
      facility: { code: t.place.code, description: t.place.name },
    })
    expect(JSON.stringify(body)).not.toMatch(/prc|emailAddress|mobile|birth/i)
  })

  test('is a no on a day without a clinic, with the nearest days there first', async () => {
    const { body } = await t.requestDay(addDays(t.today, 2))
    expect(body).toMatchObject({ answer: 'NO', reason: 'NO_CLINIC', hours: [] })
    expect(body.alternatives.slice(0, 2)).toMatchObject([
      { kind: 'DAY', day: addDays(t.today, 8), facility: { code: t.place.code } },
      { kind: 'DAY', day: addDays(t.today, 15) },
    ])
    for (const { kind, day, hours } of body.alternatives) {
      expect(hours.length).toBeGreaterThan(0)
      if (kind === 'PHYSICIAN') expect(day).toBe(addDays(t.today, 2))
    }
  })

  test('follows absences and extra clinics', async () => {
    const tomorrow = addDays(t.today, 1)
    const weekly = [{ ...block, day: weekdayOf(tomorrow) }]
    await t.setHours(weekly, [
      { kind: 'ABSENT', date: tomorrow, until: null, startTime: null, endTime: null },
    ])
    expect((await t.requestDay(tomorrow)).body).toMatchObject({ answer: 'NO', reason: 'NO_CLINIC' })
    const extra = { kind: 'EXTRA', date: t.today, until: null, startTime: '14:00', endTime: '15:00' }
    await t.setHours(weekly, [extra])
    expect((await t.requestDay(t.today)).body).toMatchObject({ answer: 'YES', hours: [{ isExtra: true }] })
    await t.setHours([])
    expect((await t.requestDay(t.today)).body).toMatchObject({
      answer: 'YES',
      hours: [],
      isHoursKnown: false,
    })
    await t.setHours(weekly)
  })

  test('is a no on a holiday by its name, unless hours are said of that very day', async () => {
    const day = addDays(t.today, 15)
    const weekly = [{ ...block, day: weekdayOf(day) }]
    await t.setHours(weekly)
    await t.addHoliday(day, 'Day of another region', '9900000000')
    expect((await t.requestDay(day)).body).toMatchObject({ answer: 'YES', holiday: null })
    await t.addHoliday(day, 'Day of the region', await t.regionOfPlace())
    const closed = { answer: 'NO', reason: 'HOLIDAY', holiday: 'Day of the region', hours: [] }
    expect((await t.requestDay(day)).body).toMatchObject(closed)
    expect((await t.requestDay(day)).body.alternatives[0]).toMatchObject({
      kind: 'DAY',
      day: addDays(day, 7),
    })
    expect((await t.requestDay(addDays(day, -1))).body.alternatives.map((one) => one.day)).not.toContain(day)
    const shown = await t.call('publicPhysician.get', { params: { code: t.doctor.code } })
    const here = shown.body.facilities.find(({ code }) => code === t.place.code)
    expect(here?.holidays).toContainEqual({ day, name: 'Day of the region' })
    const query = { physicianCode: t.doctor.code, healthFacilityCode: t.place.code }
    const kept = await t.call('physician.schedule', { query }, { as: 'officer' })
    expect(kept.body[0]?.holidays).toEqual(here?.holidays)
    await t.setHours([])
    expect((await t.requestDay(day)).body).toMatchObject(closed)
    const other = { kind: 'INSTEAD', date: day, until: null, startTime: '13:00', endTime: '14:00' }
    await t.setHours(weekly, [other])
    expect((await t.requestDay(day)).body).toMatchObject({ answer: 'YES', hours: [{ startTime: '13:00' }] })
    await t.setHours([{ ...block, day: weekdayOf(addDays(t.today, 1)) }])
  })

  test('is a no on a day the facility is closed, in the list by day and the week too', async () => {
    const day = addDays(t.today, 22)
    await t.setHours([{ ...block, day: weekdayOf(day) }])
    const isListed = async () =>
      (await t.call('publicPhysician.search', { query: { size: 100, day } })).body.content.some(
        ({ code }) => code === t.doctor.code,
      )
    const setExceptions = (openingExceptions: OpeningException[]) =>
      t.db.update(facility).set({ openingExceptions }).where(eq(facility.code, t.place.code))
    expect([(await t.requestDay(day)).body.answer, await isListed()]).toEqual(['YES', true])
    await setExceptions([{ date: day, startTime: '08:00', endTime: '10:00', occasion: 'Half day' }])
    expect([(await t.requestDay(day)).body.answer, await isListed()]).toEqual(['YES', true])
    await setExceptions([{ date: day, startTime: null, endTime: null, occasion: 'Yearly inventory' }])
    const closed = { answer: 'NO', reason: 'HOLIDAY', holiday: 'Yearly inventory', hours: [] }
    expect((await t.requestDay(day)).body).toMatchObject(closed)
    expect(await isListed()).toBe(false)
    const shown = await t.call('publicPhysician.get', { params: { code: t.doctor.code } })
    const here = shown.body.facilities.find(({ code }) => code === t.place.code)
    expect(here?.holidays).toContainEqual({ day, name: 'Yearly inventory' })
    await setExceptions([])
    await t.setHours([{ ...block, day: weekdayOf(addDays(t.today, 1)) }])
  })

  test('is a no at a facility the physician does not practise at', async () => {
    const { body } = await t.call('publicFacility.accredited', { query: { size: 100 } })
    const other = body.content.find(({ code }) => t.doctor.facilities.every((one) => one.code !== code))!
    const answer = await t.requestDay(addDays(t.today, 1), other.code)
    expect(answer.body.answer).toBe('NO')
    expect(['AFFILIATION', 'FACILITY']).toContain(answer.body.reason)
    expect(answer.body.alternatives.filter(({ kind }) => kind === 'DAY')).toEqual([])
  })

  test('is not answered for what is not public, gone by, or no day', async () => {
    expect((await t.requestDay(t.today, 'HF9999999')).status).toBe(404)
    expect((await t.requestDay(t.today, t.place.code, 'PHY9999999')).status).toBe(404)
    expect((await t.requestDay(addDays(t.today, -1))).error.errors?.[0]?.message).toContain('has passed')
    expect((await t.requestDay(addDays(t.today, 400))).error.errors?.[0]?.field).toBe('day')
    expect((await t.requestDay('2026-02-30')).status).toBe(422)
    expect((await t.requestDay(t.today, 'nowhere')).status).toBe(422)
  })
})
