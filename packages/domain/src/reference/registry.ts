import type { Permission } from '../access/index.ts'
import { referenceRows } from './lists.ts'
import { plainFields, plainUnique } from './fields.ts'
import type { ReferenceArea, ReferenceField, ReferenceRow } from './types.ts'
import {
  sharedUniqueMessages,
  type OwnUniqueRule,
  type SharedUniqueRule,
  type UniqueRule,
} from './unique-messages.ts'

type Rows = typeof referenceRows

/** Base path of a maintained list. */
export type ReferenceBase = keyof Rows

type UpperSnake<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${UpperSnake<Tail>}`
  : Uppercase<S>

/** Name of a list inside its error codes; bases that share a table share the name. */
export type ListErrorName = {
  [B in ReferenceBase]: Rows[B] extends { aliasOf: string } ? never : UpperSnake<B>
}[ReferenceBase]

/** Error code of a unique rule of a list. */
export type ListErrorCode = `${ListErrorName}_${SharedUniqueRule}` | OwnUniqueRule

/** A unique rule: the fields that may not repeat together, and the error when they do. */
export type ReferenceUnique = { fields: readonly string[]; errorCode: ListErrorCode }

/** A maintained reference list with everything its row leaves to the defaults. */
export type ReferenceList = {
  base: ReferenceBase
  group: string
  calls: ReferenceRow['calls']
  area: ReferenceArea
  entity: string
  entities: string
  titleField: string
  fields: readonly ReferenceField<ReferenceBase>[]
  unique: readonly ReferenceUnique[]
  groupField?: string
  permission: Permission
  updateAtBase?: boolean
  aliasOf?: ReferenceBase
  /** Name of the list inside its error codes. */
  errorName: ListErrorName
}

function complete(base: string, row: ReferenceRow<UniqueRule>): ReferenceList {
  const errorName = (row.aliasOf ?? base).toUpperCase().replaceAll('-', '_') as ListErrorName
  const unique = (row.unique ?? plainUnique).map(({ fields, rule }) => ({
    fields,
    errorCode: isShared(rule) ? (`${errorName}_${rule}` as const) : rule,
  }))
  // The rows cannot name their own keys in their types; a test checks that they refer to lists there are.
  return {
    titleField: 'description',
    fields: plainFields,
    permission: 'REFERENCE_EDIT',
    ...row,
    base,
    unique,
    errorName,
  } as ReferenceList
}

function isShared(rule: UniqueRule): rule is SharedUniqueRule {
  return Object.hasOwn(sharedUniqueMessages, rule)
}

/** The maintained lists by their base paths, in the order of the menu. */
export const referenceLists = Object.fromEntries(
  Object.entries(referenceRows).map(([base, row]) => [base, complete(base, row)]),
) as unknown as {
  readonly [B in ReferenceBase]: ReferenceList & { readonly base: B; readonly group: Rows[B]['group'] }
}

/** The base paths of the maintained lists. */
export const referenceBases = Object.keys(referenceLists) as ReferenceBase[]

/** Whether a text is the base path of a maintained list. */
export function isReferenceBase(base: string): base is ReferenceBase {
  return Object.hasOwn(referenceLists, base)
}
