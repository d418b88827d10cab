import { plural } from '@capiz/domain/text'
import type { Actor } from '../../actor.ts'
import type { Transaction } from '../../db/types.ts'
import { lockFacility, type FacilityRecord } from '../../facility/scope.ts'
import { createPhysician } from '../../physician/save.ts'
import { lockPhysician, type PhysicianRecord } from '../../physician/scope.ts'
import type { Services } from '../../services.ts'
import type { Line } from '../../upload/value.ts'
import { createAffiliation, type AffiliationForm } from '../save.ts'
import { rosterRows, type RosterJudgement } from './judge.ts'
import { textOf } from './layout.ts'

/** One row after the save. */
export interface SavedRow extends RosterJudgement {
  physicianCode: string | null
  affiliationCode: string | null
}

/** What saving a roster did. */
export interface SavedRoster {
  rows: SavedRow[]
  created: number
  affiliated: number
}

/** A row that is about to be saved; throws to stop everything. */
type Guard = (judged: RosterJudgement, at: number) => void

function formOf(line: Line, physicianCode: string, healthFacilityCode: string): AffiliationForm {
  const specialty = textOf(line, 'specializationCode')
  return {
    physicianCode,
    healthFacilityCode,
    status: 'ON_PROCESS',
    specializationCodes: specialty === null ? [] : [specialty],
    room: textOf(line, 'room'),
    relation: textOf(line, 'relation') as AffiliationForm['relation'],
    clinicAddress: null,
    effectiveDate: null,
    reason: null,
    remarks: null,
  }
}

/** The words of what a saved roster did. */
export function savedRosterWords({
  created,
  affiliated,
}: Pick<SavedRoster, 'created' | 'affiliated'>): string {
  const made = plural(created, 'physician was added', 'physicians were added')
  const tied = plural(
    affiliated,
    'physician on record was affiliated',
    'physicians on record were affiliated',
  )
  if (created + affiliated === 0) return 'Nothing had to be changed.'
  return [created > 0 ? `${made} and affiliated.` : '', affiliated > 0 ? `${tied}.` : '']
    .filter(Boolean)
    .join(' ')
}

/**
 * Saves a roster in the caller's transaction: rows of physicians on record become affiliations, new ones records and
 * affiliations, all on process (domain model 7.2). Rows that cannot be told, or have something wrong, are left.
 */
export async function saveRoster(
  services: Services,
  tx: Transaction,
  { facilityCode, lines }: { facilityCode: string; lines: readonly Line[] },
  actor: Actor,
  options: { guard?: Guard; onPause?: (done: number) => void; requestCode?: string } = {},
): Promise<SavedRoster> {
  const facility = await lockFacility(tx, facilityCode)
  const judge = await rosterRows(tx, facilityCode, services.clock.today())
  const saved: SavedRoster = { rows: [], created: 0, affiliated: 0 }
  for (const [at, line] of lines.entries()) {
    const judged = judge(line)
    options.guard?.(judged, at)
    const physician = await physicianOf(services, tx, judged, actor)
    const done = physician && (await affiliate(physician, line))
    if (done) saved[judged.form ? 'created' : 'affiliated'] += 1
    saved.rows.push({
      ...judged,
      physicianCode: physician?.code ?? judged.target ?? null,
      affiliationCode: done?.code ?? null,
    })
    if (at % 50 === 49) options.onPause?.(at + 1)
  }
  return saved

  function affiliate(physician: PhysicianRecord, line: Line) {
    const ends: { physician: PhysicianRecord; facility: FacilityRecord } = { physician, facility }
    const form = formOf(line, physician.code, facilityCode)
    return createAffiliation(services, tx, form, ends, actor, options.requestCode)
  }
}

/** The physician a row ties to the facility: the one on record, or a new one; undefined when the row does nothing. */
async function physicianOf(
  services: Services,
  tx: Transaction,
  { state, faults, form, target }: RosterJudgement,
  actor: Actor,
): Promise<PhysicianRecord | undefined> {
  if (faults.length > 0) return undefined
  if (state === 'new' && form) {
    return createPhysician(services, tx, form, actor, { source: 'IMPORT', accepted: true })
  }
  return state === 'changed' && target !== undefined ? lockPhysician(tx, target) : undefined
}
