import { isApiError } from '@capiz/api/client'
import { errorMessage } from '../feedback/report-error.ts'
import { fromServer, type Problems } from './form-problems.ts'

/** Returns the problems a failed save names, by path; none when it names no field. */
export function fieldRefusal(error: unknown): Problems {
  return isApiError(error) ? fromServer(error.errors) : {}
}

/** Returns the problems a failed save names, or its message as a problem of the whole form. */
export function formRefusal(error: unknown): Problems {
  const named = fieldRefusal(error)
  const message = errorMessage(error)
  return Object.keys(named).length > 0 || message === undefined ? named : { '': message }
}
