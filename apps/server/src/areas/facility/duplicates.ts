import type { DuplicateCandidate } from '@capiz/api/schema/duplicate'
import {
  duplicateThreshold,
  findDuplicates,
  normaliseFacilityName,
  type FacilityCandidate,
} from '@capiz/domain/duplicate'
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { facility } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
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
  }
}

function telephonesOf(candidate: FacilityCandidate): string[] {
  return [candidate.telephone ?? []].flat()
}

/** Everything that could reach the threshold: a name that sounds alike, a number in common, or a neighbour by contact. */
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
    candidate.cityId && candidate.typeCode
      ? and(eq(facility.mainCityId, candidate.cityId), eq(facility.typeCode, candidate.typeCode), contact)
      : undefined,
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

/**
 * Returns facilities that may be the candidate, best first: the database finds those that could be, the domain scores
 * them (domain model 6.6). Pairs already reviewed as different are left out.
 */
export async function findPossibleDuplicates(
  db: Executor,
  candidate: FacilityCandidate,
  threshold: number = duplicateThreshold,
): Promise<PossibleDuplicate[]> {
  const existing = await prefilter(db, candidate)
  const different = await rememberedAgainst(db, candidate.code)
  const found = findDuplicates(
    candidate,
    existing.filter(({ code }) => !different.has(code)),
    { threshold },
  )
  if (found.length === 0) return []
  const terms = await loadTerms(db, 'hf-type')
  const places = await placesOf(
    db,
    found.map((one) => one.existing.cityId),
  )
  const signalText = (signal: string, value: string) => {
    if (signal === 'city') return places.get(Number(value))?.city ?? value
    return signal === 'type' ? terms.coded('hf-type', value).description : value
  }
  return found.map(({ existing: record, score, signals }) => ({
    code: record.code,
    name: record.name,
    score,
    accreditationStatusCode: record.accreditationStatusCode,
    city: record.cityId === null ? null : (places.get(record.cityId)?.city ?? null),
    type: terms.coded('hf-type', record.typeCode).description,
    reasons: signals.map((one) => ({
      ...one,
      candidateValue: signalText(one.signal, one.candidateValue),
      existingValue: signalText(one.signal, one.existingValue),
    })),
  }))
}

/** Signals whose values only staff may see; the public and providers learn that they match, not what they are. */
const privateSignals = new Set(['tin', 'phic', 'contact'])

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
