import { errorMessages, errorStatus, type ErrorCode } from '@capiz/domain/errors'

/** One message about one field, as it travels. */
export interface FieldProblem {
  field: string
  message: string
}

/** The parts of a refusal beyond the error code. `details` is added to the body (for example the current record). */
export interface RefusalOptions {
  message?: string | undefined
  errors?: FieldProblem[]
  details?: Record<string, unknown>
  headers?: Record<string, string>
  /** another status than the catalogue's (the token call answers 400 where others answer 401) */
  status?: number
}

/** A refusal the caller is meant to see: a code of the error catalogue with its status and sentence. */
export class Refusal extends Error {
  readonly errorCode: ErrorCode
  readonly status: number
  readonly options: RefusalOptions
  constructor(errorCode: ErrorCode, options: RefusalOptions = {}) {
    super(options.message ?? errorMessages[errorCode])
    this.name = 'Refusal'
    this.errorCode = errorCode
    this.status = options.status ?? errorStatus[errorCode]
    this.options = options
  }
}

/** Ends the call with an error of the catalogue (domain model 12); open transactions roll back. */
export function refuse(errorCode: ErrorCode, options?: RefusalOptions): never {
  throw new Refusal(errorCode, options)
}

/** Ends the call with 422 and one message about one field. */
export function refuseField(field: string, message: string): never {
  throw new Refusal('VALIDATION', { errors: [{ field, message }] })
}

/** Refuses the version of a record the save does not name by its key: a new one has none, and it would be read in vain. */
export function refuseVersionAlone(version: number | null | undefined, key: 'id' | 'code'): void {
  if (version) refuseField(key, `Send the ${key} of the record you changed, or leave out the version.`)
}
