import { editDistance, normalisePersonName } from '../duplicate/index.ts'
import { nearWords } from './near-names.ts'

/** Letters two names may differ by and still be thought one person's. */
const nearName = 2

/** Letters the names may differ by when the licence numbers are the same. */
const sameLicenceName = 3

/** Candidates shown for a row that cannot be matched. */
const mostCandidates = 5

/** A physician on record, as a roster is matched with it. */
export interface KnownPhysician {
  code: string
  lastName: string
  firstName: string
  phyTypeCode: string
  prcNumber: string
}

/** The fields of a roster's row that identify the physician. */
export interface RosterPerson {
  /** seven digits, or null when the roster does not say */
  prcNumber: string | null
  /** empty when the roster does not say */
  phyTypeCode: string
  lastName: string
  firstName: string
  /** a user's decision: NEW, SKIP, or the code of a physician on record */
  decision: string | null
}

/** A physician a row may mean, and by how many letters the names differ. */
export interface Candidate {
  physician: KnownPhysician
  distance: number
}

/** The verdict on a row (domain model 7.2). */
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
  /** holders of a licence number: one of the profession given, of several professions when none is */
  licensed: (person: RosterPerson) => readonly KnownPhysician[]
  near: (person: RosterPerson) => Candidate[]
}

const isOfProfession = (physician: KnownPhysician, phyTypeCode: string) =>
  phyTypeCode === '' || physician.phyTypeCode === phyTypeCode

function emptyIndex(): Index {
  const byCode = new Map<string, KnownPhysician>()
  const byLicence = new Map<string, KnownPhysician[]>()
  const byName = new Map<string, KnownPhysician[]>()
  const lastNames = nearWords(nearName)
  const firstNames = nearWords(nearName)
  const add = (physician: KnownPhysician): void => {
    byCode.set(physician.code, physician)
    const holders = byLicence.get(physician.prcNumber)
    if (holders) holders.push(physician)
    else byLicence.set(physician.prcNumber, [physician])
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
          if (isOfProfession(physician, phyTypeCode)) found.push({ physician, distance })
        }
      }
    }
    return found.sort((a, b) => a.distance - b.distance || (a.physician.code < b.physician.code ? -1 : 1))
  }
  const licensed = ({ prcNumber, phyTypeCode }: RosterPerson) =>
    (byLicence.get(prcNumber ?? '') ?? []).filter((one) => isOfProfession(one, phyTypeCode))
  return { add, byCode, licensed, near }
}

function byDecision(index: Index, person: RosterPerson, decision: string): RosterVerdict | undefined {
  if (decision === 'SKIP') return { outcome: 'skip' }
  if (decision === 'NEW') {
    const [licenceHolder] = index.licensed(person)
    if (!licenceHolder) return { outcome: 'create' }
    const reason = `A new record cannot be made: ${licenceHolder.code} has this licence number.`
    return conflict(
      reason,
      [{ physician: licenceHolder, distance: nameDistance(licenceHolder, person) }],
      false,
    )
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
  verdictOf: (person: RosterPerson) => RosterVerdict
}

/**
 * Returns the matching of a roster's rows with physicians: by a user's decision, else by the licence number, else by
 * the name with its distance. An ambiguous row is a conflict with candidates, never a guess.
 */
export function rosterJudge(): RosterJudge {
  const index = emptyIndex()
  const verdictOf = (person: RosterPerson): RosterVerdict => {
    const { decision } = person
    const decided = decision === null ? undefined : byDecision(index, person, decision)
    if (decided) return decided
    const holders = index.licensed(person).map((physician) => {
      return { physician, distance: nameDistance(physician, person) }
    })
    const [match] = holders
    if (!match) return byName(person, index.near(person))
    const named = holders.filter(({ distance }) => distance <= sameLicenceName)
    const [only, second] = named
    if (only && !second) return { outcome: 'affiliate', by: 'licence', match: only }
    if (second)
      return conflict('Several people have this licence number. Choose the profession.', named, false)
    return conflict(
      `The licence number belongs to somebody else: the names differ by ${letters(match.distance)}.`,
      [match, ...index.near(person)],
      false,
    )
  }
  return { learn: (known) => known.forEach(index.add), verdictOf }
}
