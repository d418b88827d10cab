import { recordKind, type recordKinds, type RecordKindName } from '@capiz/domain/record'
import { pageQuery } from './paging.ts'

const days = ['month', 'year', 'from', 'to', 'updatedFrom', 'updatedTo'] as const

/** Filters whose name is not that of the field they look at. */
const filterNames = { category: 'violationCategory' } as const

type Kinds = typeof recordKinds
type FieldName = { [K in RecordKindName]: Kinds[K]['fields'][number]['name'] }[RecordKindName]
type FilterName =
  | FieldName
  | (typeof days)[number]
  | (typeof filterNames)[keyof typeof filterNames]
  | 'term'
  | 'code'
  | 'status'
  | 'overdue'
  | 'dueFrom'
  | 'dueTo'
  | 'department'
  | 'location'

const filterName = (field: string): string =>
  Object.hasOwn(filterNames, field) ? filterNames[field as keyof typeof filterNames] : field

/** Returns the query of a list of records: the filters its kind has something for (domain model 11.9). */
export function recordQuery(name: RecordKindName) {
  const { fields, code, due, owner } = recordKind(name)
  const has = (field: string) => fields.some((one) => one.name === field)
  const filters = new Set<string>([
    'term',
    'status',
    ...(code ? ['code'] : []),
    ...fields.filter(({ filter }) => filter !== undefined).map((field) => filterName(field.name)),
    ...days,
    ...(due ? ['overdue', 'dueFrom', 'dueTo'] : []),
    ...(has('departmentResponsible') || has('initiatingDepartment') ? ['department'] : []),
    ...(owner === 'none' ? [] : ['location']),
  ])
  return pageQuery(...([...filters] as FilterName[]))
}
