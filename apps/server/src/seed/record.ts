import { recordKind, recordKindNames, type RecordKindName } from '@capiz/domain/record'
import type { RequestStatus } from '@capiz/domain/request'
import { formatCode } from '../platform/runtime/codes.ts'
import type { attachment, caseRecord, caseStep } from '../db/schema/index.ts'
import { columnsOf } from '../areas/compliance/write.ts'
import { momentAt, stampsAt, type SeedInputs } from './context.ts'
import { documentRow } from './document.ts'
import { seedFacility } from './facility.ts'
import { seedPhysician } from './physician.ts'
import { stream, uuidOf, type Stream } from './random.ts'
import {
  drawnFields,
  isReplacedTeam,
  isReplacingTeam,
  overlappingArrangements,
  repeatedViolations,
} from './record-fields.ts'
import { indicesAt, levelsOf, ownerOf, rangeOf, reach, type Level, type PerLevel } from './size.ts'
import { storyLevel } from './stories/index.ts'
import { eventsWith } from './story-rows.ts'
import { fixtureUser } from './user.ts'

const storiesWithRecords = [...eventsWith('record')]

/** Records of each kind per size (domain model 13). */
const amounts: Readonly<Record<RecordKindName, PerLevel>> = {
  'facility-check-in': [6, 250, 12_000],
  'dentist-check-in': [6, 200, 8000],
  'non-conformity': [4, 130, 3300],
  'document-tracker': [4, 110, 2800],
  'inquiry-report': [3, 100, 2500],
  'correction-notice': [4, 60, 1400],
  violation: [6, 120, 3000],
  'special-arrangement': [6, 200, 8000],
  'mobile-device': [6, 260, 8000],
  'settlement-terminal': [4, 90, 2500],
  'service-team': [2, 30, 300],
}

/** A check-in stands where the decision on its request left it. */
const requestStatuses: readonly RequestStatus[] = ['APPROVED', 'PENDING', 'REVIEWED', 'REJECTED', 'CANCELLED']
const checkInStatus: Readonly<Record<RequestStatus, string>> = {
  APPROVED: 'NOTED',
  PENDING: 'SUBMITTED',
  REVIEWED: 'SUBMITTED',
  REJECTED: 'RETURNED',
  CANCELLED: 'RETURNED',
}

/** A record of the sample with what other rows ask about it. */
export interface SeedRecord {
  kind: RecordKindName
  code: string | null
  owner: { code: string; name: string } | null
  status: string
  /** of a check-in: where its request stands */
  request: RequestStatus | undefined
  fields: Record<string, unknown>
  offset: number
  /** who entered it, by username */
  by: string
}

const dentists = new WeakMap<SeedInputs, Map<Level, number[]>>()

/** The dentists a level adds, as many as its check-ins may want. */
function dentistsAt(inputs: SeedInputs, level: Level): number[] {
  const known = dentists.get(inputs) ?? new Map<Level, number[]>()
  dentists.set(inputs, known)
  const found = known.get(level)
  if (found) return found
  const [first, last] = rangeOf(amounts['dentist-check-in'], level)
  const list: number[] = []
  for (const index of indicesAt('physician', level)) {
    if (list.length >= last - first) break
    if (seedPhysician(inputs, index).phyTypeCode === 'DMD') list.push(index)
  }
  known.set(level, list)
  return list
}

interface Place {
  owner: SeedRecord['owner']
  /** which of the owner's records of the kind it is */
  turn: number
}

function facilityPlace(inputs: SeedInputs, kind: RecordKindName, index: number, level: Level): Place {
  const sameOwner =
    (kind === 'violation' && index < repeatedViolations) ||
    (kind === 'special-arrangement' && index < overlappingArrangements)
  if (sameOwner) {
    const { code, form } = seedFacility(inputs, 3)
    return { owner: { code, name: form.name }, turn: index }
  }
  const { owner, turn } = ownerOf({ owners: 'facility', things: amounts[kind] }, index, level)
  const { code, form } = seedFacility(inputs, owner)
  return { owner: { code, name: form.name }, turn }
}

/** Of the records of any provider beside those of the smallest sample, every fourth is a physician's. */
function physicianPlace(inputs: SeedInputs, index: number, level: Level): Place {
  const all = reach('physician', level)
  const { code, lastName, firstName } = seedPhysician(inputs, (index * 7) % all)
  return { owner: { code, name: `${lastName}, ${firstName}` }, turn: Math.floor((index * 7) / all) }
}

function placeOf(inputs: SeedInputs, kind: RecordKindName, index: number, level: Level): Place {
  const { owner: ownerKind } = recordKind(kind)
  if (ownerKind === 'none') return { owner: null, turn: 0 }
  if (level > 0 && ownerKind === 'provider') {
    if (index % 4 === 3) return physicianPlace(inputs, index, level)
    if (kind === 'document-tracker' && index % 4 === 1) return { owner: null, turn: 0 }
  }
  if (kind !== 'dentist-check-in') return facilityPlace(inputs, kind, index, level)
  const list = dentistsAt(inputs, level)
  const place = index - rangeOf(amounts[kind], level)[0]
  const { code, lastName, firstName } = seedPhysician(inputs, list[place % list.length] ?? 0)
  return { owner: { code, name: `${lastName}, ${firstName}` }, turn: Math.floor(place / list.length) }
}

const decided = [
  ['APPROVED', 70],
  ['REJECTED', 20],
  ['CANCELLED', 10],
] as const

/** In the smallest size every status comes once; only an owner's first check-in may still be open. */
function requestOf(index: number, turn: number, level: Level, source: Stream): RequestStatus {
  const ordered = requestStatuses[index % requestStatuses.length] as RequestStatus
  const open = ordered === 'PENDING' || ordered === 'REVIEWED'
  if (level === 0) return open && turn > 0 ? 'APPROVED' : ordered
  if (turn > 0) return source.weighted(decided)
  return source.weighted([...decided, ['PENDING', 12], ['REVIEWED', 6]] as const)
}

const isCheckIn = (kind: RecordKindName) => kind === 'facility-check-in' || kind === 'dentist-check-in'

function drawnStatus(kind: RecordKindName, index: number, level: Level, source: Stream): string {
  const { statuses, initial } = recordKind(kind).machine
  if (kind === 'service-team') return level > 0 && isReplacedTeam(index) ? 'SUPERSEDED' : initial
  if (kind === 'violation' && index < repeatedViolations) return initial
  const all = Object.keys(statuses)
  return index < all.length ? (all[index] as string) : source.pick(all)
}

function enteredBy(inputs: SeedInputs, kind: RecordKindName, owner: SeedRecord['owner']): string {
  if (!isCheckIn(kind))
    return recordKind(kind).files === 0 || kind === 'service-team' ? 'officer' : 'compliance'
  const own = ['coordinator', 'coordinator2'].find(
    (username) => fixtureUser(inputs, username).linkedCode === owner?.code,
  )
  return own ?? 'compliance'
}

/** The records of the stories take the first places of those a kind has beside the smallest sample. */
function storyRecord(inputs: SeedInputs, kind: RecordKindName, index: number): SeedRecord | undefined {
  const [first] = rangeOf(amounts[kind], storyLevel)
  const one = storiesWithRecords.filter(({ event }) => event.record === kind)[index - first]
  if (!one) return undefined
  const { status, on: offset } = one.event
  const { code, form } = seedFacility(inputs, one.index)
  const owner = { code, name: form.name }
  const source = stream(inputs.seedNumber, kind, index)
  const drawn = drawnFields[kind]({ inputs, source, index, isFull: true, status, offset, owner })
  const series = recordKind(kind).code
  const year = momentAt(inputs, offset).toISOString().slice(0, 4)
  return {
    kind,
    code: series ? formatCode(series, index + 1, year) : null,
    owner,
    status,
    request: undefined,
    fields: { ...drawn, ...one.event.fields },
    offset,
    by: enteredBy(inputs, kind, owner),
  }
}

/** The record of a kind at an index of the sample. */
function seedRecord(inputs: SeedInputs, kind: RecordKindName, index: number, level: Level): SeedRecord {
  const told = level === storyLevel ? storyRecord(inputs, kind, index) : undefined
  if (told) return told
  const source = stream(inputs.seedNumber, kind, index)
  const { owner, turn } = placeOf(inputs, kind, index, level)
  const request = isCheckIn(kind) ? requestOf(index, turn, level, source) : undefined
  const status = request ? checkInStatus[request] : drawnStatus(kind, index, level, source)
  const open = request === 'PENDING' || request === 'REVIEWED'
  // A third of the decided ones beside the smallest sample are of earlier years.
  const isOld = level > 0 && index % 3 === 0
  const drawn = open ? -source.int(2, 12) : -source.int(20, 300)
  const isLate = kind === 'service-team' && level > 0 && isReplacingTeam(index)
  // Notices are answered within weeks: of those that wait, one in four is overdue.
  const waits = level > 0 && kind === 'correction-notice' && ['ISSUED', 'ACKNOWLEDGED'].includes(status)
  const isRecent = waits && index % 4 !== 1
  const old = isOld && !open && !isLate ? -(20 + ((index * 37) % 880)) : isLate ? -12 : drawn
  const offset = isRecent ? -(1 + (index % 9)) : old
  const { code: series } = recordKind(kind)
  const fields = drawnFields[kind]({ inputs, source, index, isFull: level > 0, status, offset, owner })
  const year = momentAt(inputs, offset).toISOString().slice(0, 4)
  const code = series ? formatCode(series, index + 1, year) : null
  return { kind, code, owner, status, request, fields, offset, by: enteredBy(inputs, kind, owner) }
}

/** The records of a kind a level adds. */
export function* recordsAt(inputs: SeedInputs, kind: RecordKindName, level: Level): Generator<SeedRecord> {
  const [from, to] = rangeOf(amounts[kind], level)
  for (let index = from; index < to; index++) yield seedRecord(inputs, kind, index, level)
}

function* allRecords(inputs: SeedInputs): Generator<SeedRecord & { id: number; level: Level }> {
  let id = 0
  for (const level of levelsOf(inputs.size)) {
    for (const kind of recordKindNames) {
      for (const one of recordsAt(inputs, kind, level)) yield { ...one, id: ++id, level }
    }
  }
}

/** Day and name of the last change: who decided a check-in, who moved another record. */
function lastChange({ request, status, kind, offset, by }: SeedRecord) {
  if (request === 'CANCELLED' || request === 'PENDING' || request === 'REVIEWED') return { offset, by }
  if (request) return { offset: Math.min(offset + 2, -1), by: 'approver' }
  const moved = status !== recordKind(kind).machine.initial
  return moved
    ? { offset: Math.min(offset + 5, -1), by: kind === 'non-conformity' ? 'admin' : by }
    : { offset, by }
}

/** Records as stored; `codesAt` names the requests the check-ins of a level wait for, by their codes. */
export function* recordRows(
  inputs: SeedInputs,
  codesAt: (level: Level) => ReadonlyMap<string, string>,
): Generator<typeof caseRecord.$inferInsert & { id: number }> {
  let requestCodes: ReadonlyMap<string, string> = new Map()
  let reached: Level | undefined
  for (const one of allRecords(inputs)) {
    const { id, kind, code, status, offset, by, level } = one
    if (level !== reached) requestCodes = codesAt(level)
    reached = level
    const requestCode = code === null ? undefined : requestCodes.get(code)
    const fields = requestCode ? { ...one.fields, requestCode } : one.fields
    yield {
      id,
      kind,
      code,
      authors: [by],
      ...columnsOf(kind, fields, status),
      ...stampsAt(inputs, { offset, by }, lastChange(one), id),
      version: status === recordKind(kind).machine.initial ? 1 : 2,
    }
  }
}

/** Yields the steps of the records, as stored. */
export function* stepRows(inputs: SeedInputs): Generator<typeof caseStep.$inferInsert & { id: number }> {
  let id = 0
  for (const one of allRecords(inputs)) {
    const { initial } = recordKind(one.kind).machine
    const row = { recordId: one.id, fields: [], remarks: null }
    const made = { action: 'CREATE', fromStatus: null, toStatus: initial, createdBy: one.by } as const
    yield { id: ++id, ...row, ...made, createdDate: momentAt(inputs, one.offset, one.id) }
    if (one.status === initial) continue
    const { offset, by } = lastChange(one)
    const moved = { action: 'STATUS', fromStatus: initial, toStatus: one.status, createdBy: by } as const
    yield { id: ++id, ...row, ...moved, createdDate: momentAt(inputs, offset, one.id) }
  }
}

/** Files of the records a level adds: every team record has one, of the others every second. */
export function* recordDocuments(
  inputs: SeedInputs,
  level: Level,
): Generator<Omit<typeof attachment.$inferInsert, 'id'>> {
  for (const kind of recordKindNames) {
    if (recordKind(kind).files === 0) continue
    let turn = 0
    for (const { code, offset, by } of recordsAt(inputs, kind, level)) {
      turn += 1
      if (code === null || (kind !== 'service-team' && turn % 2 === 0)) continue
      const uuid = uuidOf(inputs.seedNumber, 'record-paper', code)
      const docType = isCheckIn(kind) ? 'PHOTO' : 'OTHERS'
      const document = { inputs, ownerKind: kind, ownerCode: code, docType, uuid, uploadedBy: by, offset }
      yield { ...documentRow(document, {}), docType: isCheckIn(kind) ? 'PHOTO' : null }
    }
  }
}
