import type { EntityField, Field, ValueOf } from '@capiz/domain/field'
import type { IsoDate } from '@capiz/domain/time'
import * as v from 'valibot'
import {
  CodeOf,
  Day,
  Email,
  OptionalDay,
  OptionalPattern,
  OptionalText,
  Percent,
  Peso,
  ReferenceCode,
  ReplyDay,
  Text,
  Whole,
} from './common.ts'

type Schema = v.GenericSchema

/** Longest text by kind where the declaration names no bound. */
const longest: Partial<Record<Field['kind'], number>> = { longText: 4000, term: 30 }

/** Returns the longest text a field takes, in characters. */
export const longestText = ({ kind, max }: Field): number => max ?? longest[kind] ?? 200

const Ratings = v.pipe(
  v.array(
    v.object({
      item: ReferenceCode,
      score: Whole(1, 5),
      remarks: OptionalText(500),
    }),
    'Rate at least one thing.',
  ),
  v.minLength(1, 'Rate at least one thing.'),
  v.maxLength(30, 'Rate thirty things or fewer.'),
)

function percentSchema({ max, message }: Field): Schema {
  return max === undefined ? Percent : v.pipe(Percent, v.maxValue(max, message))
}

/** Returns the schema of the value of a field when it is there; texts are left to the caller. */
export function valueSchema(field: Field): Schema {
  switch (field.kind) {
    case 'day':
      return Day
    case 'whole':
    case 'year':
      return Whole(field.min ?? 0, field.max ?? 2_147_483_647)
    case 'peso':
      return Peso
    case 'percent':
      return percentSchema(field)
    case 'boolean':
      return v.boolean()
    case 'choice':
      return v.picklist(
        (field.choices ?? []).map(({ code }) => code),
        field.message ?? 'Choose one of the list.',
      )
    case 'term':
      return ReferenceCode
    case 'facility':
      return CodeOf('facility')
    case 'physician':
      return CodeOf('physician')
    case 'provider':
      return CodeOf('facility', 'physician')
    case 'codes':
      return v.array(Text(40))
    case 'ratings':
      return Ratings
    case 'email':
      return Email
    default:
      return Text(longestText(field), field.min)
  }
}

const textKinds = new Set<Field['kind']>(['text', 'longText', 'code', 'phone', 'link'])

function textEntry(field: Field): Schema {
  const { required, pattern, max, message = 'Check this.', missing } = field
  if (!pattern) return required ? valueSchema(field) : OptionalText(longestText(field))
  // with a length of its own the pattern is one more rule, without one it is the whole shape
  if (max !== undefined) {
    const fits = (text: unknown) => typeof text !== 'string' || pattern.test(text)
    return v.pipe(required ? valueSchema(field) : OptionalText(max), v.check(fits, message))
  }
  if (!required) return OptionalPattern(pattern, message)
  return v.pipe(v.string(missing), v.trim(), v.regex(pattern, message))
}

function entryOf(field: Field): Schema {
  if (textKinds.has(field.kind)) return textEntry(field)
  if (field.kind === 'boolean') return v.optional(v.boolean(), false)
  if (field.required) return valueSchema(field)
  if (field.kind === 'day') return OptionalDay
  if (field.kind === 'term') return OptionalText(longestText(field))
  return v.nullish(valueSchema(field), field.initial ?? null)
}

/** Days travel as text. */
type Sent<V> = V extends IsoDate ? string : V

type Entry<F> = F extends { kind: 'boolean' }
  ? v.OptionalSchema<v.BooleanSchema<undefined>, false>
  : F extends { required: true }
    ? v.GenericSchema<Sent<ValueOf<F>>, ValueOf<F>>
    : F extends { initial: infer I extends number }
      ? v.NullishSchema<v.GenericSchema<number, number>, I>
      : v.NullishSchema<v.GenericSchema<Sent<ValueOf<F>>, ValueOf<F> | null>, null>

/** Kinds whose schema is written by hand. */
type HandWritten = { kind: 'group' | 'groups' | 'list' | 'choices' } | { server: true }

type Plain<F> = Exclude<F, HandWritten>

const isPlain = ({ kind, server }: EntityField): boolean =>
  server !== true && !['group', 'groups', 'list', 'choices'].includes(kind)

/** Returns the entries of a save's body for the declared fields that are no groups and no lists. */
export function inputEntries<const F extends EntityField>(
  fields: readonly F[],
): { [One in Plain<F> as One['name']]: Entry<One> } {
  const entries = fields.filter(isPlain).map((field) => [field.name, entryOf(field)] as const)
  return Object.fromEntries(entries) as { [One in Plain<F> as One['name']]: Entry<One> }
}

type ReadText<F> = F extends { kind: 'day' } ? IsoDate : string

type Read<F> =
  ValueOf<F> extends boolean
    ? boolean
    : ValueOf<F> extends number
      ? number | null
      : F extends { required: true; readers: 'providers' }
        ? ReadText<F>
        : ReadText<F> | null

type ViewEntry<F> = F extends { readers: 'staff' }
  ? v.OptionalSchema<v.GenericSchema<Read<F> | undefined>, undefined>
  : v.GenericSchema<Read<F>>

const numberKinds = new Set<Field['kind']>(['whole', 'year', 'number', 'peso', 'percent'])

function viewEntry({ kind, required, readers }: EntityField): Schema {
  const text = kind === 'day' ? ReplyDay : v.string()
  const value: Schema =
    kind === 'boolean'
      ? v.boolean()
      : numberKinds.has(kind)
        ? v.nullable(v.number())
        : required && readers === 'providers'
          ? text
          : v.nullable(text)
  // what only staff read is absent for providers (domain model 5.2, never sent)
  return readers === 'staff' ? v.optional(value) : value
}

/** Returns the entries of a reply for the declared fields that are no groups and no lists. */
export function viewEntries<const F extends EntityField>(
  fields: readonly F[],
): { [One in Plain<F> as One['name']]: ViewEntry<One> } {
  const entries = fields.filter(isPlain).map((field) => [field.name, viewEntry(field)] as const)
  return Object.fromEntries(entries) as { [One in Plain<F> as One['name']]: ViewEntry<One> }
}
