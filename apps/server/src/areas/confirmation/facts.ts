import { maskedAccount } from '@capiz/domain/access'
import type { ConfirmationSection } from '@capiz/domain/confirmation'
import {
  hoursText,
  openingOnWeekday,
  weekdayNames,
  weekdays,
  type OpeningBlock,
} from '@capiz/domain/schedule'
import { formatDay } from '@capiz/domain/time'
import { eq, inArray } from 'drizzle-orm'
import { city, facility } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import type { Shown } from '../../engines/request/kind.ts'
import { clinicHoursOf } from '../affiliation/schedule.ts'
import { showFacility } from '../request-kinds/show-facility.ts'
import { showPhysician } from '../request-kinds/show-physician.ts'
import type { ConfirmationOwner } from './owner.ts'
import type { PracticeValues } from './values.ts'

/** A line of a section as people read it. */
export interface Fact {
  label: string
  value: string
}

const line = (label: string, value: string): Fact => ({ label, value })

function facilityHours(values: Readonly<Record<string, unknown>>): Fact[] {
  const openingHours = (values['openingHours'] ?? []) as OpeningBlock[]
  const notes = typeof values['clinicHours'] === 'string' ? values['clinicHours'] : ''
  const week = weekdays.map((day) =>
    line(weekdayNames[day], hoursText(openingOnWeekday({ openingHours }, day)) || 'Closed'),
  )
  return [
    ...(values['openAlways'] === true
      ? [line('Open', 'At all hours of every day')]
      : openingHours.length === 0
        ? [line('Opening hours', 'Not on record')]
        : [...week, line('Holidays', values['openOnHolidays'] === true ? 'Open' : 'Closed')]),
    ...(notes === '' ? [] : [line('Notes on opening hours', notes)]),
  ]
}

async function placesOf(db: Executor, codes: readonly string[]) {
  const rows = await db
    .select({ code: facility.code, name: facility.name, city: city.description })
    .from(facility)
    .leftJoin(city, eq(city.id, facility.mainCityId))
    .where(inArray(facility.code, [...codes]))
  return new Map(rows.map((row) => [row.code, row]))
}

function clinicWeek(schedule: PracticeValues['schedule']): string {
  const { entries } = clinicHoursOf({ schedule: schedule ?? [], scheduleExceptions: [] })
  return entries
    .map(({ day, startTime, endTime, byAppointment, validFrom, validUntil }) =>
      [
        `${weekdayNames[day]} ${startTime} to ${endTime}`,
        byAppointment ? 'by appointment' : '',
        validFrom ? `from ${formatDay(validFrom)}` : '',
        validUntil ? `until ${formatDay(validUntil)}` : '',
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ')
}

async function clinicFacts(db: Executor, section: 'PLACES' | 'HOURS', practices: readonly PracticeValues[]) {
  const places = await placesOf(
    db,
    practices.map(({ facilityCode }) => facilityCode),
  )
  return practices.map(({ facilityCode, room, clinicAddress, schedule }) => {
    const place = places.get(facilityCode)
    const where = [room && `Room ${room.replace(/^room\s+/i, '')}`, clinicAddress, place?.city]
    return line(
      place?.name ?? facilityCode,
      section === 'HOURS' ? clinicWeek(schedule) || 'Not on record' : where.filter(Boolean).join(', '),
    )
  })
}

/** Returns the lines of a section that say something; of an account number, its last digits where it may not be seen. */
function factsOfLines(lines: readonly Shown[], seesBankNumbers: boolean): Fact[] {
  return lines.flatMap(({ field, label, value }) => {
    const shown = field.endsWith('accountNo') && !seesBankNumbers ? maskedAccount(value) : value
    return shown === null || shown === '' ? [] : [line(label, shown)]
  })
}

/** Returns what a section of a record holds, line by line, as people read it. */
export async function factsOf(
  db: Executor,
  { subject, values }: Pick<ConfirmationOwner, 'subject' | 'values'>,
  section: ConfirmationSection,
  seesBankNumbers = false,
): Promise<Fact[]> {
  const own = values[section]
  if (subject === 'facility') {
    if (section === 'HOURS') return facilityHours(own)
    return factsOfLines(await showFacility(db, own), seesBankNumbers)
  }
  if (section === 'PLACES') return clinicFacts(db, section, own['practices'] as PracticeValues[])
  if (section === 'HOURS') return clinicFacts(db, section, own['clinics'] as PracticeValues[])
  return factsOfLines(await showPhysician(db, own), seesBankNumbers)
}
