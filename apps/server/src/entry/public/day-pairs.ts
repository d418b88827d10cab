import { statusOn } from '@capiz/domain/accreditation'
import { answerDay, type DayAnswer, type StatusOnDay } from '@capiz/domain/directory'
import type { CityPlace } from '@capiz/domain/geography'
import type { Holiday, HolidayCalendar } from '@capiz/domain/schedule'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, type SQL } from 'drizzle-orm'
import { affiliation, city, facility, physician, province } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { regionCodeOf } from '../../engines/reference/geography.ts'
import { historyOf, type ApplicantType } from '../../engines/provider/history.ts'
import { calendarAt, clinicHoursOf } from '../../areas/affiliation/schedule.ts'
import { isListed } from '../../engines/provider/practice.ts'
import { publicPractice } from './scope.ts'

/** A physician at a facility, with their affiliation. */
export type Pair = Awaited<ReturnType<typeof pairs>>[number]

/** Most pairs that are looked at for another place or another physician. */
const mostPairs = 50

/** Physicians at facilities where both and their affiliation are accredited today, as far as the conditions go. */
export const publicPairs = (db: Executor, ...conditions: SQL[]) => pairs(db, ...publicPractice, ...conditions)

/** Physicians at facilities, whatever their status today: the day asked about has its own. */
export const listedPairs = (db: Executor, ...conditions: SQL[]) =>
  pairs(db, eq(affiliation.deleted, false), isListed('facility'), isListed('physician'), ...conditions)

/** The codes by which distances between cities are known. */
export const placeColumns = { cityCode: city.code, provinceCode: province.code }

type PlaceCodes = { [C in keyof CityPlace]: string | null }

/** The city of a facility by its codes; null where the facility has none. */
export function placeOf({ cityCode, provinceCode }: PlaceCodes): CityPlace | null {
  return cityCode !== null && provinceCode !== null ? { cityCode, provinceCode } : null
}

function pairs(db: Executor, ...conditions: SQL[]) {
  return db
    .select({
      affiliation,
      physician,
      facility,
      city: city.description,
      place: placeColumns,
      regionCode: regionCodeOf(facility.mainCityId),
    })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .leftJoin(city, eq(city.id, facility.mainCityId))
    .leftJoin(province, eq(province.id, city.provinceId))
    .where(and(...conditions))
    .orderBy(facility.searchName, physician.lastName, physician.firstName, affiliation.id)
    .limit(mostPairs)
}

interface StatusAndEnd {
  type: ApplicantType
  code: string
  /** its status today */
  status: string
  until: IsoDate | null
}

/** The status of a provider on a day: today the one of its record, on another that of its history. */
async function statusesOn(
  db: Executor,
  { type, code, status, until }: StatusAndEnd,
  day: IsoDate,
  today: IsoDate,
): Promise<StatusOnDay> {
  const planned = day === today ? undefined : statusOn(await historyOf(db, code, type), day)
  return { status: planned ?? status, until }
}

/** A physician and a facility, with their affiliation when there is one that counts. */
interface RequestedPair {
  physician: Pick<typeof physician.$inferSelect, 'code' | 'accreditationStatusCode' | 'contractValidityDate'>
  facility: Pick<
    typeof facility.$inferSelect,
    'code' | 'accreditationStatusCode' | 'contractValidityDate' | 'openingExceptions'
  >
  affiliation:
    | Pick<typeof affiliation.$inferSelect, 'code' | 'status' | 'schedule' | 'scheduleExceptions'>
    | undefined
  /** region of the facility */
  regionCode: string | null
}

/** The day asked about, the day it is asked, and the holidays there are. */
export interface DayAsked {
  day: IsoDate
  today: IsoDate
  holidays: readonly Holiday[]
}

/** The days no clinic is held at the facility of a pair, by their names. */
export const calendarOf = (
  {
    facility: { openingExceptions },
    regionCode,
  }: {
    facility: Pick<typeof facility.$inferSelect, 'openingExceptions'>
    regionCode: string | null
  },
  holidays: readonly Holiday[],
): HolidayCalendar => calendarAt({ openingExceptions, regionCode }, holidays)

/** The status of a provider on a day, with the end of its contract. */
const providerOn = (
  db: Executor,
  type: 'PHY' | 'HFC',
  record: RequestedPair['physician'],
  ...days: [day: IsoDate, today: IsoDate]
) =>
  statusesOn(
    db,
    {
      type,
      code: record.code,
      status: record.accreditationStatusCode,
      until: record.contractValidityDate,
    },
    ...days,
  )

/** The answer of a day for a pair, with the end of each contract that is accredited that day. */
export async function answerForPair(
  db: Executor,
  { physician: doctor, facility: place, affiliation: tie, regionCode }: RequestedPair,
  { day, today, holidays }: DayAsked,
): Promise<DayAnswer & { ends: IsoDate[] }> {
  const ends = [
    await providerOn(db, 'PHY', doctor, day, today),
    await providerOn(db, 'HFC', place, day, today),
  ] as const
  const found = answerDay(
    {
      physician: ends[0],
      facility: ends[1],
      affiliation: tie
        ? await statusesOn(db, { type: 'AFF', code: tie.code, status: tie.status, until: null }, day, today)
        : { status: undefined, until: null },
      hours: tie ? clinicHoursOf(tie) : { entries: [], exceptions: [] },
      holidays: calendarOf({ facility: place, regionCode }, holidays),
    },
    day,
  )
  const isHeld = ends.every(({ status }) => status === 'ACCREDITED')
  return { ...found, ends: isHeld ? ends.flatMap(({ until }) => until ?? []) : [] }
}
