import {
  checklistPages,
  deriveChecklist,
  type ChecklistSubject,
  type DocumentTypeRule,
  physicianSubject,
} from '@capiz/domain/checklist'
import type { DocumentState } from '@capiz/domain/document'
import type { ReportRow } from '@capiz/domain/report'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { checklistSubject } from '../../facility/checklist.ts'
import { documentRules } from '../../provider/checklist.ts'
import type { PhysicianSpecialization } from '../../db/schema/index.ts'
import { fromQuery, fromRows, type Filters, type ReportContext, type ReportSource } from '../source.ts'
import { inPlace, is, isLive, nameOf, placeOf, term, wordsOf } from './parts.ts'

/** A provider with the papers it has on file. */
interface Holder extends ReportRow {
  code: string
  name: string
  type: string
}

interface Paper {
  uuid: string
  docType: string
  effectiveDate: IsoDate | null
  validityDate: IsoDate | null
}

const stateWords: Readonly<Record<DocumentState, string>> = {
  MISSING: 'Missing',
  EXPIRED: 'Expired',
  EXPIRING: 'Expiring',
  VALID: 'Valid',
}

/** The live papers of a provider, as JSON. */
const papersOf = (code: SQL, kinds: readonly string[]): SQL => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('uuid', d.uuid, 'docType', d.doc_type,
      'effectiveDate', d.effective_date, 'validityDate', d.validity_date) order by d.id), '[]'::jsonb)
    from attachment d where d.owner_code = ${code} and not d.deleted and d.superseded_by is null
      and d.owner_kind in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )}))`

const facilities = fromQuery(
  (filters) => sql`
    select f.code, f.name, ${wordsOf('ft', sql`f.type_code`)} as "type", f.type_code as "typeCode",
      f.category_code as "categoryCode", f.ownership, f.doh_lto_no as "LTO", f.phic_accreditation_no as "PHIC",
      ${papersOf(sql`f.code`, ['hf/document', 'hf/contract'])} as "papers"
    from facility f ${term('ft', 'hf-type', sql`f.type_code`)} ${placeOf(sql`f.main_city_id`)}
    where ${isLive('f')} ${inPlace(filters)} ${is(sql`f.type_code`, filters['facilityTypeCode'])}
      ${is(sql`f.code`, filters['healthFacilityCode'])}
    order by f.search_name, f.id`,
)

const physicians = fromQuery(
  (filters) => sql`
    select p.code, ${nameOf(sql`p`)} as "name", ${wordsOf('pt', sql`p.phy_type_code`)} as "type",
      p.phy_type_code as "typeCode", p.government_doctor as "governmentDoctor", p.specializations,
      p.prc_number as "PRC", p.ptr_no as "PTR", p.phic_accreditation_no as "PHIC", p.tin as "TIN",
      p.association_no as "PMA", p.association_no as "PDA", p.s2_no as "S2",
      ${papersOf(sql`p.code`, ['phy/document', 'phy/contract'])} as "papers"
    from physician p ${term('pt', 'phy-type', sql`p.phy_type_code`)}
    left join lateral (select fa.main_city_id from affiliation a join facility fa on fa.id = a.facility_id
      where a.physician_id = p.id and not a.deleted order by (a.status = 'ACCREDITED') desc, a.id limit 1) at on true
    ${placeOf(sql`at.main_city_id`)}
    where ${isLive('p')} ${inPlace(filters)} ${is(sql`p.code`, filters['physicianCode'])}
      ${is(sql`p.primary_specialization_code`, filters['specializationCode'])}
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

/** Every paper a provider has or must have, as the checklist sees it on a day. */
function credentialRows(
  holder: Holder,
  subject: ChecklistSubject,
  rules: readonly DocumentTypeRule[],
  filters: Filters,
  today: IsoDate,
): ReportRow[] {
  const documents = holder['papers'] as unknown as Paper[]
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
      effectiveDate: documents.find(({ uuid }) => uuid === row.submitted)?.effectiveDate ?? null,
      validityDate: row.validityDate,
      state: stateWords[row.state],
    }))
}

function credentials(
  holders: ReportSource,
  subjectOf: (row: ReportRow) => ChecklistSubject,
  pages: Parameters<typeof documentRules>[1],
): ReportSource {
  return fromRows(async function* (context: ReportContext) {
    const rules = await documentRules(context.services.db, pages)
    const day = (context.filters['asOf'] ?? context.today) as IsoDate
    for await (const batch of holders.batches(context)) {
      yield batch.flatMap((row) => credentialRows(row as Holder, subjectOf(row), rules, context.filters, day))
    }
  })
}

/** Reports about documents and their validity (domain model 11.8). */
export const credentialSources: Readonly<Record<string, ReportSource>> = {
  'health-facility-credentials': credentials(facilities, facilitySubject, ['HF_CREDENTIAL', 'HF_CONTRACT']),
  'physician-credentials': credentials(physicians, subjectOfPhysician, [
    'PHY_CREDENTIAL',
    'DENTIST_CREDENTIAL',
    'PHY_CONTRACT',
  ]),
}
