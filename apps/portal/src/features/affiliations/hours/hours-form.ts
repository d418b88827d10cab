import type { OutputOf } from '@capiz/api/contract/define'
import type { physician } from '@capiz/api/contract/physician'
import {
  type ClinicBlock,
  type ClinicException,
  type ClinicHours,
  scheduleProblems,
  validityOverlaps,
  weekdays,
} from '@capiz/domain/schedule'
import type { IsoDate } from '@capiz/domain/time'
import type { OtherBlock, TimeBlock } from '@capiz/ui/ScheduleField'
import type { TimeText } from '@capiz/ui/TimeField'
import * as v from 'valibot'

/** Clinic hours at one facility as the wire brings them. */
export type FacilityHours = OutputOf<typeof physician.schedule>[number]

/** Weekly hours that hold in the same days and the same way: what one week grid shows. */
export interface HoursSet {
  id: number
  validFrom: IsoDate | null
  validUntil: IsoDate | null
  byAppointment: boolean
  room: string
  remarks: string
  blocks: TimeBlock[]
}

/** An extra clinic or an absence as its line in the form holds it. */
export interface ExceptionLine extends Omit<ClinicException, 'date' | 'remarks'> {
  id: number
  date: IsoDate | null
  remarks: string
}

/** Clinic hours as the form holds them. */
export interface HoursValues {
  version: number
  sets: HoursSet[]
  exceptions: ExceptionLine[]
}

/** The wire's times are checked by its schema; the fields only want to know that they are times. */
const time = (text: string) => text as TimeText

/** Hours without anything in them yet. */
export function emptySet(id: number): HoursSet {
  return { id, validFrom: null, validUntil: null, byAppointment: false, room: '', remarks: '', blocks: [] }
}

/** A number no set and no line has yet; drafts bring their own. */
export function freeId({ sets, exceptions }: Pick<HoursValues, 'sets' | 'exceptions'>): number {
  return 1 + Math.max(-1, ...[...sets, ...exceptions].map(({ id }) => id))
}

/** Blocks of the week put together by what they have in common. */
function setsOf(entries: readonly ClinicBlock[]): HoursSet[] {
  const groups = Map.groupBy(entries, ({ validFrom, validUntil, byAppointment, room, remarks }) =>
    JSON.stringify([validFrom, validUntil, byAppointment, room, remarks]),
  )
  return [...groups.values()].flatMap((blocks, id): HoursSet[] => {
    const [first] = blocks
    if (!first) return []
    const { validFrom, validUntil, byAppointment, room, remarks } = first
    return [
      {
        id,
        validFrom,
        validUntil,
        byAppointment,
        room: room ?? '',
        remarks: remarks ?? '',
        blocks: blocks.map(({ day, startTime, endTime }) => ({
          day,
          from: time(startTime),
          to: time(endTime),
        })),
      },
    ]
  })
}

/** Returns the initial values of the form. */
export function hoursValues({ version, entries, exceptions }: FacilityHours): HoursValues {
  const sets = setsOf(entries)
  return {
    version,
    sets: sets.length > 0 ? sets : [emptySet(0)],
    exceptions: exceptions.map((one, id) => ({ ...one, id, remarks: one.remarks ?? '' })),
  }
}

function entriesOf({ blocks, ...set }: HoursSet): ClinicBlock[] {
  const { validFrom, validUntil, byAppointment } = set
  return blocks.map(({ day, from, to }) => ({
    day,
    startTime: from,
    endTime: to,
    byAppointment,
    room: set.room.trim() || null,
    remarks: set.remarks.trim() || null,
    validFrom,
    validUntil,
  }))
}

/** The clinic hours the form stands for; lines without a day are not hours yet. */
export function hoursOfForm({ sets, exceptions }: Pick<HoursValues, 'sets' | 'exceptions'>): ClinicHours {
  return {
    entries: sets.flatMap(entriesOf),
    exceptions: exceptions.flatMap(({ id: _id, date, remarks, ...line }) =>
      date === null ? [] : [{ ...line, date, remarks: remarks.trim() || null }],
    ),
  }
}

/** Names a problem of the hours by its place in the form: block 3 of all stands in some set. */
function placeOf(
  field: string,
  sets: readonly HoursSet[],
  lines: readonly ExceptionLine[],
): (string | number)[] {
  const [list, number, name = ''] = field.split('.')
  const at = Number(number)
  if (list === 'exceptions') {
    const dated = lines.flatMap((line, place) => (line.date === null ? [] : [place]))
    return ['exceptions', dated[at] ?? at, name]
  }
  let from = at
  const set = sets.findIndex(({ blocks }) => {
    if (from < blocks.length) return true
    from -= blocks.length
    return false
  })
  return ['sets', Math.max(0, set), name === 'validUntil' ? name : 'blocks']
}

/** The schema of hours that may be saved: the rules of the domain, with their messages at the fields of the form. */
export const hoursSchema = v.pipe(
  v.custom<HoursValues>(() => true),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { sets, exceptions } = dataset.value
    const report = (path: (string | number)[], message: string): void => {
      const steps = path.map(
        (key) => ({ type: 'unknown', origin: 'value', input: null, key, value: null }) as const,
      )
      const [first, ...rest] = steps
      if (first) addIssue({ message, path: [first, ...rest] })
    }
    for (const [at, { date }] of exceptions.entries()) {
      if (date === null) report(['exceptions', at, 'date'], 'Enter the day.')
    }
    for (const { field, message } of scheduleProblems(hoursOfForm(dataset.value))) {
      report(placeOf(field, sets, exceptions), message)
    }
  }),
)

/** Hours of other facilities, and of the other sets of this one, to be drawn beside a set. */
export function hoursBeside(
  at: number,
  { sets }: Pick<HoursValues, 'sets'>,
  elsewhere: readonly FacilityHours[],
): OtherBlock[] {
  const set = sets[at]
  if (!set) return []
  const here = sets
    .filter((other) => other !== set)
    .map((other) => ({ label: 'Other hours here', blocks: entriesOf(other) }))
  const there = elsewhere.map(({ healthFacilityName, entries }) => ({
    label: healthFacilityName,
    blocks: entries,
  }))
  return [...here, ...there].flatMap(({ label, blocks }) =>
    blocks
      .filter((block) => validityOverlaps(block, set))
      .map(({ day, startTime, endTime }) => ({ label, day, from: time(startTime), to: time(endTime) })),
  )
}

/** The hours that still hold on a day or later, with the words that tell them apart. */
export function weekEntries(
  { entries }: Pick<FacilityHours, 'entries'>,
  today: IsoDate,
  labelOf: (entry: ClinicBlock) => string | undefined,
) {
  return entries
    .filter(({ validUntil }) => validUntil === null || validUntil >= today)
    .toSorted((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day))
    .map((entry) => {
      const label = labelOf(entry)
      const { day, startTime, endTime } = entry
      return { day, from: time(startTime), to: time(endTime), ...(label !== undefined && { label }) }
    })
}
