import { errorMessages } from '@capiz/domain/errors'
import { brokenUnique, conflictOf, databaseProblem, isRetryable, isUnavailable } from '../../db/errors.ts'
import { Refusal } from '../errors/refuse.ts'
import { storageProblem } from '../errors/storage.ts'

/** An error as it goes out, and whether the log should hear of it. */
export interface Problem {
  status: number
  body: Record<string, unknown>
  headers: Record<string, string>
  /** an error of ours, not of the caller */
  unexpected: boolean
}

/** States of the database that say its own storage refused: the disk is full, a file cannot be read or is gone. */
const storageOfDatabase: Record<string, 'STORAGE_FULL' | 'STORAGE_UNAVAILABLE'> = {
  53100: 'STORAGE_FULL',
  58000: 'STORAGE_UNAVAILABLE',
  58030: 'STORAGE_UNAVAILABLE',
  '58P01': 'STORAGE_UNAVAILABLE',
}

/** Refusals that tell the caller to come back, or what is not there: thrown on purpose, and many at a time on a busy server. */
const foreseen: ReadonlySet<string> = new Set(['NOT_IMPLEMENTED', 'UNAVAILABLE'])

/** Turns whatever was thrown into an answer; never a stack, a query or a path. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Refusal) {
    const { errors, details, headers } = error.options
    return {
      status: error.status,
      body: { errorCode: error.errorCode, message: error.message, ...(errors ? { errors } : {}), ...details },
      headers: headers ?? {},
      unexpected: error.status >= 500 && !foreseen.has(error.errorCode),
    }
  }
  const constraint = brokenUnique(error)
  if (constraint !== undefined) return toProblem(new Refusal(conflictOf[constraint] ?? 'CONFLICT'))
  // Text PostgreSQL cannot hold (NUL, broken surrogates) or a number out of range got past the schemas.
  const state = databaseProblem(error)?.code
  if (state === '22021' || state === '22P05' || state === '22003' || state === '22001') {
    return { ...toProblem(new Refusal('BAD_REQUEST')), unexpected: true }
  }
  const storage = storageOfDatabase[state ?? ''] ?? storageProblem(error)
  if (storage) {
    return { ...toProblem(new Refusal(storage, { headers: { 'retry-after': '60' } })), unexpected: true }
  }
  // Writers that blocked each other again and again get the advice to try again, too.
  if (isUnavailable(error) || isRetryable(error)) {
    return {
      ...toProblem(new Refusal('UNAVAILABLE', { headers: { 'retry-after': '10' } })),
      unexpected: true,
    }
  }
  return {
    status: 500,
    body: { errorCode: 'SERVER_ERROR', message: errorMessages.SERVER_ERROR },
    headers: {},
    unexpected: true,
  }
}
