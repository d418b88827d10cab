import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { RequestStatus } from '@capiz/domain/request'
import type { SeedInputs } from './context.ts'
import { stream, type Stream } from './random.ts'
import { levelOf } from './size.ts'
import { physicianStory } from './stories/index.ts'

/** How a physician came to the register and where the record stands; days are counted from today. */
export interface Career {
  dentist: boolean
  status: AccreditationStatusCode
  source: 'STAFF' | 'PUBLIC' | 'IMPORT'
  accepted: boolean
  /** status of the application it came in by */
  registration: RequestStatus | undefined
  /** days before today the record was made */
  age: number
  /** day of the accreditation; undefined for one who never was accredited */
  start: number | undefined
  /** how often the contract has been renewed */
  renewed: number
  /** whether the licence has run out, which only happens outside the network */
  lapsed: boolean
  /** last day of the S2 licence; undefined for who has none */
  s2: number | undefined
}

/** Physicians with a fixed part, who are accredited. */
const fixtures = 4

/** Statuses and their shares in the smallest sample, and in the rest. */
export const statusWeights = [
  ['ACCREDITED', 80],
  ['ON_PROCESS', 7],
  ['FOR_PAYMENT_ONLY', 4],
  ['SUSPENDED', 3],
  ['WITHDRAWN', 3],
  ['DISACCREDITED', 2],
  ['CLOSED', 1],
] as const

const isOutside = (status: AccreditationStatusCode) =>
  status === 'ON_PROCESS' || status === 'FOR_PAYMENT_ONLY' || status === 'DISAPPROVED'

type Entry = Pick<Career, 'status' | 'source' | 'accepted' | 'registration'>

const sources = [
  ['STAFF', 80],
  ['PUBLIC', 13],
  ['IMPORT', 7],
] as const

/** Whether the physician at an index may have applied: known without making the record. */
export function cameByApplication(inputs: SeedInputs, index: number): boolean {
  if (levelOf('physician', index) === 0) return false
  if (physicianStory(index)) return true
  return stream(inputs.seedNumber, 'career', index).weighted(sources) === 'PUBLIC'
}

/** How somebody came in: most by staff, a part by an own application, which may still wait or have failed. */
function entryOf(drawn: AccreditationStatusCode, source: Stream): Entry {
  const by = source.weighted(sources)
  if (by !== 'PUBLIC') return { status: drawn, source: by, accepted: true, registration: undefined }
  if (drawn !== 'ON_PROCESS') {
    return { status: drawn, source: by, accepted: true, registration: 'APPROVED' }
  }
  const registration = source.pick([
    'PENDING',
    'PENDING',
    'REVIEWED',
    'REJECTED',
    'CANCELLED',
    'APPROVED',
  ] as const)
  const ended = { REJECTED: 'DISAPPROVED', CANCELLED: 'WITHDRAWN' } as const
  const status = ended[registration as 'REJECTED'] ?? drawn
  const waits = registration === 'PENDING' || registration === 'REVIEWED'
  return { status, source: by, accepted: !waits, registration }
}

function ageOf({ status, registration }: Entry, source: Stream): number {
  if (registration === 'PENDING' || registration === 'REVIEWED') return source.int(1, 25)
  if (status === 'ON_PROCESS') return source.int(8, 150)
  return source.int(75, 1500)
}

function drawnCareer(
  inputs: SeedInputs,
  index: number,
  dentist: boolean,
  drawn: AccreditationStatusCode,
): Career {
  const source = stream(inputs.seedNumber, 'career', index)
  const story = physicianStory(index)
  const entry: Entry = story
    ? { status: story.status, source: 'STAFF', accepted: true, registration: undefined, ...story.entry }
    : entryOf(drawn, source)
  const age = story?.age ?? ageOf(entry, source)
  const outside = isOutside(entry.status) || entry.registration === 'CANCELLED'
  const start = outside ? undefined : -Math.max(10, age - source.int(15, 45))
  const inForce = entry.status === 'ACCREDITED' || entry.status === 'SUSPENDED'
  return {
    ...entry,
    dentist: story ? story.dentist === true : dentist,
    age,
    start,
    renewed: start !== undefined && inForce ? Math.floor(-start / 1095) : 0,
    lapsed: entry.status !== 'ACCREDITED' && source.chance(0.4),
    s2: !dentist && source.chance(0.2) ? source.int(20, 700) : undefined,
  }
}

/** The first draws of a record, which come before its training is drawn. */
export interface CareerDraws {
  dentist: boolean
  status: AccreditationStatusCode
}

/** Draws a physician's kind and status from the stream of the record. */
export function drawCareer(index: number, source: Stream): CareerDraws {
  const isFixture = index < fixtures
  const dentist = !isFixture && source.chance(0.15)
  return { dentist, status: isFixture ? 'ACCREDITED' : source.weighted(statusWeights) }
}

/** The career of the physician at an index; `record` is the stream of the record, from which the smallest sample draws days. */
export function careerOf(inputs: SeedInputs, index: number, draws: CareerDraws, record: Stream): Career {
  const start = -record.int(60, 900)
  const age = 920 + record.int(0, 500)
  const { dentist, status } = draws
  if (levelOf('physician', index) > 0) return drawnCareer(inputs, index, dentist, status)
  return {
    dentist,
    status,
    source: 'STAFF',
    accepted: true,
    registration: undefined,
    age,
    start: isOutside(status) ? undefined : start,
    renewed: 0,
    lapsed: false,
    s2: undefined,
  }
}
