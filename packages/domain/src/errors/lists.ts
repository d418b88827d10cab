import { ownUniqueMessages, referenceLists, sharedUniqueMessages } from '../reference/index.ts'
import type { ListErrorCode } from '../reference/index.ts'

const names = new Set(Object.values(referenceLists).map(({ errorName }) => errorName))

/** Every error code of the unique rules of the maintained lists with its message (domain model 12). */
export const listErrorMessages = {
  ...Object.fromEntries(
    [...names].flatMap((name) =>
      Object.entries(sharedUniqueMessages).map(([rule, message]) => [`${name}_${rule}`, message]),
    ),
  ),
  ...ownUniqueMessages,
} as Record<ListErrorCode, string>
