import {
  checklistPages,
  deriveChecklist,
  type ChecklistSubject,
  type DocumentTypeRule,
  physicianSubject,
} from '@capiz/domain/checklist'
import { stateLabels, type ReportRow } from '@capiz/domain/report'
import { parseIsoDate, type IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { checklistSubject } from '../../facility/checklist.ts'
import { isListed } from '../../../engines/provider/practice.ts'
import { documentRules } from '../../../engines/provider/checklist.ts'
import type { PhysicianSpecialization } from '../../../db/schema/index.ts'
import {
  fromQuery,
  fromRows,
  type Filters,
  type ReportContext,
  type ReportSource,
  type ReportSources,
} from '../../../engines/report/source.ts'
import {
  dayOf,
  hasSpecialty,
  inPlace,
  is,
  nameOf,
  placeOf,
  practisesThere,
  term,
  descriptionOf,
  wasOnRecord,
} from './parts.ts'

/** A provider with the documents it has on file. */
interface Holder extends ReportRow {
  code: string
  name: string
  type: string
}

/** A document as the query gives it: its type, its days, and from when to when it was on file. */
type CredentialRow = readonly [
  docType: string,
  effectiveDate: IsoDate | null,
  validityDate: IsoDate | null,
  addedOn: IsoDate,
  replacedOn: IsoDate | null,
  removedOn: IsoDate | null,
]

const replacedOn = sql`case when d.superseded_by is not null
  then ${dayOf(sql`coalesce(n.uploaded_date, d.updated_date)`)} end`

/**
 * Every document a provider has or had, so that a past day is seen as it was known then; as short lists, which the
 * database writes in half the time of objects.
 */
const documentsOf = (code: SQL, kinds: readonly string[]): SQL => sql`
  (select json_agg(json_build_array(d.doc_type, d.effective_date, d.validity_date, ${dayOf(sql`d.uploaded_date`)},
      ${replacedOn}, case when d.deleted then ${dayOf(sql`d.updated_date`)} end) order by d.id)
    from attachment d left join attachment n on n.uuid = d.superseded_by
    where d.owner_code = ${code} and d.owner_kind in (${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )}))`

const dayOfFilters = (filters: Filters, today: IsoDate): SQL => sql`${filters['asOf'] ?? today}::date`

const facilities = fromQuery(
  (filters, today) => sql`
    select f.code, f.name, ${descriptionOf('ft', sql`f.type_code`)} as "type", f.type_code as "typeCode",
      f.category_code as "categoryCode", f.ownership, f.doh_lto_no as "LTO", f.phic_accreditation_no as "PHIC",
      ${documentsOf(sql`f.code`, ['hf/document', 'hf/contract'])} as "documents"
    from facility f ${term('ft', 'hf-type', sql`f.type_code`)} ${placeOf(sql`f.main_city_id`)}
    where ${isListed('f')} and ${wasOnRecord('f', dayOfFilters(filters, today))} ${inPlace(filters)}
      ${is(sql`f.type_code`, filters['facilityTypeCode'])}
      ${is(sql`f.code`, filters['healthFacilityCode'])}
    order by f.search_name, f.id`,
)

const physicians = fromQuery(
  (filters, today) => sql`
    select p.code, ${nameOf(sql`p`)} as "name", ${descriptionOf('pt', sql`p.phy_type_code`)} as "type",
      p.phy_type_code as "typeCode", p.government_doctor as "governmentDoctor", p.specializations,
      p.prc_number as "PRC", p.ptr_no as "PTR", p.phic_accreditation_no as "PHIC", p.tin as "TIN",
      p.association_no as "PMA", p.association_no as "PDA", p.s2_no as "S2",
      ${documentsOf(sql`p.code`, ['phy/document', 'phy/contract'])} as "documents"
    from physician p ${term('pt', 'phy-type', sql`p.phy_type_code`)}
    where ${isListed('p')} and ${wasOnRecord('p', dayOfFilters(filters, today))} ${practisesThere(filters)}
      ${is(sql`p.code`, filters['physicianCode'])} ${hasSpecialty(filters)}
    order by p.last_name, p.first_name, p.id`,
)

function facilitySubject(row: ReportRow): ChecklistSubject {
  return checklistSubject({
    typeCode: String(row['typeCode']),
    categoryCode: row['categoryCode'] as string | null,
    ownership: row['ownership'] as string | null,
  })
}

/** The columns of a physician's row that the checklist depends on, read as what they are. */
function subjectOfPhysician(row: ReportRow): ChecklistSubject {
  return physicianSubject({
    phyTypeCode: String(row['typeCode']),
    governmentDoctor: (row['governmentDoctor'] as unknown) === true,
    specializations: row['specializations'] as unknown as PhysicianSpecialization[],
  })
}

/** Every document a provider has or must have, as the checklist sees it on a day. */
function credentialRows(
  holder: Holder,
  subject: ChecklistSubject,
  rules: readonly DocumentTypeRule[],
  filters: Filters,
  today: IsoDate,
): ReportRow[] {
  const stored = (holder['documents'] ?? []) as unknown as readonly CredentialRow[]
  const documents = stored.map(([docType, effectiveDate, validityDate, ...period], at) => ({
    uuid: String(at),
    docType,
    effectiveDate,
    validityDate,
    addedOn: period[0],
    replacedOn: period[1],
    removedOn: period[2],
  }))
  const pages = checklistPages(subject)
  return deriveChecklist({
    subject,
    documentTypes: rules.filter(({ pageType }) => pages.includes(pageType)),
    documents,
    marks: [],
    today,
  })
    .filter(({ required, submitted }) => required || submitted !== null)
    .filter(({ documentTypeCode }) => (filters['docType'] ?? documentTypeCode) === documentTypeCode)
    .filter(({ state }) => (filters['state'] ?? state) === state)
    .map((row) => ({
      code: holder.code,
      name: holder.name,
      type: holder.type,
      document: row.label,
      number: (holder[row.documentTypeCode] as string | null | undefined) ?? null,
      effectiveDate: row.submitted === null ? null : (stored[Number(row.submitted)]?.[1] ?? null),
      validityDate: row.validityDate,
      state: stateLabels[row.state],
    }))
}

function credentials(
  holders: ReportSource,
  subjectOf: (row: ReportRow) => ChecklistSubject,
  pages: Parameters<typeof documentRules>[1],
): ReportSource {
  return fromRows(async function* (context: ReportContext) {
    const rules = await documentRules(context.services.db, pages)
    const day = parseIsoDate(String(context.filters['asOf'] ?? '')) ?? context.today
    for await (const batch of holders.batches(context)) {
      yield batch.flatMap((row) => credentialRows(row as Holder, subjectOf(row), rules, context.filters, day))
    }
  })
}

/** Reports about documents and their validity (domain model 11.8). */
export const credentialSources = {
  'health-facility-credentials': credentials(facilities, facilitySubject, ['HF_CREDENTIAL', 'HF_CONTRACT']),
  'physician-credentials': credentials(physicians, subjectOfPhysician, [
    'PHY_CREDENTIAL',
    'DENTIST_CREDENTIAL',
    'PHY_CONTRACT',
  ]),
} satisfies ReportSources
