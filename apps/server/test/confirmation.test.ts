import type { ConfirmationSection } from '@capiz/domain/confirmation'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { affiliation, auditLog, confirmation, facility, physician } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { bodyOf, freshToken, makeCoordinator, makeFacility } from './support/facilities.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
beforeEach(() => {
  t.clock.set('2026-11-20T02:00:00Z')
  isLater = false
})
afterAll(() => t.close())

const officer = { as: 'officer' }
const today: IsoDate = '2026-11-20'

/** Moves the clock, upon which everybody has to sign in again. */
function moveTo(moment: string): void {
  t.clock.set(moment)
  isLater = true
}

let isLater = false
const callerOf = async (as: string) => (isLater ? { token: await freshToken(t, as) } : { as })

async function sectionsOf(ownerCode: string, as: string) {
  const reply = await t.call('confirmation.sections', { query: { ownerCode } }, await callerOf(as))
  expect(reply.status).toBe(200)
  return reply.body
}

async function sectionOf(ownerCode: string, section: ConfirmationSection, as = 'officer') {
  const found = (await sectionsOf(ownerCode, as)).find((one) => one.section === section)
  if (!found) throw new Error(`No section ${section}.`)
  return found
}

/** Confirms a section as it stands. */
async function confirm(ownerCode: string, section: ConfirmationSection, as: string, spokenTo?: string) {
  const { hash } = await sectionOf(ownerCode, section, as)
  const body = { ownerCode, section, hash, ...(spokenTo === undefined ? {} : { spokenTo }) }
  return t.call('confirmation.confirm', { body }, await callerOf(as))
}

/** A clinic that is accredited since a day, with its coordinator. */
async function clinicOf(username: string, since: IsoDate = today) {
  const openingHours = [
    { day: 'MON', startTime: '08:00', endTime: '12:00' },
    { day: 'MON', startTime: '13:00', endTime: '17:00' },
  ] as const
  const record = await makeFacility(t, { openingHours: [...openingHours], hfCode: username.toUpperCase() })
  await makeCoordinator(t, username, record.code)
  await t.db
    .update(facility)
    .set({ accreditationStatusCode: 'ACCREDITED', accreditationDate: since })
    .where(eq(facility.code, record.code))
  return record.code
}

const rowsOf = (code: string) => t.db.$count(confirmation, eq(confirmation.ownerCode, code))

describe('the sections of a record', () => {
  test('are read by the provider and by staff, with what they hold', async () => {
    const code = await clinicOf('confirm-reads')
    const own = await sectionsOf(code, 'confirm-reads')
    expect(own.map(({ section, state }) => [section, state])).toEqual([
      ['PLACES', 'DUE'],
      ['HOURS', 'DUE'],
      ['SPECIALTIES', 'DUE'],
      ['CONTACTS', 'DUE'],
      ['PAYEE', 'DUE'],
    ])
    const hours = own.find(({ section }) => section === 'HOURS')
    expect(hours?.facts).toContainEqual({ label: 'Monday', value: '08:00 to 12:00, 13:00 to 17:00' })
    expect(hours?.facts).toContainEqual({ label: 'Tuesday', value: 'Closed' })
    expect(hours).toMatchObject({ dueOn: addDays(today, 90), confirmedOn: null, canConfirm: true })
    expect(await sectionsOf(code, 'officer')).toEqual(own)
  })

  test('show the account number whole only to those who may see it', async () => {
    const code = await clinicOf('confirm-payee')
    const account = async (as: string) =>
      (await sectionOf(code, 'PAYEE', as)).facts.find(({ label }) => label === 'Account number')?.value
    const whole = await account('confirm-payee')
    expect(whole).toMatch(/\d{6}/)
    expect(await account('reports')).toBe(`••••${whole?.slice(-4)}`)
  })

  test('are not there for another provider, and a physician is not there for a coordinator', async () => {
    const code = await clinicOf('confirm-own')
    await clinicOf('confirm-other')
    const query = { ownerCode: code }
    expect((await t.call('confirmation.sections', { query }, { as: 'confirm-other' })).status).toBe(404)
    expect((await t.call('confirmation.sections', { query }, { as: 'physician' })).status).not.toBe(200)
    const { hash } = await sectionOf(code, 'HOURS')
    const body = { ownerCode: code, section: 'HOURS', hash } as const
    expect((await t.call('confirmation.confirm', { body }, { as: 'confirm-other' })).status).toBe(404)
    expect((await t.call('confirmation.confirm', { body }, { as: 'reports' })).status).toBe(403)
    expect(await rowsOf(code)).toBe(0)
  })
})

describe('a confirmation', () => {
  test('by the provider holds for the cycle of the section, then is due and overdue', async () => {
    const code = await clinicOf('confirm-cycle')
    const reply = await confirm(code, 'HOURS', 'confirm-cycle')
    expect(reply.status).toBe(201)
    expect(reply.body.find(({ section }) => section === 'HOURS')).toMatchObject({
      state: 'CONFIRMED',
      confirmedOn: today,
      dueOn: addDays(today, 90),
      channel: 'PORTAL',
    })
    expect(reply.body.find(({ section }) => section === 'PLACES')?.state).toBe('DUE')
    const stateAfter = async (days: number) => {
      moveTo(`${addDays(today, days)}T02:00:00Z`)
      return (await sectionOf(code, 'HOURS', 'confirm-cycle')).state
    }
    expect(await stateAfter(59)).toBe('CONFIRMED')
    expect(await stateAfter(60)).toBe('DUE')
    expect(await stateAfter(90)).toBe('OVERDUE')
  })

  test('is counted in days of Manila', async () => {
    const code = await clinicOf('confirm-manila')
    moveTo('2026-11-20T16:30:00Z')
    await confirm(code, 'HOURS', 'confirm-manila')
    expect((await sectionOf(code, 'HOURS', 'confirm-manila')).confirmedOn).toBe('2026-11-21')
  })

  test('in a call names who was spoken to; staff cannot confirm without, nor providers with a name', async () => {
    const code = await clinicOf('confirm-call')
    const nameless = await confirm(code, 'PLACES', 'officer')
    expect(nameless.status).toBe(422)
    expect(nameless.error.errors?.[0]?.field).toBe('spokenTo')
    expect((await confirm(code, 'PLACES', 'confirm-call', 'Tala Halimbawa')).status).toBe(422)
    expect((await confirm(code, 'PLACES', 'officer', 'Tala Halimbawa')).status).toBe(201)
    expect(await sectionOf(code, 'PLACES')).toMatchObject({
      state: 'CONFIRMED',
      channel: 'CALL',
      spokenTo: 'Tala Halimbawa',
    })
    const [row] = await t.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityCode, code), eq(auditLog.auditTopic, 'Confirmation')))
    expect(row).toMatchObject({ actor: 'officer', entityType: 'health-facility' })
  })

  test('of what was changed meanwhile is refused, and nothing is stored', async () => {
    const code = await clinicOf('confirm-stale')
    const { hash } = await sectionOf(code, 'PLACES')
    const telephone = ['(02) 5555-9999']
    await t.db.update(facility).set({ telephone }).where(eq(facility.code, code))
    const body = { ownerCode: code, section: 'PLACES', hash } as const
    const reply = await t.call('confirmation.confirm', { body }, { as: 'confirm-stale' })
    expect(reply.status).toBe(409)
    expect(reply.error.message).toContain('changed since you opened it')
    expect(await rowsOf(code)).toBe(0)
  })

  test('does not cover what was changed after it, and covers a save that changed nothing', async () => {
    const code = await clinicOf('confirm-change')
    await confirm(code, 'PLACES', 'confirm-change')
    await confirm(code, 'CONTACTS', 'confirm-change')
    const read = async () => (await t.call('facility.get', { params: { code } }, officer)).body
    const save = async (more: object) => {
      const body = { ...bodyOf(await read()), ...more }
      const reply = await t.call('facility.save', { body }, officer)
      expect(reply.status).toBeLessThan(300)
    }
    await save({})
    expect((await sectionOf(code, 'PLACES')).state).toBe('CONFIRMED')
    expect((await sectionOf(code, 'CONTACTS')).state).toBe('CONFIRMED')
    await save({ telephone: ['(02) 5555-1234'] })
    expect(await sectionOf(code, 'PLACES')).toMatchObject({
      state: 'DUE',
      isChanged: true,
      confirmedOn: today,
    })
    expect((await sectionOf(code, 'CONTACTS')).state).toBe('CONFIRMED')
  })

  test('can be added to, never changed or removed', async () => {
    const code = await clinicOf('confirm-sealed')
    await confirm(code, 'HOURS', 'confirm-sealed')
    const cause = { cause: expect.objectContaining({ message: 'rows of confirmation can only be added' }) }
    await expect(t.db.update(confirmation).set({ spokenTo: 'x' })).rejects.toMatchObject(cause)
    await expect(t.db.delete(confirmation)).rejects.toMatchObject(cause)
    expect(await rowsOf(code)).toBe(1)
  })

  test('of clinic hours by a physician is due again when a clinic moves', async () => {
    const [own] = await t.db
      .select({ code: physician.code, affiliationId: affiliation.id })
      .from(affiliation)
      .innerJoin(physician, eq(physician.id, affiliation.physicianId))
      .where(and(eq(physician.code, 'PHY0000001'), eq(affiliation.status, 'ACCREDITED')))
    if (!own) throw new Error('The sample holds no practice.')
    expect((await confirm(own.code, 'HOURS', 'physician')).status).toBe(201)
    expect((await sectionOf(own.code, 'HOURS', 'physician')).state).toBe('CONFIRMED')
    const schedule = [{ day: 'SAT', startTime: '08:00', endTime: '10:00' }]
    await t.db.update(affiliation).set({ schedule }).where(eq(affiliation.id, own.affiliationId))
    expect(await sectionOf(own.code, 'HOURS', 'physician')).toMatchObject({ state: 'DUE', isChanged: true })
  })
})

describe('the directory', () => {
  const entryOf = async (code: string) =>
    (await t.call('publicFacility.get', { params: { code } })).body.confirmed

  test('names the days of confirmations, and none of what was changed since', async () => {
    const code = await clinicOf('confirm-directory')
    await t.db.update(facility).set({ accepted: true }).where(eq(facility.code, code))
    expect(await entryOf(code)).toEqual([])
    for (const section of ['PLACES', 'HOURS', 'PAYEE'] as const)
      await confirm(code, section, 'confirm-directory')
    expect(await entryOf(code)).toEqual([
      { section: 'PLACES', state: 'CONFIRMED', on: today },
      { section: 'HOURS', state: 'CONFIRMED', on: today },
    ])
    await t.db
      .update(facility)
      .set({ openingHours: sql`'[{"day":"SAT","startTime":"08:00","endTime":"10:00"}]'::jsonb` })
      .where(eq(facility.code, code))
    expect(await entryOf(code)).toEqual([{ section: 'PLACES', state: 'CONFIRMED', on: today }])
  })
})
