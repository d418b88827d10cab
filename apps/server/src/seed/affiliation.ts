import { formatCode } from '../platform/runtime/codes.ts'
import type { affiliation } from '../db/schema/index.ts'
import { statusWeights } from './career.ts'
import { dayAt, stampsAt, type SeedInputs } from './context.ts'
import { busyPhysician, withoutDoctors } from './data/fixtures.ts'
import { seedPhysician, type SeedPhysician } from './physician.ts'
import { placesAt } from './place.ts'
import { stream, type Stream } from './random.ts'
import { indices, levelOf, reach, type Level } from './size.ts'
import { physicianStory } from './stories/index.ts'

const places = [
  [1, 30],
  [2, 35],
  [3, 25],
  [4, 10],
] as const

/** The facilities of the smallest sample a physician practises at, by index: never the one that must have no doctor. */
function firstFacilities(index: number, source: Stream): number[] {
  const count = index === busyPhysician ? 8 : source.weighted(places)
  const all = reach('facility', 0)
  const first = index < 2 ? 0 : source.int(0, all - 1)
  const found: number[] = []
  for (let turn = 0; found.length < count; turn++) {
    const at = (first + turn) % all
    if (at !== withoutDoctors && !found.includes(at)) found.push(at)
    else if (turn > all) return found
  }
  return found
}

/** Types of facilities a field of medicine is practised at beside hospitals, infirmaries and clinics. */
const furtherTypes: Readonly<Record<string, readonly string[]>> = {
  IM: ['DIAL', 'DIAG'],
  OPH: ['EYE', 'ASC'],
  REHAB: ['REHAB'],
  OBGYN: ['BIRTH', 'DIAG'],
  RAD: ['DIAG'],
  PATH: ['DIAG'],
  SURG: ['ASC'],
  ANES: ['ASC'],
  ORTHO: ['ASC', 'REHAB'],
}

const dentistTypes = ['DENT', 'DENT', 'DENT', 'HOSP', 'CLIN']

function typesFor(dentist: boolean, specialization: string): readonly string[] {
  return dentist ? dentistTypes : ['HOSP', 'CLIN', 'INF', ...(furtherTypes[specialization] ?? [])]
}

/** Facilities that fit the field, all in the region of the first. */
function nearbyFacilities(inputs: SeedInputs, one: SeedPhysician, level: Level, source: Stream): number[] {
  const { phyTypeCode, primarySpecializationCode } = one
  const types = typesFor(phyTypeCode === 'DMD', primarySpecializationCode ?? '')
  const { ofType, ofRegion } = placesAt(inputs, level)
  const first = source.pick(ofType.get(source.pick(types)) ?? ofType.get('HOSP') ?? [])
  const count = source.weighted(places)
  const found = [first.index]
  for (let turn = 0; found.length < count && turn < count * 3; turn++) {
    const near = ofRegion.get(`${source.pick(types)} ${first.region}`)
    const next = near && source.pick(near).index
    if (next !== undefined && !found.includes(next)) found.push(next)
  }
  return found
}

/** The facilities a physician practises at, by index. */
function facilitiesOf(
  inputs: SeedInputs,
  { index, level, one }: { index: number; level: Level; one: SeedPhysician },
  source: Stream,
): readonly number[] {
  if (level === 0) return firstFacilities(index, source)
  return physicianStory(index)?.places ?? nearbyFacilities(inputs, one, level, source)
}

/** The facilities the physician at an index practises at, by index. */
export function practiceOf(inputs: SeedInputs, index: number): readonly number[] {
  const source = stream(inputs.seedNumber, 'affiliation', index)
  const level = levelOf('physician', index)
  return facilitiesOf(inputs, { index, level, one: seedPhysician(inputs, index) }, source)
}

/** Weekdays and halves of the day, which a physician gives each to one facility. */
type Hours = readonly [from: string, to: string]
const days = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const
const mornings: readonly Hours[] = [
  ['08:00', '12:00'],
  ['09:00', '12:00'],
  ['10:00', '12:00'],
]
const afternoons: readonly Hours[] = [
  ['13:00', '16:00'],
  ['13:00', '17:00'],
  ['14:00', '17:00'],
]

/** The clinic hours at the n-th of so many facilities: no half of a day is given to two. */
function scheduleOf(turn: number, count: number, source: Stream): Record<string, unknown>[] {
  const slots = days.length * 2
  const each = Math.max(1, Math.min(3, Math.floor(slots / count), source.int(1, 3)))
  return Array.from({ length: each }, (_, at) => {
    const slot = (turn + at * count) % slots
    const [startTime, endTime] = source.pick(slot < days.length ? mornings : afternoons)
    const byAppointment = source.chance(0.3)
    return { day: days[slot % days.length], startTime, endTime, byAppointment, room: null, remarks: null }
  })
}

/** Fields of medicine whose findings are read without the patient. */
const readingFields: ReadonlySet<string> = new Set(['RAD', 'PATH', 'NUC'])

/** The drawn relation, but a reader only where there is something to read. */
function relationOf({ primarySpecializationCode }: SeedPhysician, drawn: string): string {
  return drawn === 'READER' && !readingFields.has(primarySpecializationCode ?? '') ? 'CONSULTANT' : drawn
}

/** The status of an affiliation: accredited only where both ends are. */
function statusOf(ends: readonly string[], source: Stream): string {
  const held = ends.find((status) => status !== 'ACCREDITED')
  if (held === undefined) {
    return source.weighted([
      ['ACCREDITED', 91],
      ['SUSPENDED', 2],
      ['WITHDRAWN', 5],
      ['ON_PROCESS', 2],
    ] as const)
  }
  return held
}

/** The status of an affiliation of the smallest sample. */
function firstStatus(index: number, source: Stream): string {
  const drawn = index < 2 ? 'ACCREDITED' : source.weighted(statusWeights)
  return drawn === 'CLOSED' ? 'WITHDRAWN' : drawn
}

/** Yields the affiliations, as stored. */
export function* affiliationRows(
  inputs: SeedInputs,
): Generator<typeof affiliation.$inferInsert & { id: number }> {
  let id = 0
  for (const [index] of indices('physician', inputs.size)) {
    const level = levelOf('physician', index)
    const source = stream(inputs.seedNumber, 'affiliation', index)
    const one = seedPhysician(inputs, index)
    const { specializations, accepted, createdDate, accreditationStatusCode: status } = one
    if (accepted === false) continue
    const found = facilitiesOf(inputs, { index, level, one }, source)
    for (const [turn, at] of found.entries()) {
      id += 1
      const known = Math.round((Date.parse(inputs.asOf) - Number(createdDate)) / 86_400_000)
      const age =
        level === 0 ? source.int(100, 800) : Math.max(1, source.int(Math.floor(known / 4), known - 1))
      yield {
        id,
        code: formatCode('affiliation', id, ''),
        physicianId: index + 1,
        facilityId: at + 1,
        status:
          level === 0
            ? firstStatus(index, source)
            : statusOf([status, placesAt(inputs, level).statuses[at] ?? 'ACCREDITED'], source),
        specializationCodes: (specializations ?? []).map(({ specializationCode }) => specializationCode),
        room: source.chance(0.7) ? `Room ${source.int(101, 620)}` : null,
        clinicAddress: null,
        effectiveDate: dayAt(inputs, -age),
        relation: relationOf(
          one,
          source.pick(['CONSULTANT', 'CONSULTANT', 'VISITING', 'RESIDENT', 'READER']),
        ),
        schedule: scheduleOf(turn, found.length, source),
        remarks: null,
        ...stampsAt(inputs, { offset: -age, by: 'officer' }, undefined, id),
      }
    }
  }
}
