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
import { inPlace, is, isLive, nameOf, placeOf, practiceIfAsked, term, wordsOf } from './parts.ts'

/** A provider with the papers it has on file. */
interface Holder extends ReportRow {
  code: string
  name: string
  type: string
}

/** A live paper as the query gives it: its type, from when and until when it is valid. */
type Paper = readonly [docType: string, effectiveDate: IsoDate | null, validityDate: IsoDate | null]

const stateWords: Readonly<Record<DocumentState, string>> = {
  MISSING: 'Missing',
  EXPIRED: 'Expired',
  EXPIRING: 'Expiring',
  VALID: 'Valid',
}

/** The live papers of a provider; as short lists, which the database writes in half the time of objects. */
const papersOf = (code: SQL, kinds: readonly string[]): SQL => sql`
  (select json_agg(json_build_array(d.doc_type, d.effective_date, d.validity_date) order by d.id)
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
    ${practiceIfAsked(filters)}
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
  const papers = (holder['papers'] ?? []) as unknown as readonly Paper[]
  const documents = papers.map(([docType, effectiveDate, validityDate], at) => ({
    uuid: String(at),
    docType,
    effectiveDate,
    validityDate,
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
      effectiveDate: row.submitted === null ? null : (papers[Number(row.submitted)]?.[1] ?? null),
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
