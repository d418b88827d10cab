import type { EntityField, ValueOf } from '@capiz/domain/field'

/** Fields whose stored shape is not that of the form, or that no form has. */
type Shaped = { kind: 'group' | 'groups' | 'list' | 'choices' } | { server: true }

/** Fields of an entity that are stored as they are entered, a column each. */
export type PlainField<F extends EntityField> = Exclude<F, Shaped>

type FormValue<F> = F extends { required: true } | { kind: 'boolean' } | { initial: number }
  ? ValueOf<F>
  : ValueOf<F> | null

type PlainForm<F extends EntityField> = { [One in PlainField<F> as One['name']]: FormValue<One> }

const shaped = new Set<EntityField['kind']>(['group', 'groups', 'list', 'choices'])

function blankOf({ kind, required, initial }: EntityField): unknown {
  if (kind === 'boolean') return false
  return required ? '' : (initial ?? null)
}

/** Returns the plain fields of an entity as they are entered; a column that is empty is a blank field. */
export function plainForm<const F extends EntityField>(
  fields: readonly F[],
  row: Readonly<Record<PlainField<F>['name'], unknown>>,
): PlainForm<F> {
  const columns: Readonly<Record<string, unknown>> = row
  const entries = fields
    .filter(({ kind, server }) => server !== true && !shaped.has(kind))
    .map((field) => [field.name, columns[field.name] ?? blankOf(field)] as const)
  return Object.fromEntries(entries) as PlainForm<F>
}

/** Returns the form of a new record: every plain field blank, or at the value it begins with. */
export function blankForm<const F extends EntityField>(fields: readonly F[]): PlainForm<F> {
  return plainForm(fields, {} as Record<PlainField<F>['name'], unknown>)
}

function hiddenValue({ kind }: EntityField): false | null | [] {
  if (kind === 'boolean') return false
  return kind === 'groups' || kind === 'list' ? [] : null
}

/** Returns what a provider reads in place of the fields that only the owner of a record sees (domain model 5.2). */
export function hiddenFields(fields: readonly EntityField[]): Readonly<Record<string, false | null | []>> {
  const hidden = fields.filter(({ readers }) => readers === 'owner')
  return Object.fromEntries(hidden.map((field) => [field.name, hiddenValue(field)]))
}

type StaffField<F> = Exclude<Extract<F, { readers: 'staff' }>, { server: true }>

/** Returns the names of the fields staff enter and that are never sent to providers (domain model 5.2). */
export function staffFields<const F extends EntityField>(fields: readonly F[]): StaffField<F>['name'][] {
  return fields.filter(({ readers, server }) => readers === 'staff' && !server).map(({ name }) => name)
}

/** Returns a view without the fields that are never sent to providers. */
export function withoutStaffFields<V extends object>(view: V, fields: readonly EntityField[]): V {
  const staff = new Set(fields.filter(({ readers }) => readers === 'staff').map(({ name }) => name))
  return Object.fromEntries(Object.entries(view).filter(([name]) => !staff.has(name))) as V
}
