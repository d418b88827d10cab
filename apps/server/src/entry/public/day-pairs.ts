import { statusOn } from '@capiz/domain/accreditation'
import { answerDay, type DayAnswer, type StatusOnDay } from '@capiz/domain/directory'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, type SQL } from 'drizzle-orm'
import { affiliation, city, facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { historyOf, type ApplicantType } from '../../engines/provider/history.ts'
import { clinicHoursOf } from '../../areas/affiliation/schedule.ts'
import { publicPractice } from './scope.ts'

/** A physician at a facility, both public, and tied to each other today. */
export type PublicPair = Awaited<ReturnType<typeof publicPairs>>[number]

/** Most pairs that are looked at for another place or another physician. */
const mostPairs = 50

/** Physicians at facilities where both and their affiliation are accredited, as far as the conditions go. */
export function publicPairs(db: Executor, ...conditions: SQL[]) {
  return db
    .select({ affiliation, physician, facility, city: city.description })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .leftJoin(city, eq(city.id, facility.mainCityId))
    .where(and(...publicPractice, ...conditions))
    .orderBy(facility.searchName, physician.lastName, physician.firstName, affiliation.id)
    .limit(mostPairs)
}

interface StatusAndEnd {
  type: ApplicantType
  code: string
  until: IsoDate | null
}

/** How a provider that is accredited today will stand on a day, after the changes that are planned by then. */
async function statusesOn(
  db: Executor,
  { type, code, until }: StatusAndEnd,
  day: IsoDate,
  today: IsoDate,
): Promise<StatusOnDay> {
  const planned = day === today ? undefined : statusOn(await historyOf(db, code, type), day)
  return { status: planned ?? 'ACCREDITED', until }
}

/** A physician and a facility, with their affiliation when there is one that counts. */
interface RequestedPair {
  physician: { code: string; contractValidityDate: IsoDate | null }
  facility: { code: string; contractValidityDate: IsoDate | null }
  affiliation: Pick<typeof affiliation.$inferSelect, 'code' | 'schedule' | 'scheduleExceptions'> | undefined
}

/** The answer of a day for a pair whose ends are public today. */
export async function answerForPair(
  db: Executor,
  { physician: doctor, facility: place, affiliation: tie }: RequestedPair,
  day: IsoDate,
  today: IsoDate,
): Promise<DayAnswer> {
  const statusOf = (type: ApplicantType, code: string, until: IsoDate | null) =>
    statusesOn(db, { type, code, until }, day, today)
  return answerDay(
    {
      physician: await statusOf('PHY', doctor.code, doctor.contractValidityDate),
      facility: await statusOf('HFC', place.code, place.contractValidityDate),
      affiliation: tie ? await statusOf('AFF', tie.code, null) : { status: undefined, until: null },
      hours: tie ? clinicHoursOf(tie) : { entries: [], exceptions: [] },
    },
    day,
  )
}
