import type { Endpoint } from '@capiz/api/contract/define'
import { cellOf as cellOfField, fieldKinds } from '@capiz/domain/field'
import { recordKind, type RecordKindName } from '@capiz/domain/record'
import { refuse } from '../../platform/errors/refuse.ts'
import type { ExportColumn, ExportValue } from './table-file.ts'
import { headingOf, labelFor } from './labels.ts'

/** A row of a list as its handler answers it. */
export type ListRow = Readonly<Record<string, unknown>>

/** A column of a list with how its cell is read from a row. */
export interface ListColumn extends ExportColumn {
  /** name of the field in the contract or the record's declaration */
  name: string
  value: (row: ListRow) => ExportValue
}

/** As much of a schema as tells what a field holds. */
interface Loose {
  type: string
  entries?: Readonly<Record<string, Loose>>
  item?: Loose
  wrapped?: Loose
  options?: readonly unknown[]
  literal?: unknown
}

/** Fields that steer a screen and say nothing to a reader of a file. */
const silent = new Set([
  'id',
  'version',
  'uuid',
  'allowedActions',
  'editable',
  'canAsk',
  'deleted',
  'sha256',
  'matched',
])
const wrappers = new Set(['nullable', 'nullish', 'optional', 'undefinedable', 'non_nullish'])
const amounts = /^(?:amount|rate|price|lowest|highest|agreedAmount)$/i

function bare(schema: Loose): Loose {
  let inner = schema
  while (wrappers.has(inner.type) && inner.wrapped) inner = inner.wrapped
  return inner
}

/** A moment as people in Manila read it, sortable. */
function manilaMoment(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
}

/** A value as one cell: numbers stay numbers, lists are joined, what has no plain form is left out. */
function cellOf(name: string, value: unknown): ExportValue {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value instanceof Date) return manilaMoment(value)
  if (typeof value === 'string') return labelFor(name, value)
  if (!Array.isArray(value)) return null
  const parts = value.map((one) => cellOf(name, one)).filter((one) => one !== null)
  return parts.length > 0 ? parts.join('; ') : null
}

const plain = new Set(['string', 'number', 'boolean', 'picklist', 'literal', 'union', 'date', 'unknown'])

/** The fields that hold the label of a nested value, in the shapes we know. */
const labelFields = ['description', 'name', 'label', 'text']

const labelFieldOf = (entries: Loose['entries']): string | undefined =>
  labelFields.find((one) => entries && one in entries)

/** Changed fields with what they were and became, one after the other. */
function changesText(value: unknown): string | null {
  const changes = Array.isArray(value)
    ? (value as { field: string; before?: unknown; after?: unknown }[])
    : []
  const textOf = (one: unknown) =>
    one === null || one === undefined ? 'nothing' : typeof one === 'string' ? one : JSON.stringify(one)
  const parts = changes.map(({ field, before, after }) => `${field}: ${textOf(before)} to ${textOf(after)}`)
  // A spreadsheet cell holds 32,767 characters.
  return parts.length > 0 ? parts.join('; ').slice(0, 32_000) : null
}

function columnOf(name: string, schema: Loose): ListColumn | undefined {
  const { type, entries, item } = bare(schema)
  const label = headingOf(name)
  if (type === 'object' || type === 'loose_object') {
    const part = labelFieldOf(entries)
    if (!part) return undefined
    const value = (row: ListRow) => cellOf(part, (row[name] as ListRow | null | undefined)?.[part])
    return { name, label, kind: 'text', value }
  }
  if (name === 'changes') return { name, label, kind: 'text', value: (row) => changesText(row[name]) }
  if (type === 'array') {
    const inner = item && bare(item)
    const part = labelFieldOf(inner?.entries)
    if (part) {
      const labels = (row: ListRow) => ((row[name] ?? []) as ListRow[]).map((one) => one[part])
      return { name, label, kind: 'text', value: (row) => cellOf(part, labels(row)) }
    }
    if (!inner || !plain.has(inner.type)) return undefined
    return { name, label, kind: 'text', value: (row) => cellOf(name, row[name]) }
  }
  if (!plain.has(type)) return undefined
  const kind = type === 'number' ? (amounts.test(name) ? 'peso' : 'number') : 'text'
  return { name, label, kind, value: (row) => cellOf(name, row[name]) }
}

/** Kinds of records by the group their calls stand in. */
const recordGroups: Readonly<Record<string, RecordKindName>> = {
  dentistCheckIn: 'dentist-check-in',
  facilityCheckIn: 'facility-check-in',
  nonConformity: 'non-conformity',
  documentTracker: 'document-tracker',
  inquiryReport: 'inquiry-report',
  correctionNotice: 'correction-notice',
  violation: 'violation',
  specialArrangement: 'special-arrangement',
  mobileDevice: 'mobile-device',
  settlementTerminal: 'settlement-terminal',
  serviceTeam: 'service-team',
}

const labelsIn = (row: ListRow): Readonly<Record<string, string>> =>
  (row['words'] as Record<string, string> | undefined) ?? {}

/** A record leaves with the columns its declaration names, in its words. */
function recordColumns(kind: RecordKindName): ListColumn[] {
  const { fields, code, due, owner } = recordKind(kind)
  const text = (name: string, label: string, value: ListColumn['value']): ListColumn => ({
    name,
    label,
    kind: 'text',
    value,
  })
  const declared = fields.map((field): ListColumn => ({
    name: field.name,
    label: field.label,
    kind: fieldKinds[field.kind].cell,
    value: (row) => {
      const labels = labelsIn(row)
      return cellOfField(
        field,
        row[field.name],
        (one) => labels[`${field.name}.${one}`] ?? labels[field.name],
      )
    },
  }))
  return [
    ...(code ? [text('code', 'Code', (row) => cellOf('code', row['code']))] : []),
    text('status', 'Status', (row) => cellOf('status', row['statusLabel'])),
    ...(due ? [text('overdue', 'Overdue', (row) => cellOf('overdue', row['overdue']))] : []),
    ...(owner === 'none'
      ? []
      : [
          text('owner', 'Name of the provider', (row) =>
            cellOf('name', (row['owner'] as ListRow | null)?.['name']),
          ),
        ]),
    ...declared,
    ...(kind === 'inquiry-report'
      ? [
          {
            ...text('answerDays', 'Days to the answer', (row) => cellOf('answerDays', row['answerDays'])),
            kind: 'number' as const,
          },
        ]
      : []),
    text('createdBy', 'Entered by', (row) => cellOf('createdBy', row['createdBy'])),
    text('createdDate', 'Entered on', (row) => cellOf('createdDate', row['createdDate'])),
  ]
}

/** The columns a list leaves with: those of its record's declaration, else every plain field its contract names. */
export function columnsOf(endpoint: Endpoint & { id: string }): ListColumn[] {
  const kind = recordGroups[endpoint.id.split('.')[0] ?? '']
  if (kind) return recordColumns(kind)
  const schema = 'schema' in endpoint.reply ? (endpoint.reply.schema as unknown as Loose) : undefined
  return Object.entries(schema?.entries ?? {})
    .filter(([name]) => !silent.has(name))
    .flatMap(([name, inner]) => columnOf(name, inner) ?? [])
}

/**
 * The columns a reader chose, in the order given: `names` are fields separated by commas. All columns without it. Throws
 * 400 with the allowed names for a field the list does not leave with.
 */
export function chosenColumns(all: readonly ListColumn[], names: string | undefined): readonly ListColumn[] {
  if (names === undefined) return all
  return [...new Set(names.split(','))].map((name) => {
    const allowed = all.map((column) => column.name).join(', ')
    return (
      all.find((column) => column.name === name) ??
      refuse('BAD_REQUEST', {
        message: `This list has no column "${name}" to export. The columns are: ${allowed}.`,
      })
    )
  })
}
