import type { PublicPhysician } from '@capiz/api/schema/public-physician'
import { weekdayOf } from '@capiz/domain/schedule'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { afterAll, beforeAll } from 'vitest'
import { affiliation, facility, physician, referenceItem } from '../../src/db/schema/index.ts'
import { regionCodeOf } from '../../src/engines/reference/geography.ts'
import { itemColumns } from '../../src/engines/reference/row.ts'
import { startTestApp, type TestApp } from '../harness.ts'

type Public = InferOutput<typeof PublicPhysician>

/** A block of clinic hours without its day. */
export const block = { startTime: '09:00', endTime: '11:00' }

/** A physician of the directory and one place of practice, with the calls that change and query them. */
export interface PublicDay extends TestApp {
  doctor: Public
  place: Public['facilities'][number]
  today: IsoDate
  affiliationId: number
  /** replaces the clinic hours of the physician at the place */
  setHours: (schedule: object[], scheduleExceptions?: object[]) => Promise<void>
  /** region of the place, by which the holidays that hold there are known */
  regionOfPlace: () => Promise<string>
  /** puts a holiday on the list, of the whole country or of a region */
  addHoliday: (day: IsoDate, description: string, regionCode: string | null) => Promise<void>
  /** requests whether a physician can be seen at a facility on a day; without codes those of this physician and place */
  requestDay: (day: string, healthFacilityCode?: string, code?: string) => ReturnType<typeof onDay>
}

const onDay = (app: TestApp, code: string, healthFacilityCode: string, day: string) =>
  app.call('publicPhysician.onDay', { params: { code }, query: { healthFacilityCode, day } })

/** Starts an app with a physician and one place in order: accredited without an end, one clinic a week, that of tomorrow. */
async function startPublicDay(): Promise<PublicDay> {
  const app = await startTestApp({ seed: 'tiny' })
  const today = app.clock.today()
  const all = await app.call('publicPhysician.search', { query: { size: 100 } })
  const doctor = all.body.content.find(({ facilities }) => facilities.length > 0)!
  const place = doctor.facilities[0]!
  const [tie] = await app.db
    .select({ id: affiliation.id })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(and(eq(physician.code, doctor.code), eq(facility.code, place.code)))
  const affiliationId = tie!.id
  const setHours: PublicDay['setHours'] = async (schedule, scheduleExceptions = []) => {
    await app.db
      .update(affiliation)
      .set({ schedule: schedule as never, scheduleExceptions: scheduleExceptions as never })
      .where(eq(affiliation.id, affiliationId))
  }
  await setHours([{ ...block, day: weekdayOf(addDays(today, 1)) }])
  const later = { contractValidityDate: addDays(today, 300) }
  await app.db.update(physician).set(later).where(eq(physician.code, doctor.code))
  await app.db.update(facility).set(later).where(eq(facility.code, place.code))
  let holidayCount = 0
  return {
    ...app,
    doctor,
    place,
    today,
    affiliationId,
    setHours,
    regionOfPlace: async () => {
      const [row] = await app.db
        .select({ region: regionCodeOf(facility.mainCityId) })
        .from(facility)
        .where(eq(facility.code, place.code))
      return row!.region!
    },
    addHoliday: async (day, description, regionCode) => {
      holidayCount += 1
      const item = { code: `TEST-${holidayCount}`, day, description, kind: 'SPECIAL', regionCode }
      await app.db.insert(referenceItem).values(itemColumns('holiday', item))
    },
    requestDay: (day, healthFacilityCode = place.code, code = doctor.code) =>
      onDay(app, code, healthFacilityCode, day),
  }
}

/** Starts a public day before the tests of a file and closes its app after them; filled in when the tests begin. */
export function setUpPublicDay(): PublicDay {
  const day = {} as PublicDay
  beforeAll(async () => {
    Object.assign(day, await startPublicDay())
  })
  afterAll(() => day.close())
  return day
}
