import { checklistPages, type ChecklistSubject } from '@capiz/domain/checklist'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { documentRules } from './checklist.ts'
import { sourceAskedSql, textList } from './requirement-sql.ts'
import type { KnownSource } from '../reference/verification-sources.ts'

/** Kinds of provider whose claims are verified. */
export type ClaimOwner = 'facility' | 'physician'

/** The tables and texts that differ between the two kinds. */
const kinds = {
  facility: {
    subject: 'FACILITY',
    documents: ['hf/document', 'hf/contract'],
    name: sql`${facility.name}`,
    numbers: {
      LTO: sql`${facility.dohLtoNo}`,
      PHIC: sql`${facility.phicAccreditationNo}`,
    },
  },
  physician: {
    subject: 'PHYSICIAN',
    documents: ['phy/document', 'phy/contract'],
    name: sql`${physician.lastName} || ', ' || ${physician.firstName}`,
    numbers: {
      PRC: sql`${physician.prcNumber}`,
      PHIC: sql`${physician.phicAccreditationNo}`,
      PMA: sql`${physician.associationNo}`,
      PDA: sql`${physician.associationNo}`,
      S2: sql`${physician.s2No}`,
    },
  },
} as const

const tables = { facility, physician } as const

/** Pairs of source and document type as rows: a source without document types is one row without a type. */
function pairsOf(sources: readonly KnownSource[], owner: ClaimOwner): SQL | undefined {
  const rows = sources
    .filter(({ subject }) => subject === kinds[owner].subject)
    .flatMap(({ code, documentTypes }) =>
      documentTypes.length === 0
        ? [sql`(${code}::text, null::text)`]
        : documentTypes.map((type) => sql`(${code}::text, ${type}::text)`),
    )
  return rows.length === 0 ? undefined : sql`(values ${sql.join(rows, sql`, `)}) as s(source_code, doc_type)`
}

/** The number on the record that a document of a type shows. */
function numberOf(owner: ClaimOwner): SQL {
  const cases = Object.entries(kinds[owner].numbers).map(
    ([type, column]) => sql`when s.doc_type = ${type} then ${column}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** Whether requirement rules in force ask for the sources of claims; the condition looks at the provider. */
export async function askedClaims(db: Executor, owner: ClaimOwner, today: IsoDate): Promise<AskedClaims> {
  const pagesOf = (phyTypeCode: string) =>
    checklistPages(
      (owner === 'facility' ? { kind: owner } : { kind: owner, phyTypeCode }) as ChecklistSubject,
    )
  const pages = [...new Set([...pagesOf('MD'), ...pagesOf('DMD')])]
  const asking = (await documentRules(db, pages)).filter(({ rules = [] }) =>
    rules.some(({ sourceCode }) => sourceCode),
  )
  if (asking.length === 0) return { isAny: false, where: sql`false` }
  const parts = asking.map((rule) => {
    const isDentistPage = rule.pageType === 'DENTIST_CREDENTIAL'
    const who =
      owner === 'facility' || rule.pageType === 'PHY_CONTRACT'
        ? sql`true`
        : sql`(${physician.phyTypeCode} = 'DMD') = ${isDentistPage}`
    return sql`(s.doc_type = ${rule.code} and ${who}
      and coalesce(${sourceAskedSql(rule, owner, today)} = s.source_code, false))`
  })
  return { isAny: true, where: sql`(${sql.join(parts, sql` or `)})` }
}

/** Whether a rule asks for the source of some claim of a kind of provider, and the condition on the row of a claim. */
export interface AskedClaims {
  isAny: boolean
  where: SQL
}

/** The state of a claim on a day, from the row `s` of the kept claims. */
export const claimState = (today: IsoDate): SQL => sql`case when s.verification_id is null then 'UNPROVEN'
  when s.result <> 'CONFIRMED' then 'CONTRADICTED' when s.next_due <= ${today} then 'STALE' else 'VERIFIED' end`

/**
 * The kept claims `s` of one kind of provider of some sources, with the provider where a condition looks at it; undefined
 * without sources. The claims of a document on file, or of the provider itself, are kept by the database (migration 51).
 */
export function keptClaims(
  owner: ClaimOwner,
  sources: readonly KnownSource[],
  withOwner: boolean,
): SQL | undefined {
  const codes = sources.filter(({ subject }) => subject === kinds[owner].subject).map(({ code }) => code)
  if (codes.length === 0) return undefined
  const table = tables[owner]
  const joined = withOwner ? sql`join ${table} on ${table.code} = s.owner_code` : sql``
  return sql`from provider_claim s ${joined} where s.owner_kind = ${owner} and s.source_code in ${textList(codes)}`
}

/** The claims of one kind of provider with the last verification that reached their source; undefined without sources. */
export async function claimsSql(
  db: Executor,
  owner: ClaimOwner,
  sources: readonly KnownSource[],
  today: IsoDate,
  where: SQL | undefined,
): Promise<SQL | undefined> {
  const kept = keptClaims(owner, sources, false)
  if (!kept) return undefined
  const table = tables[owner]
  const { where: isAsked } = await askedClaims(db, owner, today)
  return sql`select ${owner}::text as "ownerType", ${table.code} as "ownerCode", ${kinds[owner].name} as "ownerName",
      ${table.searchName} as "sortName", ${table.accreditationStatusCode} as "ownerStatus",
      s.source_code as "sourceCode", nullif(s.doc_type, '') as "documentTypeCode", d.owner_kind as "entity",
      d.uuid::text as "uuid", d.file_name as "fileName", d.sha256 as "documentHash",
      d.validity_date::text as "validityDate", d.uploaded_by as "uploadedBy", ${numberOf(owner)} as "number",
      ${isAsked} as "isAsked", v.id as "verificationId", v.result as "result", v.performed_by as "performedBy",
      v.performed_date as "performedDate", v.next_due::text as "nextDue", ${claimState(today)} as "state"
    from (select s.* ${kept}) s join ${table} on ${table.code} = s.owner_code
    left join attachment d on d.id = s.attachment_id left join verification v on v.id = s.verification_id
    where ${where ?? sql`true`}`
}

/**
 * Providers with a claim that is not verified today: of a document on file, or of the provider itself, that a source of
 * the maintained list proves. The same claims as `claimsSql`, looked for under each provider; a test compares the two.
 */
export function hasUnprovenClaim(owner: ClaimOwner, sources: readonly KnownSource[], today: IsoDate): SQL {
  const pairs = pairsOf(sources, owner)
  if (!pairs) return sql`false`
  const { code } = tables[owner]
  return sql`exists (select 1 from ${pairs}
    left join lateral (select a.sha256 from attachment a where a.owner_code = ${code} and a.doc_type = s.doc_type
      and a.owner_kind in ${textList(kinds[owner].documents)} and not a.deleted and a.superseded_by is null
      order by a.validity_date desc nulls first, a.id desc limit 1) d on true
    left join lateral (select x.result, x.next_due from verification x where x.owner_code = ${code}
      and x.source_code = s.source_code and x.document_type_code is not distinct from s.doc_type
      and x.document_hash is not distinct from d.sha256 and x.result <> 'SOURCE_DOWN'
      order by x.id desc limit 1) v on true
    where (s.doc_type is null or d.sha256 is not null)
      and not coalesce(v.result = 'CONFIRMED' and coalesce(v.next_due > ${today}, true), false))`
}
