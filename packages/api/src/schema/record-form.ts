import type { IsoDate } from '@capiz/domain/time'
import {
  recordKind,
  type RecordField,
  type RecordFields,
  type RecordForm,
  type RecordKindName,
} from '@capiz/domain/record'
import { isNumeric, type Rating } from '@capiz/domain/field'
import * as v from 'valibot'
import { Blank, Day, Id, Instant, OptionalDay, OptionalText, Text, Version } from './common.ts'
import { RecordFile } from './document.ts'
import { longestText, valueSchema } from './field.ts'

type Schema = v.GenericSchema

/** Absent, null and blank are nothing; anything else is refused as the schema says, not as a choice of two. */
const blankIsNull = (schema: Schema): Schema =>
  v.nullish(
    v.lazy((input) => (input === '' ? Blank : schema)),
    null,
  )

function textSchema(field: RecordField): Schema {
  const max = longestText(field)
  const { pattern, message = 'Check this.' } = field
  const shaped = pattern ? v.pipe(Text(max, field.min), v.regex(pattern, message)) : Text(max, field.min ?? 1)
  if (field.required) return shaped
  return field.min === undefined && !pattern ? OptionalText(max) : blankIsNull(shaped)
}

function inputSchema(field: RecordField): Schema {
  if (field.kind === 'text' || field.kind === 'longText') return textSchema(field)
  if (field.kind === 'day') return field.required ? Day : OptionalDay
  return field.required ? valueSchema(field) : blankIsNull(valueSchema(field))
}

function viewSchema({ kind }: RecordField): Schema {
  if (isNumeric(kind)) return v.nullable(v.number())
  if (kind === 'codes') return v.array(v.string())
  if (kind === 'ratings') {
    return v.array(v.object({ item: v.string(), score: v.number(), remarks: v.nullable(v.string()) }))
  }
  return v.nullable(v.string())
}

/**
 * The keys that control a save beside the form: the record it changes, the version it was made on, the requested
 * status.
 */
const keys = {
  id: v.nullish(Id),
  code: OptionalText(20),
  version: v.nullish(Version),
  status: OptionalText(30),
}

type Keys = v.InferOutput<v.ObjectSchema<typeof keys, undefined>>
type KeysInput = v.InferInput<v.ObjectSchema<typeof keys, undefined>>

/** Days travel as text, and what is said about a rating may be left out. */
type Sent<V> = V extends IsoDate
  ? string
  : V extends Rating[]
    ? readonly { item: string; score: number; remarks?: string | null | undefined }[]
    : V

type Needed<F> = { [N in keyof F as null extends F[N] ? never : N]: Sent<F[N]> }
type Free<F> = { [N in keyof F as null extends F[N] ? N : never]?: Sent<F[N]> | undefined }

type FormInput<F> = Needed<F> & Free<F>

/** Form part of a record: its declared fields; `code` or `id` and `version` are absent on a new record. */
export function RecordInput<K extends RecordKindName>(
  kind: K,
): v.GenericSchema<FormInput<RecordForm<K>> & KeysInput, RecordForm<K> & Keys>
/** With further entries, for a call that carries more in its form part. */
export function RecordInput<K extends RecordKindName, const M extends v.ObjectEntries>(
  kind: K,
  more: M,
): v.GenericSchema<
  FormInput<RecordForm<K>> & KeysInput & v.InferInput<v.ObjectSchema<M, undefined>>,
  RecordForm<K> & Keys & v.InferOutput<v.ObjectSchema<M, undefined>>
>
export function RecordInput(kind: RecordKindName, more: v.ObjectEntries = {}): Schema {
  const entered = recordKind(kind).fields.filter(({ server }) => !server)
  const entries = Object.fromEntries(entered.map((field) => [field.name, inputSchema(field)]))
  return v.object({ ...keys, ...entries, ...more })
}

/** One thing that happened to a record. */
const RecordStep = v.object({
  id: Id,
  action: v.picklist(['CREATE', 'UPDATE', 'STATUS', 'FILE', 'DELETE']),
  fromStatus: v.nullable(v.string()),
  toStatus: v.nullable(v.string()),
  /** what changed, in words */
  fields: v.array(v.string()),
  remarks: v.nullable(v.string()),
  createdBy: v.string(),
  createdDate: Instant,
})

const common = {
  id: Id,
  code: v.nullable(v.string()),
  status: v.string(),
  statusLabel: v.string(),
  /** whose record it is, with the name */
  owner: v.nullable(v.object({ code: v.string(), name: v.string() })),
  overdue: v.boolean(),
  /** statuses the caller may move it to */
  nextStatuses: v.array(v.object({ code: v.string(), label: v.string() })),
  /** whether the caller may change it now */
  editable: v.boolean(),
  /** whether a next status is kept from the caller alone because they entered or changed the record */
  waitsForOther: v.boolean(),
  /** words of the codes a field holds, by field */
  words: v.record(v.string(), v.string()),
  files: v.array(RecordFile),
  /** oldest first; only when one record is read */
  timeline: v.optional(v.array(RecordStep)),
  version: v.number(),
  createdBy: v.string(),
  createdDate: Instant,
  updatedBy: v.string(),
  updatedDate: Instant,
}

type Common = v.InferOutput<v.ObjectSchema<typeof common, undefined>>

/** A record as it is read: its fields, where it stands, its files and, of one record, what happened to it. */
export function RecordView<K extends RecordKindName>(
  kind: K,
): v.GenericSchema<unknown, RecordFields<K> & Common>
/** With further entries that are worked out for the kind. */
export function RecordView<K extends RecordKindName, const M extends v.ObjectEntries>(
  kind: K,
  more: M,
): v.GenericSchema<unknown, RecordFields<K> & Common & v.InferOutput<v.ObjectSchema<M, undefined>>>
export function RecordView(kind: RecordKindName, more: v.ObjectEntries = {}): Schema {
  const entries = Object.fromEntries(recordKind(kind).fields.map((field) => [field.name, viewSchema(field)]))
  return v.object({ ...common, ...entries, ...more })
}
