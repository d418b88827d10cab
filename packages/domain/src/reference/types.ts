import type { Permission } from '../access/index.ts'
import type { Field, FieldKind } from '../field/index.ts'

/** Kinds of fields of a reference item. */
type ReferenceFieldKind = Extract<
  FieldKind,
  'text' | 'longText' | 'number' | 'boolean' | 'code' | 'choice' | 'day' | 'region'
>

/** A field of a reference list beyond `id`, `deleted` and `updatedDate`; `B` are the bases it may refer to. */
export type ReferenceField<B extends string = string> = Field<ReferenceFieldKind> & {
  readonly required: boolean
  readonly max: number
  readonly list?: B
}

/** Groups of the lists in the menu, in its order. */
export const referenceAreas = ['Facilities', 'Physicians', 'Services and texts', 'Prices'] as const

/** Group of a list in the menu. */
export type ReferenceArea = (typeof referenceAreas)[number]

/** Numbers of the calls of a list: `C…` and `I…` of the specification, `X…` for a list of ours. */
export type ReferenceCalls = readonly [
  list: string,
  get: string,
  create: string,
  update: string,
  remove: string,
  filter: string,
]

/** A unique rule as a list declares it: the fields that may not repeat together, and the end of its error code. */
export type UniqueRow<R extends string = string> = { fields: readonly string[]; rule: R }

/** A row of the table of lists (domain model 4.3); everything known of a list follows from it. */
export type ReferenceRow<R extends string = string> = {
  /** Name of its calls in the contract. */
  group: string
  calls: ReferenceCalls
  area: ReferenceArea
  /** Name of one item, as in "{entity} has been saved." */
  entity: string
  entities: string
  /** Field shown as the item's name; `description` unless named. */
  titleField?: string
  /** `code` and `description` unless named. */
  fields?: readonly ReferenceField[]
  /** `code` and `description`, each by itself, unless named. */
  unique?: readonly UniqueRow<R>[]
  /** Field that sorts items into groups, read as `groupBy`. */
  groupField?: string
  /** Permission to change the list; `REFERENCE_EDIT` unless named. */
  permission?: Permission
  /** Updates go to the base path with the id in the body (specification 2, 7.2). */
  updateAtBase?: boolean
  /** The list whose table this base shares. */
  aliasOf?: string
}
