import { conflictMessages, uniqueMessages } from './conflicts.ts'
import { generalErrors } from './general.ts'
import { listErrorMessages } from './lists.ts'
import type { ListErrorCode } from '../reference/index.ts'

/** Code of an error the server answers with, and the key of its message. */
export type ErrorCode =
  | keyof typeof uniqueMessages
  | keyof typeof conflictMessages
  | keyof typeof generalErrors
  | ListErrorCode

function columns<T>(index: 0 | 1): Record<keyof typeof generalErrors, T> {
  const entries = Object.entries(generalErrors).map(([code, pair]) => [code, pair[index]])
  return Object.fromEntries(entries) as Record<keyof typeof generalErrors, T>
}

/**
 * The sentence for every error code. Messages that a specification gives stand here word for word (specification 1,
 * section 8; specification 2, section 8); the others are ours.
 */
export const errorMessages: Record<ErrorCode, string> = {
  ...listErrorMessages,
  ...uniqueMessages,
  ...conflictMessages,
  ...columns<string>(1),
}

/** Every error code. */
export const errorCodes = Object.keys(errorMessages) as ErrorCode[]

function conflictStatuses(): Record<ErrorCode, number> {
  return Object.fromEntries(errorCodes.map((code) => [code, 409])) as Record<ErrorCode, number>
}

/** HTTP status of every error code; what breaks a rule or a unique constraint is 409. */
export const errorStatus: Record<ErrorCode, number> = { ...conflictStatuses(), ...columns<number>(0) }

/** Whether a text is one of our error codes. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorMessages, code)
}

/**
 * The sentence for a code from the wire: the mapped one, else the server's own message, else the fallback of
 * specification 1, section 8.
 */
export function messageOf(code: string | undefined, fallback?: string): string {
  if (code !== undefined && isErrorCode(code)) return errorMessages[code]
  return fallback !== undefined && fallback.trim() !== '' ? fallback : conflictMessages.CONFLICT
}
