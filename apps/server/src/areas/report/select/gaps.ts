import { gapLabels } from '@capiz/domain/report'
import type { PageType } from '@capiz/domain/reference'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { attachment, facility, physician } from '../../../db/schema/index.ts'
import type { Executor } from '../../../db/types.ts'
import { claimsSql, type ClaimOwner } from '../../../engines/provider/claims-sql.ts'
import { ofFacility, ofPhysician } from '../../../engines/provider/document-owners.ts'
import { isCountedWithLastDay } from '../../../engines/provider/document-state-sql.ts'
import { textList } from '../../../engines/provider/requirement-sql.ts'
import { verificationSources } from '../../../engines/reference/verification-sources.ts'
import { fromQuery, type ReportSources } from '../../../engines/report/source.ts'
import { isListed } from '../../../engines/provider/practice.ts'
import {
  asDay,
  dayOf,
  descriptionOf,
  hasSpecialty,
  inPlace,
  is,
  labelCase,
  nameOf,
  placeOf,
  practisesThere,
  term,
} from './parts.ts'

const tables = { facility, physician } as const

/** The expired documents of accredited providers of one kind, with no source and no day of a verification. */
async function expiredDocuments(db: Executor, owner: ClaimOwner, today: IsoDate): Promise<SQL> {
  return sql`select ${attachment.ownerCode} as code, ${attachment.docType} as doc_type, null::text as source_code,
      ${asDay(sql`${attachment.validityDate}`)} as validity_date, null::text as verified_on, 'EXPIRED' as gap
    from attachment left join facility on ${ofFacility} left join physician on ${ofPhysician}
    where ${tables[owner].accreditationStatusCode} = 'ACCREDITED' and ${attachment.validityDate} < ${today}
      and ${await isCountedWithLastDay(db, today)}`
}

/** The claims of accredited providers of one kind that are not verified today; nothing without a source to ask. */
async function openClaims(db: Executor, owner: ClaimOwner, today: IsoDate): Promise<SQL> {
  const isAccredited = sql`${tables[owner].accreditationStatusCode} = 'ACCREDITED'`
  const claims = await claimsSql(db, owner, await verificationSources(db), today, isAccredited)
  return claims
    ? sql`union all select claim."ownerCode", claim."documentTypeCode", claim."sourceCode", claim."validityDate",
        ${dayOf(sql`claim."performedDate"`)}, claim.state from (${claims}) claim where claim.state <> 'VERIFIED'`
    : sql``
}

/** Everything that does not hold today of each accredited provider of one kind, as `gap`. */
async function gapsOf(db: Executor, owner: ClaimOwner, today: IsoDate): Promise<SQL> {
  return sql`(${await expiredDocuments(db, owner, today)} ${await openClaims(db, owner, today)}) gap`
}

/** Joins the labels of the document type and of the source. */
const joinLabels = (pages: readonly PageType[]): SQL => sql`
  left join lateral (select coalesce(i.description, i.value) as label from reference_item i
    where i.list = 'document-type' and i.code = gap.doc_type and i.group_by in ${textList(pages)}
    order by i.deleted, i.id limit 1) document on true
  ${term('source', 'verification-source', sql`gap.source_code`)}`

const gapCells = sql`coalesce(document.label, gap.doc_type, 'The provider itself') as "document",
  ${descriptionOf('source', sql`gap.source_code`)} as "source", gap.validity_date as "validityDate",
  gap.verified_on as "verifiedOn", ${labelCase(sql`gap.gap`, gapLabels)} as "gap"`

const facilities = fromQuery(
  async (filters, today, db) => sql`
    select f.code, f.name, ${gapCells}
    from ${await gapsOf(db, 'facility', today)} join facility f on f.code = gap.code
    ${placeOf(sql`f.main_city_id`)}
    ${joinLabels(['HF_CREDENTIAL', 'HF_CONTRACT'])}
    where ${isListed('f')} ${inPlace(filters)} ${is(sql`gap.gap`, filters['gap'])}
      ${is(sql`f.type_code`, filters['facilityTypeCode'])} ${is(sql`f.code`, filters['healthFacilityCode'])}
    order by f.search_name, f.id, gap.doc_type, gap.source_code, gap.gap`,
)

const physicians = fromQuery(
  async (filters, today, db) => sql`
    select p.code, ${nameOf(sql`p`)} as "name", ${gapCells}
    from ${await gapsOf(db, 'physician', today)} join physician p on p.code = gap.code
    ${joinLabels(['PHY_CREDENTIAL', 'DENTIST_CREDENTIAL', 'PHY_CONTRACT'])}
    where ${isListed('p')} ${practisesThere(filters)} ${hasSpecialty(filters)} ${is(sql`gap.gap`, filters['gap'])}
      ${is(sql`p.code`, filters['physicianCode'])}
    order by p.last_name, p.first_name, p.id, gap.doc_type, gap.source_code, gap.gap`,
)

/** Reports of what is expired or not proven although its provider is accredited: the figure of the dashboard, row by row. */
export const gapSources = {
  'accredited-health-facilities-with-gaps': facilities,
  'accredited-physicians-with-gaps': physicians,
} satisfies ReportSources
