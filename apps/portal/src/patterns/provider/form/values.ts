import type { EntityField, Field } from '@capiz/domain/field'

type Numeric = { kind: 'whole' | 'number' | 'peso' | 'percent' | 'year' }

/** The form value of a declared field: text that is not given is empty, a day too. */
type FormValue<F> = F extends { kind: 'boolean' }
  ? boolean
  : F extends Numeric
    ? number | null
    : F extends { kind: 'choices' | 'list' }
      ? string[]
      : F extends { kind: 'group'; fields: readonly (infer P extends Field)[] }
        ? FormValues<P>
        : string

/** The form values of declared fields, by name; lists of groups are left to the form. */
export type FormValues<F extends Field> = {
  [One in Exclude<F, { server: true } | { kind: 'groups' }> as One['name']]: FormValue<One>
}

const numeric = new Set<Field['kind']>(['whole', 'number', 'peso', 'percent', 'year'])

function blankValue({ kind, initial, fields = [] }: Field): unknown {
  if (kind === 'group') return blankValues(fields)
  if (kind === 'boolean') return initial ?? false
  if (kind === 'choices' || kind === 'list') return []
  return initial ?? (numeric.has(kind) ? null : '')
}

const isEntered = ({ kind, server }: Field & Pick<EntityField, 'server'>): boolean =>
  server !== true && kind !== 'groups'

/** Returns the values of a form nothing was typed into. */
export function blankValues<const F extends Field>(fields: readonly F[]): FormValues<F> {
  const entries = fields.filter(isEntered).map((field) => [field.name, blankValue(field)] as const)
  return Object.fromEntries(entries) as FormValues<F>
}

/** Returns the values of a form for a record; what the record does not have is blank. */
export function recordValues<const F extends Field>(fields: readonly F[], record: object): FormValues<F> {
  const known = record as Readonly<Record<string, unknown>>
  const entries = fields.filter(isEntered).map((field) => {
    const value = known[field.name] ?? undefined
    if (field.kind === 'group') return [field.name, recordValues(field.fields ?? [], value ?? {})] as const
    return [field.name, value ?? blankValue(field)] as const
  })
  return Object.fromEntries(entries) as FormValues<F>
}

const isBlank = (group: Field, value: object): boolean =>
  (group.fields ?? []).every(({ name, initial }) => {
    const part = (value as Readonly<Record<string, unknown>>)[name]
    return initial !== undefined || (typeof part === 'string' && part.trim() === '')
  })

/** Returns values in which groups of which nothing was given are null. */
export function withoutBlankGroups<V extends object>(fields: readonly Field[], values: V): V {
  const typed = values as Readonly<Record<string, unknown>>
  const blank = fields.filter(
    (field) => field.kind === 'group' && isBlank(field, typed[field.name] as object),
  )
  return { ...values, ...Object.fromEntries(blank.map(({ name }) => [name, null])) }
}
