import type { DuplicateCandidate } from '@capiz/api/schema/duplicate'
import {
  duplicateThreshold,
  explainMatch,
  findDuplicates,
  matchFacilities,
  normaliseFacilityName,
  scoreFacility,
  type FacilityCandidate,
} from '@capiz/domain/duplicate'
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { facility } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import { currentWeights } from '../../engines/provider/duplicate-weights.ts'
import { rememberedAgainst } from '../../engines/provider/not-duplicate.ts'
import { loadTerms } from './labels.ts'
import { placesOf } from './places.ts'
import type { FacilityForm } from './form.ts'
import { mainCityOf } from './addresses.ts'

/** A likely duplicate as it is answered and kept with a request. */
export type PossibleDuplicate = InferOutput<typeof DuplicateCandidate> & { accreditationStatusCode: string }

/** The threshold of a duplicate check as it stands in the query. */
export function thresholdOf(text: string | undefined): number {
  if (text === undefined || text === '') return duplicateThreshold
  if (!/^(?:[1-9]|1\d)$/.test(text)) refuseField('threshold', 'The threshold is a whole number from 1 to 19.')
  return Number(text)
}

/** Most records the exact score looks at; the trigram search brings the best ones first. */
const prefilterSize = 200

/** Returns the values a form is compared by. */
export function candidateOf(form: FacilityForm, code?: string | null): FacilityCandidate {
  return {
    code: code ?? null,
    name: form.name,
    typeCode: form.typeCode,
    cityId: mainCityOf(form.addresses),
    tin: form.tin,
    phicAccreditationNo: form.phicAccreditationNo,
    telephone: [...form.telephone, ...(form.mobile ? [form.mobile] : [])],
    emailAddress: form.emailAddress,
    street: form.addresses.find(({ addressType }) => addressType === 'MAIN')?.line ?? null,
  }
}

function telephonesOf(candidate: FacilityCandidate): string[] {
  return [candidate.telephone ?? []].flat()
}

/** Everything that could reach the threshold: a name that sounds alike, or a number in common. */
function mayMatch(candidate: FacilityCandidate): SQL | undefined {
  const telephones = telephonesOf(candidate)
  const contact = or(
    candidate.emailAddress ? eq(facility.emailAddress, candidate.emailAddress) : undefined,
    telephones.length > 0
      ? sql`${facility.telephone} && array[${sql.join(
          telephones.map((text) => sql`${text}`),
          sql`, `,
        )}]::text[]`
      : undefined,
  )
  return or(
    // HOSPITAL or INC must neither make a match nor hide one.
    sql`${facility.tellingName} % ${normaliseFacilityName(candidate.name)}`,
    candidate.tin ? sql`${facility.tin} like ${`${candidate.tin.slice(0, 11)}%`}` : undefined,
    candidate.phicAccreditationNo
      ? eq(facility.phicAccreditationNo, candidate.phicAccreditationNo)
      : undefined,
    contact,
  )
}

async function prefilter(db: Executor, candidate: FacilityCandidate) {
  const rows = await db
    .select({
      code: facility.code,
      name: facility.name,
      typeCode: facility.typeCode,
      cityId: facility.mainCityId,
      tin: facility.tin,
      phicAccreditationNo: facility.phicAccreditationNo,
      duplicateOf: facility.duplicateOf,
      street: sql<
        string | null
      >`(select place.line from facility_address place where place.facility_id = facility.id
        and place.address_type = 'MAIN' and not place.deleted limit 1)`,
      telephone: facility.telephone,
      mobile: facility.mobile,
      emailAddress: facility.emailAddress,
      accreditationStatusCode: facility.accreditationStatusCode,
    })
    .from(facility)
    .where(
      and(
        eq(facility.deleted, false),
        candidate.code ? ne(facility.code, candidate.code) : undefined,
        // What was merged into the candidate is settled.
        candidate.code ? sql`${facility.duplicateOf} is distinct from ${candidate.code}` : undefined,
        mayMatch(candidate),
      ),
    )
    .orderBy(
      sql`similarity(${facility.tellingName}, ${normaliseFacilityName(candidate.name)}) desc`,
      facility.id,
    )
    .limit(prefilterSize)
  return rows.map((row) => ({ ...row, telephone: [...row.telephone, ...(row.mobile ? [row.mobile] : [])] }))
}

type Compared = Awaited<ReturnType<typeof prefilter>>[number]

interface Scored {
  record: Compared
  score: number
  reasons: PossibleDuplicate['reasons']
  tier?: PossibleDuplicate['tier']
  bits?: number
}

/** Names the codes of what was compared. */
async function present(db: Executor, found: readonly Scored[]): Promise<PossibleDuplicate[]> {
  if (found.length === 0) return []
  const terms = await loadTerms(db, 'hf-type')
  const codes = found.flatMap(({ record, reasons }) => [
    record.cityId,
    ...reasons
      .filter(({ signal }) => signal === 'city')
      .flatMap(({ candidateValue, existingValue }) => [Number(candidateValue), Number(existingValue)]),
  ])
  const places = await placesOf(db, codes)
  const signalText = (signal: string, value: string | null | undefined) => {
    if (value === null || value === undefined) return null
    if (signal === 'city') return places.get(Number(value))?.city ?? value
    return signal === 'type' ? terms.coded('hf-type', value).description : value
  }
  return found.map(({ record, reasons, ...rest }) => ({
    ...rest,
    code: record.code,
    name: record.name,
    accreditationStatusCode: record.accreditationStatusCode,
    city: record.cityId === null ? null : (places.get(record.cityId)?.city ?? null),
    type: terms.coded('hf-type', record.typeCode).description,
    reasons: reasons.map((one) => ({
      ...one,
      candidateValue: signalText(one.signal, one.candidateValue),
      existingValue: signalText(one.signal, one.existingValue),
    })),
  }))
}

async function comparable(db: Executor, candidate: FacilityCandidate): Promise<Compared[]> {
  const existing = await prefilter(db, candidate)
  const different = await rememberedAgainst(db, candidate.code)
  return existing.filter(({ code }) => !different.has(code))
}

/**
 * Returns facilities that may be the candidate by the specified score, best first: the database finds those that could be,
 * the domain scores them (domain model 6.6). Pairs already reviewed as different are left out.
 */
export async function findPossibleDuplicates(
  db: Executor,
  candidate: FacilityCandidate,
  threshold: number = duplicateThreshold,
): Promise<PossibleDuplicate[]> {
  const found = findDuplicates(candidate, await comparable(db, candidate), { threshold })
  return present(
    db,
    found.map(({ existing: record, score, signals }) => ({ record, score, reasons: signals })),
  )
}

/** Returns facilities that a person would take for the candidate, with tier and reasons, the likeliest first (ADR 33). */
export async function findMatches(db: Executor, candidate: FacilityCandidate): Promise<PossibleDuplicate[]> {
  const weights = await currentWeights(db, 'hf')
  const found = (await comparable(db, candidate))
    .filter(({ duplicateOf }) => duplicateOf === null)
    .map((record) => {
      const points = scoreFacility(candidate, record)
      const match = matchFacilities(candidate, record, weights)
      const { tier = null, bits } = match
      return { record, score: points.score, reasons: explainMatch(match, points), tier, bits }
    })
    .filter(({ tier, score }) => tier !== null || score >= duplicateThreshold)
    .toSorted((a, b) => b.bits - a.bits || (a.record.code < b.record.code ? -1 : 1))
  return present(db, found)
}

/**
 * Returns the matches a caller without the right to all of them may learn of: accredited facilities, found by the
 * specified score or by what is public of them, so that nobody guesses a number by asking.
 */
export async function publicMatches(
  db: Executor,
  candidate: FacilityCandidate,
): Promise<PossibleDuplicate[]> {
  const { code, name, typeCode, cityId } = candidate
  const open = await findMatches(db, { code, name, typeCode, cityId })
  const scored = await findPossibleDuplicates(db, candidate)
  const known = new Set(scored.map((one) => one.code))
  const all = [...scored, ...open.filter((one) => !known.has(one.code))]
  const visible = await publicCodes(
    db,
    all.map((one) => one.code),
  )
  return all.filter((one) => visible.has(one.code)).map(publicDuplicate)
}

/** Signals whose values only staff may see; the public and providers learn that they match, not what they are. */
const privateSignals = new Set(['tin', 'phic', 'contact', 'email', 'phone', 'street'])

/** Returns a possible duplicate without private values, for callers who do not see the record itself. */
export function publicDuplicate(one: PossibleDuplicate): PossibleDuplicate {
  return {
    ...one,
    reasons: one.reasons.map((reason) =>
      privateSignals.has(reason.signal) ? { ...reason, existingValue: null } : reason,
    ),
  }
}

/** Of some codes those that anybody may learn of: accredited and live. */
export async function publicCodes(db: Executor, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await db
    .select({ code: facility.code })
    .from(facility)
    .where(
      and(
        inArray(facility.code, [...codes]),
        eq(facility.accreditationStatusCode, 'ACCREDITED'),
        eq(facility.accepted, true),
        eq(facility.deleted, false),
      ),
    )
  return new Set(rows.map(({ code }) => code))
}
