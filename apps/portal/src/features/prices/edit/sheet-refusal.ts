import { formRefusal } from '../../../platform/forms/refusals.ts'
import type { Problems } from '../../../platform/forms/form-problems.ts'

/** Returns the problems of a refused save. The server counts lines from 0, the screen its rows from 1. */
export function sheetRefusal(error: unknown): Problems {
  return Object.fromEntries(
    Object.entries(formRefusal(error)).map(([field, message]) => {
      const row = /^lines\.(\d+)/.exec(field)?.[1]
      return [field, row === undefined ? message : `Row ${Number(row) + 1}: ${message}`]
    }),
  )
}
