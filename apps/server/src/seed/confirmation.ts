import { confirmationSections, type ConfirmationSection } from '@capiz/domain/confirmation'
import {
  facilityValues,
  physicianValues,
  sectionHash,
  type SectionValues,
} from '../areas/confirmation/values.ts'
import type { confirmation } from '../db/schema/index.ts'
import { affiliationRows } from './affiliation.ts'
import { dayAt, momentAt, type SeedInputs } from './context.ts'
import { addressRows, facilityRows } from './facility.ts'
import { physicianRows } from './physician.ts'
import { stream, type Stream } from './random.ts'
import { levelsOf, reach, type Level } from './size.ts'

type Row = Omit<typeof confirmation.$inferInsert, 'id'>

/** The level that has confirmations: the tests begin with none, and nobody opens those of the large sample. */
const confirmedLevel: Level = 1
/** Accredited physicians of the level with confirmations are this many at most. */
const mostPhysicians = 400

/** A provider that confirms its sections. */
interface Owner {
  code: string
  username: string
  contact: string
  values: SectionValues
  source: Stream
}

/** Days before today of the last confirmation of the sections that members rely on, by how well a provider keeps up. */
const habits: readonly (readonly [days: readonly [least: number, most: number], weight: number])[] = [
  [[3, 50], 60],
  [[61, 88], 18],
  [[95, 170], 14],
]

function confirmedRow(inputs: SeedInputs, owner: Owner, section: ConfirmationSection, offset: number): Row {
  const isCall = owner.source.chance(0.2)
  return {
    ownerCode: owner.code,
    section,
    action: 'CONFIRMED',
    channel: isCall ? 'CALL' : 'PORTAL',
    spokenTo: isCall ? owner.contact : null,
    // some were changed since: what was confirmed is not what is there today
    hash: owner.source.chance(0.06) ? '0'.repeat(64) : sectionHash(owner.values, section),
    snapshot: null,
    inquiryCode: null,
    performedOn: dayAt(inputs, offset),
    performedBy: isCall ? 'officer' : owner.username,
    performedDate: momentAt(inputs, offset),
  }
}

function* rowsOf(inputs: SeedInputs, owner: Owner): Generator<Row> {
  const { source } = owner
  // a tenth never confirmed anything
  if (source.chance(0.1)) return
  const [least, most] = source.weighted(habits)
  const offset = -source.int(least, most)
  for (const section of confirmationSections) yield confirmedRow(inputs, owner, section, offset)
  if (!source.chance(0.06)) return
  const reported = -source.int(1, Math.min(20, -offset))
  yield {
    ownerCode: owner.code,
    section: source.pick(['PLACES', 'HOURS'] as const),
    action: 'REOPENED',
    channel: 'REPORT',
    spokenTo: null,
    hash: null,
    snapshot: null,
    inquiryCode: null,
    performedOn: dayAt(inputs, reported),
    performedBy: 'PUBLIC',
    performedDate: momentAt(inputs, reported),
  }
}

function* facilityOwners(inputs: SeedInputs): Generator<Owner> {
  const addresses = Map.groupBy(addressRows(inputs), ({ facilityId }) => facilityId)
  for (const row of facilityRows(inputs)) {
    if (row.id <= reach('facility', 0) || row.accreditationStatusCode !== 'ACCREDITED') continue
    yield {
      code: row.code,
      username: `hf.${row.code.toLowerCase()}`,
      contact: row.contacts?.[0]?.name ?? row.name,
      values: facilityValues(row, addresses.get(row.id) ?? []),
      source: stream(inputs.seedNumber, 'hf-confirmation', row.id),
    }
  }
}

function* physicianOwners(inputs: SeedInputs): Generator<Owner> {
  const facilities = new Map([...facilityRows(inputs)].map((row) => [row.id, row]))
  const practices = Map.groupBy(
    [...affiliationRows(inputs)].filter(
      ({ status, facilityId }) => status === 'ACCREDITED' && facilities.get(facilityId)?.accepted,
    ),
    ({ physicianId }) => physicianId,
  )
  let left = mostPhysicians
  for (const row of physicianRows(inputs)) {
    const id = row.id ?? 0
    if (id <= reach('physician', 0) || row.accreditationStatusCode !== 'ACCREDITED') continue
    if (left-- === 0) return
    const own = (practices.get(id) ?? []).map(({ facilityId, room, clinicAddress, schedule }) => ({
      facilityCode: facilities.get(facilityId)?.code ?? '',
      room,
      clinicAddress,
      schedule,
    }))
    yield {
      code: row.code,
      username: `phy.${row.code.toLowerCase()}`,
      contact: `${row.firstName} ${row.lastName}`,
      values: physicianValues(row, own),
      source: stream(inputs.seedNumber, 'phy-confirmation', id),
    }
  }
}

/** Confirmations by providers: most hold, some are due, overdue, changed since or reopened by a visitor, some never came. */
export function* confirmationRows(inputs: SeedInputs): Generator<Row & { id: number }> {
  if (!levelsOf(inputs.size).includes(confirmedLevel)) return
  const demo: SeedInputs = { ...inputs, size: 'demo' }
  let id = 0
  for (const owners of [facilityOwners(demo), physicianOwners(demo)]) {
    for (const owner of owners) for (const row of rowsOf(demo, owner)) yield { id: ++id, ...row }
  }
}
