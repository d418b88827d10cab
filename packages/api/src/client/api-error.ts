/** One problem of one field, as the server names it. */
export interface FieldProblem {
  field: string
  message: string
}

export interface ApiErrorParts {
  status: number
  errorCode: string
  message: string
  errors?: readonly FieldProblem[]
  details?: unknown
  retryAfter?: number
  cause?: unknown
}

/**
 * The only error a call throws. `status` is the HTTP status, 0 without a response; `errorCode` is the server's code, or
 * the client's own: `OFFLINE` (no connection), `TIMEOUT` (no response in time), `ABORTED` (the caller stopped the
 * call), `CONTRACT` (the response breaks the contract) or `NO_SESSION` (no user is signed in). `errors` names fields;
 * `details` is the rest the server added (for `STALE_RECORD` the current record); `retryAfter` is in seconds.
 */
export class ApiError extends Error {
  readonly status: number
  readonly errorCode: string
  readonly errors: readonly FieldProblem[]
  readonly details: unknown
  readonly retryAfter: number | undefined

  constructor(parts: ApiErrorParts) {
    super(parts.message, { cause: parts.cause })
    this.name = 'ApiError'
    this.status = parts.status
    this.errorCode = parts.errorCode
    this.errors = parts.errors ?? []
    this.details = parts.details
    this.retryAfter = parts.retryAfter
  }
}

/** Is it an `ApiError`, and (when asked) one of these codes? */
export function isApiError(error: unknown, ...codes: string[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.errorCode))
}
