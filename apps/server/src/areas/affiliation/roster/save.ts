import { plural } from '@capiz/domain/text'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Transaction } from '../../../db/types.ts'
import { lockFacility } from '../../facility/scope.ts'
import { createPhysicians } from '../../physician/save.ts'
import { lockPhysicians, type PhysicianRecord } from '../../physician/scope.ts'
import type { Services } from '../../../platform/services.ts'
import { yieldToEventLoop } from '../../../engines/import/read-rows.ts'
import type { Line } from '../../../engines/import/value.ts'
import { approvedForm, createAffiliations, type AffiliationForm } from '../store.ts'
import { rosterRows, type RosterJudgement } from './judge.ts'
import { textOf } from './layout.ts'

/** One row after the save. */
export interface SavedRow extends RosterJudgement {
  physicianCode: string | null
  affiliationCode: string | null
}

/** The result of saving a roster. */
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
export function savedRosterMessage({
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
 * Rows per statement: large enough to outweigh the round trip, small enough not to block other users of this process.
 */
const batch = 250

/** The kinds of row that change data: a new physician, or an affiliation of a physician on record. */
const isNew = ({ state, errors, form }: RosterJudgement) =>
  errors.length === 0 && state === 'new' && form !== undefined
const isKnown = ({ state, errors, target }: RosterJudgement) =>
  errors.length === 0 && state === 'changed' && target !== undefined

/**
 * Saves a roster in the caller's transaction: rows of physicians on record become affiliations, new ones records and
 * affiliations: on process when staff save it, in the status of a single affiliation when its request was approved
 * (domain model 7.2 and 10.3). Rows that cannot be matched or have errors are left out.
 */
export async function saveRoster(
  services: Services,
  tx: Transaction,
  { facilityCode, lines }: { facilityCode: string; lines: readonly Line[] },
  actor: Actor,
  options: { guard?: Guard; onPause?: (done: number) => void; requestCode?: string } = {},
): Promise<SavedRoster> {
  const facility = await lockFacility(tx, facilityCode)
  const today = services.clock.today()
  const judge = await rosterRows(tx, facilityCode, today)
  const saved: SavedRoster = { rows: [], created: 0, affiliated: 0 }
  for (let from = 0; from < lines.length; from += batch) {
    const some: { line: Line; judged: RosterJudgement }[] = []
    for (const line of lines.slice(from, from + batch)) {
      const judged = await judge(line)
      options.guard?.(judged, from + some.length)
      some.push({ line, judged })
    }
    const physicians = await physiciansOf(
      services,
      tx,
      some.map(({ judged }) => judged),
      actor,
    )
    const wanted = some.flatMap(({ line, judged }) => {
      const physician = physicians.get(judged)
      if (!physician) return []
      const ends = { physician, facility }
      const requested = formOf(line, physician.code, facilityCode)
      const form = options.requestCode === undefined ? requested : approvedForm(requested, ends, today)
      return [{ judged, form, ends }]
    })
    const made = await createAffiliations(services, tx, wanted, actor, options.requestCode)
    const affiliations = new Map(wanted.map(({ judged }, at) => [judged, made[at]?.code]))
    for (const { judged } of some) {
      if (affiliations.has(judged)) saved[isNew(judged) ? 'created' : 'affiliated'] += 1
      saved.rows.push({
        ...judged,
        physicianCode: physicians.get(judged)?.code ?? judged.target ?? null,
        affiliationCode: affiliations.get(judged) ?? null,
      })
    }
    await yieldToEventLoop()
    options.onPause?.(from + some.length)
  }
  return saved
}

/** The physicians some rows tie to the facility: those on record, and new ones; rows that do nothing have none. */
async function physiciansOf(
  services: Services,
  tx: Transaction,
  rows: readonly RosterJudgement[],
  actor: Actor,
): Promise<Map<RosterJudgement, PhysicianRecord>> {
  const fresh = rows.filter(isNew)
  const forms = fresh.flatMap(({ form }) => form ?? [])
  const made = await createPhysicians(services, tx, forms, actor, { source: 'IMPORT', accepted: true })
  const known = rows.filter(isKnown)
  const locked = await lockPhysicians(
    tx,
    known.flatMap(({ target }) => target ?? []),
  )
  const byCode = new Map(locked.map((record) => [record.code, record]))
  const pairs = [
    ...fresh.map((row, at) => [row, made[at]] as const),
    ...known.map((row) => [row, byCode.get(row.target ?? '')] as const),
  ]
  return new Map(pairs.flatMap(([row, record]) => (record ? [[row, record] as const] : [])))
}
