import { facilityFields } from '@capiz/domain/facility'
import { priceSheetKinds } from '@capiz/domain/fees'
import type { Field } from '@capiz/domain/field'
import { physicianFields } from '@capiz/domain/physician'
import { recordKinds } from '@capiz/domain/record'
import { referenceBases, type ReferenceBase } from '@capiz/domain/reference'
import { getTableColumns, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { caseRecord, facility, physician, referenceItem } from '../../db/schema/index.ts'
import { columnOf, listOf } from './row.ts'

/** A kind of record that may hold a code, named for one and for several, and the query of the rows that hold it. */
export interface Place {
  one: string
  many: string
  rows: SQL
}

/** A code of a list that is looked for. */
interface Wanted {
  base: ReferenceBase
  code: string
}

const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/** Returns the place of the rows of a table that meet one of some conditions; none where there is no condition. */
function placeOf(one: string, many: string, rows: SQL, conditions: readonly SQL[]): Place[] {
  return conditions.length === 0 ? [] : [{ one, many, rows: sql`${rows} and ${anyOf(conditions)}` }]
}

/** Returns the condition that a value is the code, or the name of its item where a field takes names. */
function holds(value: SQL | AnyColumn, { kind }: Pick<Field, 'kind'>, { base, code }: Wanted): SQL {
  if (kind !== 'text') return sql`${value} = ${code}`
  return sql`lower(${value}) = (select lower(named.description) from ${referenceItem} named
    where named.list = ${base} and named.code = ${code})`
}

function conditionsOf(
  columns: Readonly<Record<string, AnyColumn>>,
  fields: readonly Field[],
  wanted: Wanted,
): SQL[] {
  return fields.flatMap((field) => {
    const column = columns[field.name]
    const own = field.list === wanted.base
    const parts = (field.fields ?? []).filter(({ list }) => list === wanted.base)
    if (!own && parts.length === 0) return []
    if (column === undefined) throw new Error(`The field ${field.name} has no column to look for codes in.`)
    if (own) return [holds(column, field, wanted)]
    return parts.map((part) =>
      part.kind === 'term'
        ? sql`${column} @> ${JSON.stringify([{ [part.name]: wanted.code }])}::jsonb`
        : sql`exists (select from jsonb_array_elements(${column}) entry
            where ${holds(sql`entry ->> ${part.name}`, part, wanted)})`,
    )
  })
}

function inProviders(wanted: Wanted): Place[] {
  return [
    ...placeOf(
      'Health facility',
      'Health facilities',
      sql`select 1 from ${facility} where true`,
      conditionsOf(getTableColumns(facility), facilityFields, wanted),
    ),
    ...placeOf(
      'Physician',
      'Physicians',
      sql`select 1 from ${physician} where true`,
      conditionsOf(getTableColumns(physician), physicianFields, wanted),
    ),
  ]
}

function inCaseRecords(wanted: Wanted): Place[] {
  return Object.entries(recordKinds).flatMap(([kind, { entity, entities, fields }]) =>
    placeOf(
      entity,
      entities,
      sql`select 1 from ${caseRecord} where ${caseRecord.kind} = ${kind}`,
      (fields as readonly Field[])
        .filter(({ list }) => list === wanted.base)
        .map((field) => holds(sql`${caseRecord.fields} ->> ${field.name}`, field, wanted)),
    ),
  )
}

/** Documents a list names in one text, separated by semicolons, commas or blanks. */
const documentTypesIn = ({ code }: Wanted): SQL =>
  sql`${code} = any(regexp_split_to_array(upper(${referenceItem.attributes} ->> 'documentTypes'), '[;,\\s]+'))`

function inLists(wanted: Wanted): Place[] {
  return referenceBases.flatMap((base) => {
    const list = listOf(base)
    if (list.base !== base) return []
    const conditions = list.fields.flatMap((field) => {
      if (field.name === 'documentTypes' && wanted.base === 'document-type') return [documentTypesIn(wanted)]
      if (field.list !== wanted.base) return []
      const column = columnOf(list, field.name)
      const value = column ? referenceItem[column] : sql`${referenceItem.attributes} ->> ${field.name}`
      return [holds(value, field, wanted)]
    })
    const rows = sql`select 1 from ${referenceItem} where ${referenceItem.list} = ${base}`
    return placeOf(list.entity, list.entities, rows, conditions)
  })
}

function inPriceLines({ base, code }: Wanted): Place[] {
  return Object.values(priceSheetKinds).flatMap(({ kind, title, lineFields }) =>
    lineFields
      .filter(({ list }) => list === base)
      .map(({ name }) => ({
        one: `Line of ${title.toLowerCase()}`,
        many: `Lines of ${title.toLowerCase()}`,
        rows: sql`select 1 from price_line l join price_sheet s on s.id = l.sheet_id
          where s.kind = ${kind} and l.fields ->> ${name} = ${code}`,
      })),
  )
}

function inColumn(one: string, many: string, table: string, column: string, code: string): Place {
  return {
    one,
    many,
    rows: sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${code}`,
  }
}

const inRules = (column: string, code: string): Place =>
  inColumn('Requirement rule', 'Requirement rules', 'requirement_rule', column, code)

const inHeaders = (field: string, code: string): Place => ({
  one: 'Price sheet',
  many: 'Price sheets',
  rows: sql`select 1 from price_sheet where header ->> ${field} = ${code}`,
})

/** Returns the places of a list that no declaration of a field names. */
function inOtherRecords({ base, code }: Wanted): Place[] {
  switch (base) {
    case 'hf-type':
      return [inRules('facility_type_code', code)]
    case 'hf-category':
      return [inRules('category_code', code)]
    case 'hf-cost-center':
      return [inHeaders('costCenter', code)]
    case 'hf-room-category':
      return [inHeaders('roomCategoryCode', code)]
    case 'phy-type':
      return [inColumn('Physician', 'Physicians', 'physician', 'phy_type_code', code)]
    case 'document-type':
      return [
        inColumn('Document', 'Documents', 'attachment', 'doc_type', code),
        inColumn('Checklist mark', 'Checklist marks', 'checklist_mark', 'document_type_code', code),
        inRules('document_type_code', code),
      ]
    case 'specialization':
      return [
        {
          one: 'Affiliation',
          many: 'Affiliations',
          rows: sql`select 1 from affiliation where specialization_codes @> array[${code}]::text[]`,
        },
        inRules('specialization_code', code),
      ]
    case 'society':
      return [
        {
          one: 'Price sheet',
          many: 'Price sheets',
          rows: sql`select 1 from price_sheet where kind in ('standard-pf', 'ahmopi-rate') and not deleted
            and ${holds(sql`owner_code`, { kind: 'text' }, { base, code })}`,
        },
      ]
    case 'text-template':
      return [inColumn('Consent', 'Consents', 'consent', 'text_code', code)]
    case 'verification-source':
      return [
        inRules('source_code', code),
        inColumn('Verification', 'Verifications', 'verification', 'source_code', code),
      ]
    default:
      return []
  }
}

/** Returns every kind of record that may hold a code of a list: those whose fields are declared with it, then the others. */
export function placesOf(base: ReferenceBase, code: string): Place[] {
  const wanted = { base, code }
  return [inProviders, inCaseRecords, inLists, inOtherRecords, inPriceLines].flatMap((places) =>
    places(wanted),
  )
}
