import type { ErrorCode, ReferenceBase } from '../errors/index.ts'

/** How a field of a reference item is typed and shown. */
export type ReferenceFieldKind = 'text' | 'longText' | 'number' | 'boolean' | 'code' | 'choice'

/** A field of a reference list beyond `id`, `deleted` and `updatedDate`. */
export type ReferenceField = {
  name: string
  label: string
  kind: ReferenceFieldKind
  required: boolean
  /** Longest text in characters, or greatest number. */
  max: number
  choices?: readonly string[]
  /** List whose codes the field takes. */
  reference?: ReferenceBase
}

/** A unique rule: the fields that may not repeat together, and the error when they do. */
export type ReferenceUnique = { fields: readonly string[]; errorCode: ErrorCode }

/** Declaration of a maintained reference list (domain model 4.3); routes, tables and forms are made from it. */
export type ReferenceList = {
  base: ReferenceBase
  /** Address under /public, where the list is open to visitors. */
  publicBase?: string
  /** Name of one item, as in "{entity} has been saved." */
  entity: string
  entities: string
  /** Field shown as the item's name. */
  titleField: string
  fields: readonly ReferenceField[]
  unique: readonly ReferenceUnique[]
  /** Field that sorts items into groups, read as `groupBy`. */
  groupField?: string
  /** The list whose table this base shares. */
  aliasOf?: ReferenceBase
}
