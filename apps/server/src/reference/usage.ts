import type { ReferenceBase } from '@capiz/domain/errors'
import { priceSheetKinds } from '@capiz/domain/fees'
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Executor } from '../db/types.ts'

/** Header fields of price sheets that hold codes of a list. */
const headerLists: Partial<Record<ReferenceBase, string>> = {
  'hf-cost-center': 'costCenter',
  'hf-room-category': 'roomCategoryCode',
}

function inPriceLines(base: ReferenceBase, code: string): SQL[] {
  return Object.values(priceSheetKinds).flatMap(({ kind, lineFields }) =>
    lineFields
      .filter(({ reference }) => reference === base)
      .map(
        ({ name }) => sql`exists (select 1 from price_line l join price_sheet s on s.id = l.sheet_id
          where s.kind = ${kind} and l.fields ->> ${name} = ${code})`,
      ),
  )
}

function inColumn(table: string, column: string, code: string): SQL {
  return sql`exists (select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${code})`
}

function inSpecialties(field: string, code: string): SQL {
  return sql`exists (select 1 from physician where specializations @> ${JSON.stringify([{ [field]: code }])}::jsonb)`
}

function inRecords(base: ReferenceBase, code: string): SQL[] {
  switch (base) {
    case 'hf-type':
      return [
        inColumn('facility', 'type_code', code),
        sql`exists (select 1 from reference_item where list = 'hf-category' and group_by = ${code})`,
      ]
    case 'hf-category':
      return [inColumn('facility', 'category_code', code)]
    case 'phy-type':
      return [inColumn('physician', 'phy_type_code', code)]
    case 'provider-category':
      return [inColumn('physician', 'provider_category_code', code)]
    case 'document-type':
      return [
        inColumn('attachment', 'doc_type', code),
        inColumn('checklist_mark', 'document_type_code', code),
      ]
    case 'training-institution':
      return [inSpecialties('trainingInstitutionCode', code)]
    case 'specialization':
      return [
        inSpecialties('specializationCode', code),
        sql`exists (select 1 from affiliation where specialization_codes @> array[${code}])`,
        sql`exists (select 1 from reference_item where list = 'subspecialization' and group_by = ${code})`,
      ]
    case 'subspecialization':
      return [inSpecialties('subSpecializationCode', code)]
    case 'text-template':
      return [inColumn('consent', 'text_code', code)]
    default:
      return []
  }
}

/** Whether another record holds a code of a list, so that the code may not change any more (domain model 3, P1). */
export async function isCodeUsed(db: Executor, base: ReferenceBase, code: string): Promise<boolean> {
  const header = headerLists[base]
  const places = [
    ...inRecords(base, code),
    ...inPriceLines(base, code),
    ...(header ? [sql`exists (select 1 from price_sheet where header ->> ${header} = ${code})`] : []),
  ]
  if (places.length === 0) return false
  const [row] = await rowsOf<{ used: boolean }>(db, sql`select (${sql.join(places, sql` or `)}) as used`)
  return row?.used === true
}
