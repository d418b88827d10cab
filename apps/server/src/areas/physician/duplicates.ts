import {
  duplicateThreshold,
  explainMatch,
  findDuplicates,
  matchPhysicians,
  normalisePersonName,
  scorePhysician,
  swappedDay,
  type PhysicianCandidate,
} from '@capiz/domain/duplicate'
import { escapeLike } from '@capiz/domain/search'
import { parseIsoDate, type IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, like, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { physician } from '../../db/schema/index.ts'
import { consumeToken, type Limit } from '../../platform/limits/rate-limit.ts'
import type { Services } from '../../platform/services.ts'
import type { Executor } from '../../db/types.ts'
import { publicDuplicate, thresholdOf, type PossibleDuplicate } from '../facility/duplicates.ts'
import { searchText } from '../facility/keys.ts'
import { currentWeights } from '../../engines/provider/duplicate-weights.ts'
import { rememberedAgainst } from '../../engines/provider/not-duplicate.ts'
import type { PhysicianForm } from './form.ts'
import { physicianName, type PhysicianRecord } from './scope.ts'

/** Most records the exact score looks at; the trigram search brings the best ones first. */
const prefilterSize = 200

/** Returns the values a form is compared by. */
export function candidateOf(form: PhysicianForm, code?: string | null): PhysicianCandidate {
  const { lastName, firstName, birthDate, phyTypeCode, prcNumber } = form
  const { tin, phicAccreditationNo, emailAddress, mobileNumber, middleName, suffix, telephone } = form
  return {
    middleName,
    suffix,
    telephone,
    code: code ?? null,
    lastName,
    firstName,
    birthDate,
    phyTypeCode,
    prcNumber,
    tin,
    phicAccreditationNo,
    emailAddress,
    mobileNumber,
  }
}

const bothNames = ({ lastName, firstName }: Pick<PhysicianCandidate, 'lastName' | 'firstName'>) =>
  searchText(`${lastName} ${firstName}`)

/** The names are, nearly, part of the stored ones: however long a middle name stands there, and short ones too. */
const isPhoneticMatch = (names: Pick<PhysicianCandidate, 'lastName' | 'firstName'>): SQL =>
  sql`${bothNames(names)} <% ${physician.searchName}`

/** A licence number with one digit wrong, or two neighbours swapped. */
function nearLicences(number: string): string[] {
  const padded = number.padStart(7, '0')
  if (!/^\d{7}$/u.test(padded)) return [padded]
  const digits = Array.from(padded)
  const wrong = digits.flatMap((_, at) =>
    Array.from({ length: 10 }, (__, digit) => padded.slice(0, at) + String(digit) + padded.slice(at + 1)),
  )
  const swapped = digits
    .slice(1)
    .map((digit, at) => padded.slice(0, at) + digit + (digits[at] ?? '') + padded.slice(at + 2))
  return [...new Set([...wrong, ...swapped])]
}

/** Everything a person could take for the same: a name that sounds alike, a number or birth date in common or nearly so. */
function mayMatch(candidate: PhysicianCandidate): SQL | undefined {
  const { prcNumber, tin, phicAccreditationNo: phic, birthDate, emailAddress, mobileNumber } = candidate
  const bornOn = parseIsoDate(birthDate ?? '')
  const swapped = bornOn === undefined ? undefined : parseIsoDate(swappedDay(bornOn) ?? '')
  const { middleName, firstName } = candidate
  return or(
    isPhoneticMatch(candidate),
    // the maiden name of a candidate who has married since
    middleName ? isPhoneticMatch({ lastName: middleName, firstName }) : undefined,
    prcNumber ? inArray(physician.prcNumber, nearLicences(prcNumber)) : undefined,
    tin ? like(physician.tin, `${escapeLike(tin.slice(0, 11))}%`) : undefined,
    phic ? eq(physician.phicAccreditationNo, phic) : undefined,
    bornOn ? inArray(physician.birthDate, [bornOn, ...(swapped ? [swapped] : [])]) : undefined,
    emailAddress ? eq(physician.emailAddress, emailAddress) : undefined,
    mobileNumber ? eq(physician.mobileNumber, mobileNumber) : undefined,
  )
}

/** The records to compare, those with the birth date or the licence before those that only sound alike. */
async function comparable(db: Executor, candidate: PhysicianCandidate) {
  const { birthDate, prcNumber } = candidate
  const bornOn = parseIsoDate(birthDate ?? '') ?? null
  const existing = await db
    .select()
    .from(physician)
    .where(
      and(
        eq(physician.deleted, false),
        candidate.code ? ne(physician.code, candidate.code) : undefined,
        // What was merged into the candidate is settled.
        candidate.code ? sql`${physician.duplicateOf} is distinct from ${candidate.code}` : undefined,
        mayMatch(candidate),
      ),
    )
    .orderBy(
      sql`coalesce(${physician.birthDate} = ${bornOn}::date, false) or ${physician.prcNumber} = ${prcNumber?.padStart(7, '0') ?? ''} desc`,
      sql`similarity(${physician.searchName}, ${bothNames(candidate)}) desc`,
      physician.id,
    )
    .limit(prefilterSize)
  const different = await rememberedAgainst(db, candidate.code)
  return existing.filter(({ code }) => !different.has(code))
}

interface Scored {
  record: PhysicianRecord
  score: number
  reasons: PossibleDuplicate['reasons']
  tier?: PossibleDuplicate['tier']
  bits?: number
}

const present = ({ record, ...found }: Scored): PossibleDuplicate => ({
  ...found,
  code: record.code,
  name: physicianName(record),
  accreditationStatusCode: record.accreditationStatusCode,
  city: null,
  type: record.phyTypeCode === 'DMD' ? 'Dentist' : 'Physician',
})

/**
 * Returns physicians that may be the candidate by the specified score, best first: the database finds those that could be,
 * the domain scores them (domain model 6.6). Pairs already reviewed as different are left out.
 */
async function findPossibleDuplicates(
  db: Executor,
  candidate: PhysicianCandidate,
  threshold: number = duplicateThreshold,
): Promise<PossibleDuplicate[]> {
  const others = await comparable(db, candidate)
  return findDuplicates(candidate, others, { threshold }).map(({ existing: record, score, signals }) =>
    present({ record, score, reasons: signals }),
  )
}

/** Returns physicians that a person would take for the candidate, with tier and reasons, the likeliest first (ADR 33). */
export async function findMatches(db: Executor, candidate: PhysicianCandidate): Promise<PossibleDuplicate[]> {
  const weights = await currentWeights(db, 'phy')
  const records = (await comparable(db, candidate)).filter(({ duplicateOf }) => duplicateOf === null)
  return records
    .map((record) => {
      const points = scorePhysician(candidate, record)
      const match = matchPhysicians(candidate, record, weights)
      const { tier = null, bits } = match
      return { record, score: points.score, reasons: explainMatch(match, points), tier, bits }
    })
    .filter(({ tier, score }) => tier !== null || score >= duplicateThreshold)
    .toSorted((a, b) => b.bits - a.bits || (a.record.code < b.record.code ? -1 : 1))
    .map(present)
}

/**
 * Returns the matches a caller without the right to all of them may learn of: accredited physicians, found by the
 * specified score or by their names, so that nobody guesses a birth date or a number by asking.
 */
export async function publicMatches(
  db: Executor,
  candidate: PhysicianCandidate,
): Promise<PossibleDuplicate[]> {
  const { code, lastName, firstName } = candidate
  const named = await findMatches(db, { code: code ?? null, lastName, firstName })
  const scored = await findPossibleDuplicates(db, candidate)
  const known = new Set(scored.map((one) => one.code))
  return publicDuplicates(db, [...scored, ...named.filter((one) => !known.has(one.code))])
}

/**
 * Returns the possible duplicates a caller without the right to all of them may see: accredited ones, without numbers.
 */
async function publicDuplicates(
  db: Executor,
  found: readonly PossibleDuplicate[],
): Promise<PossibleDuplicate[]> {
  if (found.length === 0) return []
  const codes = found.map(({ code }) => code)
  const rows = await db
    .select({ code: physician.code })
    .from(physician)
    .where(
      and(
        inArray(physician.code, codes),
        eq(physician.accreditationStatusCode, 'ACCREDITED'),
        eq(physician.accepted, true),
        eq(physician.deleted, false),
      ),
    )
  const open = new Set(rows.map(({ code }) => code))
  return found.filter(({ code }) => open.has(code)).map(publicDuplicate)
}

/** Likely duplicates of a candidate, as far as the caller may learn of them. */
export async function checkDuplicates(
  db: Executor,
  candidate: PhysicianCandidate,
  threshold: string | undefined,
  principal: Principal,
): Promise<PossibleDuplicate[]> {
  const found = await findPossibleDuplicates(db, candidate, thresholdOf(threshold))
  return principal.marker === 'ADMIN' ? found : publicDuplicates(db, found)
}

interface NameQuery {
  firstName: string
  lastName: string
  birthDate?: IsoDate | null | undefined
  code?: string | null | undefined
}

async function namedAlike(db: Executor, query: NameQuery) {
  const rows = await db
    .select()
    .from(physician)
    .where(
      and(
        eq(physician.deleted, false),
        query.code ? ne(physician.code, query.code) : undefined,
        isPhoneticMatch(query),
      ),
    )
    .orderBy(sql`similarity(${physician.searchName}, ${bothNames(query)}) desc`, physician.id)
    .limit(prefilterSize)
  const key = (text: string) => normalisePersonName(text)
  return rows.filter(
    (row) => key(row.lastName) === key(query.lastName) && key(row.firstName) === key(query.firstName),
  )
}

/** Physicians with the same first and last name; `code` is the record being edited, left out. */
export async function sameName(db: Executor, query: NameQuery): Promise<PossibleDuplicate[]> {
  return (await namedAlike(db, query)).map((row) => ({
    code: row.code,
    name: physicianName(row),
    score: 2,
    accreditationStatusCode: row.accreditationStatusCode,
    city: null,
    type: row.phyTypeCode === 'DMD' ? 'Dentist' : 'Physician',
    reasons: [
      {
        signal: 'name',
        label: 'Same name',
        points: 2,
        candidateValue: `${query.lastName}, ${query.firstName}`,
        existingValue: physicianName(row),
      },
    ],
  }))
}

/** Answers a user may ask for in ten minutes: a form asks once, a search for birth dates thousands of times. */
const nameQuestions: Limit = { max: 30, seconds: 600 }

/**
 * Whether a physician of this name is known; with a birth date, one who was born that day or whose day is not known.
 * Providers learn of accredited physicians only, and nothing of their birth dates.
 */
export async function nameExists(
  services: Services,
  query: NameQuery,
  principal: Principal,
): Promise<boolean> {
  await consumeToken(services, 'name-exists', principal.userCode, nameQuestions)
  const rows = await namedAlike(services.db, query)
  if (principal.marker !== 'ADMIN') {
    return rows.some(({ accreditationStatusCode }) => accreditationStatusCode === 'ACCREDITED')
  }
  return rows.some(({ birthDate }) => !query.birthDate || !birthDate || birthDate === query.birthDate)
}

/** Whether a licence number is taken; numbers run per profession, so with the profession only its own count. */
export async function prcExists(
  db: Executor,
  query: { prcNumber: string; phyTypeCode: string | null; code: string | null },
): Promise<boolean> {
  const sameLicence = and(
    eq(physician.prcNumber, query.prcNumber),
    eq(physician.deleted, false),
    query.phyTypeCode ? eq(physician.phyTypeCode, query.phyTypeCode) : undefined,
    query.code ? ne(physician.code, query.code) : undefined,
  )
  return (await db.$count(physician, sameLicence)) > 0
}
