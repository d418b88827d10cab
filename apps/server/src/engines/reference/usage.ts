import type { ReferenceBase } from '@capiz/domain/reference'
import { priceSheetKinds } from '@capiz/domain/fees'
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'

/** Header fields of price sheets that hold codes of a list. */
const headerLists: Partial<Record<ReferenceBase, string>> = {
  'hf-cost-center': 'costCenter',
  'hf-room-category': 'roomCategoryCode',
}

/** A place where a code may be held: its name, and the query of the rows that hold it. */
interface Place {
  label: string
  rows: SQL
}

const inPriceLines = (base: ReferenceBase, code: string): Place[] =>
  Object.values(priceSheetKinds).flatMap(({ kind, title, lineFields }) =>
    lineFields
      .filter(({ list }) => list === base)
      .map(({ name }) => ({
        label: `Lines of ${title.toLowerCase()}`,
        rows: sql`select 1 from price_line l join price_sheet s on s.id = l.sheet_id
          where s.kind = ${kind} and l.fields ->> ${name} = ${code}`,
      })),
  )

function inColumn(label: string, table: string, column: string, code: string): Place {
  return {
    label,
    rows: sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${code}`,
  }
}

const inSpecialties = (field: string, code: string): Place => ({
  label: 'Physicians',
  rows: sql`select 1 from physician where specializations @> ${JSON.stringify([{ [field]: code }])}::jsonb`,
})

const inList = (label: string, list: ReferenceBase, code: string): Place => ({
  label,
  rows: sql`select 1 from reference_item where list = ${list} and group_by = ${code}`,
})

const inRules = (column: string, code: string): Place =>
  inColumn('Requirement rules', 'requirement_rule', column, code)

/** Societies are held by name, so that a place is found through the name of the code. */
function bySociety(code: string): Place[] {
  const name = sql`(select lower(description) from reference_item where list = 'society' and code = ${code})`
  return [
    {
      label: 'Physicians',
      rows: sql`select 1 from physician where exists (select from jsonb_array_elements(specializations) one
        where lower(one->>'societyName') = ${name})`,
    },
    {
      label: 'Price sheets',
      rows: sql`select 1 from price_sheet where kind in ('standard-pf', 'ahmopi-rate') and not deleted
        and lower(owner_code) = ${name}`,
    },
    {
      label: 'Specializations',
      rows: sql`select 1 from reference_item where list = 'specialization' and lower(medical_society) = ${name}`,
    },
  ]
}

function inRecords(base: ReferenceBase, code: string): Place[] {
  switch (base) {
    case 'hf-type':
      return [
        inColumn('Health facilities', 'facility', 'type_code', code),
        inList('Health facility categories', 'hf-category', code),
        inRules('facility_type_code', code),
      ]
    case 'hf-category':
      return [
        inColumn('Health facilities', 'facility', 'category_code', code),
        inRules('category_code', code),
      ]
    case 'phy-type':
      return [inColumn('Physicians', 'physician', 'phy_type_code', code)]
    case 'provider-category':
      return [inColumn('Physicians', 'physician', 'provider_category_code', code)]
    case 'document-type':
      return [
        inColumn('Documents', 'attachment', 'doc_type', code),
        inColumn('Checklists', 'checklist_mark', 'document_type_code', code),
        inRules('document_type_code', code),
      ]
    case 'training-institution':
      return [inSpecialties('trainingInstitutionCode', code)]
    case 'specialization':
      return [
        inSpecialties('specializationCode', code),
        {
          label: 'Affiliations',
          rows: sql`select 1 from affiliation where specialization_codes @> array[${code}]::text[]`,
        },
        inList('Subspecializations', 'subspecialization', code),
        inRules('specialization_code', code),
      ]
    case 'society':
      return bySociety(code)
    case 'subspecialization':
      return [inSpecialties('subSpecializationCode', code)]
    case 'text-template':
      return [inColumn('Consents', 'consent', 'text_code', code)]
    default:
      return []
  }
}

function placesOf(base: ReferenceBase, code: string): Place[] {
  const header = headerLists[base]
  return [
    ...inRecords(base, code),
    ...inPriceLines(base, code),
    ...(header
      ? [{ label: 'Price sheets', rows: sql`select 1 from price_sheet where header ->> ${header} = ${code}` }]
      : []),
  ]
}

/** Whether another record holds a code of a list, so that the code may not change any more (domain model 3, P1). */
export async function isCodeUsed(db: Executor, base: ReferenceBase, code: string): Promise<boolean> {
  const places = placesOf(base, code)
  if (places.length === 0) return false
  const used = places.map(({ rows }) => sql`exists (${rows})`)
  const [row] = await rowsOf<{ used: boolean }>(db, sql`select (${sql.join(used, sql` or `)}) as used`)
  return row?.used === true
}

/** How many records hold a code of a list, by kind; kinds with none are left out. */
export async function usageOf(
  db: Executor,
  base: ReferenceBase,
  code: string,
): Promise<{ label: string; count: number }[]> {
  const places = placesOf(base, code)
  if (places.length === 0) return []
  const counts = places.map(
    ({ label, rows }) => sql`select ${label}::text as label, count(*)::int as count from (${rows}) held`,
  )
  const found = await rowsOf<{ label: string; count: number }>(db, sql.join(counts, sql` union all `))
  return found.filter(({ count }) => count > 0)
}
