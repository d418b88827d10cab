import { editDistance, normalisePersonName } from '../duplicate/index.ts'
import { nearWords } from './near-names.ts'

/** Letters two names may differ by and still be thought one person's. */
export const nearName = 2

/** Letters the names may differ by when the licence numbers are the same. */
export const sameLicenceName = 3

/** Candidates shown of a row that cannot be told. */
const mostCandidates = 5

/** A physician on record, as a roster is matched with it. */
export interface KnownPhysician {
  code: string
  lastName: string
  firstName: string
  phyTypeCode: string
  prcNumber: string
}

/** What of a roster's row says who it is. */
export interface RosterPerson {
  /** seven digits, or null when the roster does not say */
  prcNumber: string | null
  phyTypeCode: string
  lastName: string
  firstName: string
  /** what somebody decided: NEW, SKIP, or the code of a physician on record */
  decision: string | null
}

/** A physician a row may mean, and by how many letters the names differ. */
export interface Candidate {
  physician: KnownPhysician
  distance: number
}

/** What a row comes to (domain model 7.2). */
export type RosterVerdict =
  | { outcome: 'create' }
  | { outcome: 'affiliate'; by: 'licence' | 'name' | 'decision'; match: Candidate }
  | { outcome: 'skip' }
  | { outcome: 'conflict'; reason: string; candidates: Candidate[]; canCreate: boolean }
  | { outcome: 'wrong'; reason: string }

const nameKey = (last: string, first: string) => `${last}|${first}`

/** By how many letters two people's names differ. */
function nameDistance(a: Pick<KnownPhysician, 'lastName' | 'firstName'>, b: RosterPerson): number {
  return (
    editDistance(normalisePersonName(a.lastName), normalisePersonName(b.lastName)) +
    editDistance(normalisePersonName(a.firstName), normalisePersonName(b.firstName))
  )
}

function letters(count: number): string {
  return count === 1 ? '1 letter' : `${count} letters`
}

interface Index {
  add: (physician: KnownPhysician) => void
  byCode: ReadonlyMap<string, KnownPhysician>
  byLicence: ReadonlyMap<string, KnownPhysician>
  near: (person: RosterPerson) => Candidate[]
}

function emptyIndex(): Index {
  const byCode = new Map<string, KnownPhysician>()
  const byLicence = new Map<string, KnownPhysician>()
  const byName = new Map<string, KnownPhysician[]>()
  const lastNames = nearWords(nearName)
  const firstNames = nearWords(nearName)
  const add = (physician: KnownPhysician): void => {
    byCode.set(physician.code, physician)
    byLicence.set(`${physician.phyTypeCode} ${physician.prcNumber}`, physician)
    const last = normalisePersonName(physician.lastName)
    const first = normalisePersonName(physician.firstName)
    lastNames.add(last)
    firstNames.add(first)
    const key = nameKey(last, first)
    const namesakes = byName.get(key)
    if (namesakes) namesakes.push(physician)
    else byName.set(key, [physician])
  }
  const near = ({ lastName, firstName, phyTypeCode }: RosterPerson): Candidate[] => {
    const firsts = firstNames.near(normalisePersonName(firstName))
    const found: Candidate[] = []
    for (const [last, ofLast] of lastNames.near(normalisePersonName(lastName))) {
      for (const [first, ofFirst] of firsts) {
        const distance = ofLast + ofFirst
        if (distance > nearName) continue
        for (const physician of byName.get(nameKey(last, first)) ?? []) {
          if (physician.phyTypeCode === phyTypeCode) found.push({ physician, distance })
        }
      }
    }
    return found.sort((a, b) => a.distance - b.distance || (a.physician.code < b.physician.code ? -1 : 1))
  }
  return { add, byCode, byLicence, near }
}

function byDecision(index: Index, person: RosterPerson, decision: string): RosterVerdict | undefined {
  if (decision === 'SKIP') return { outcome: 'skip' }
  if (decision === 'NEW') {
    const taken = index.byLicence.get(`${person.phyTypeCode} ${person.prcNumber ?? ''}`)
    if (!taken) return { outcome: 'create' }
    const reason = `A new record cannot be made: ${taken.code} has this licence number.`
    return conflict(reason, [{ physician: taken, distance: nameDistance(taken, person) }], false)
  }
  const physician = index.byCode.get(decision)
  if (!physician) return { outcome: 'wrong', reason: `There is no physician ${decision} on record.` }
  return {
    outcome: 'affiliate',
    by: 'decision',
    match: { physician, distance: nameDistance(physician, person) },
  }
}

function conflict(reason: string, candidates: Candidate[], canCreate = true): RosterVerdict {
  return { outcome: 'conflict', reason, candidates: candidates.slice(0, mostCandidates), canCreate }
}

function byName(person: RosterPerson, candidates: Candidate[]): RosterVerdict {
  const [first, second] = candidates
  if (!first) return { outcome: 'create' }
  if (person.prcNumber !== null) {
    return conflict(
      'The licence number is not on record, but a physician of nearly this name is.',
      candidates,
    )
  }
  if (first.distance === 0 && second?.distance !== 0)
    return { outcome: 'affiliate', by: 'name', match: first }
  const reason =
    first.distance === 0
      ? 'Several physicians on record have this name, and the roster gives no licence number.'
      : 'A physician on record has nearly this name, and the roster gives no licence number.'
  return conflict(reason, candidates)
}

/** Learns who is on record, as little at a time as the caller likes, then tells rows. */
export interface RosterJudge {
  learn: (known: readonly KnownPhysician[]) => void
  tell: (person: RosterPerson) => RosterVerdict
}

/**
 * Tells who the rows of a roster are: by what somebody decided, else by the licence number, else by the name with its
 * distance. What cannot be told is a conflict with candidates, never a guess.
 */
export function rosterJudge(): RosterJudge {
  const index = emptyIndex()
  const tell = (person: RosterPerson): RosterVerdict => {
    const { prcNumber, phyTypeCode, decision } = person
    const decided = decision === null ? undefined : byDecision(index, person, decision)
    if (decided) return decided
    const holder = prcNumber === null ? undefined : index.byLicence.get(`${phyTypeCode} ${prcNumber}`)
    if (!holder) return byName(person, index.near(person))
    const match = { physician: holder, distance: nameDistance(holder, person) }
    if (match.distance <= sameLicenceName) return { outcome: 'affiliate', by: 'licence', match }
    return conflict(
      `The licence number belongs to somebody else: the names differ by ${letters(match.distance)}.`,
      [match, ...index.near(person)],
      false,
    )
  }
  return { learn: (known) => known.forEach(index.add), tell }
}
