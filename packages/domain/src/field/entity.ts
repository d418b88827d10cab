import type { Permission } from '../access/index.ts'
import type { Field } from './types.ts'

/** A number and the day that goes with it, shown as one fact: "DOH licence: LTO-1, valid until 1 Jan 2027". */
export type Credential = {
  readonly label: string
  /** Name of the day field. */
  readonly day: string
  /** Meaning of the day, in the words of the fact. */
  readonly phrase: 'valid until' | 'issued on'
}

/** Declaration of a field of a facility or a physician. */
export type EntityField = Field & {
  /** Section of the form and of the overview it stands in. */
  readonly section: string
  /**
   * Readers besides staff (domain model 5.2): every provider who reads the record, only the provider it belongs to, or
   * none.
   */
  readonly readers: 'providers' | 'owner' | 'staff'
  /** Result of a change by the provider itself (domain model 7.4). */
  readonly edit: 'direct' | 'request' | 'never'
  readonly sensitivity: 'public' | 'internal' | 'personal' | 'financial'
  /** Permission staff need to change it beyond the one to edit the record. */
  readonly permission?: Permission
  /** Set by the server or by a call of its own; never part of the form. */
  readonly server?: boolean
  readonly credential?: Credential
}

/** A section of the form and of the overview of an entity. */
export type EntitySection = {
  readonly id: string
  readonly title: string
  readonly description?: string
}

/** The fields a provider may change at once, through a request, and never (domain model 7.4). */
export type EditRules = {
  readonly direct: readonly string[]
  readonly request: readonly string[]
  readonly never: readonly string[]
}

/** Returns the edit rules of an entity; `others` are parts of the record that are no fields. */
export function editRulesOf(
  fields: readonly EntityField[],
  others: Readonly<Partial<EditRules>> = {},
): EditRules {
  const named = (edit: EntityField['edit']): readonly string[] => [
    ...fields.filter((field) => field.edit === edit).map(({ name }) => name),
    ...(others[edit] ?? []),
  ]
  return { direct: named('direct'), request: named('request'), never: named('never') }
}

/** Returns the labels of fields by name; those of a group's fields by `group.field`. */
export function labelsOf(fields: readonly Field[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ name, label, fields: parts = [] }) => [
      [name, label] as const,
      ...parts.map((part) => [`${name}.${part.name}`, part.label] as const),
    ]),
  )
}
