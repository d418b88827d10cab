import { ApiError, isApiError } from '@capiz/api/client'
import { constraintErrors } from '@capiz/domain/errors'

/** A save of ours whose unique rules belong to fields of its form. */
type Entity = 'health-facility' | 'physician' | 'user' | 'role' | 'report-group'

/** Waits for a save; a broken unique rule comes back at the field it belongs to, in the catalogue's words. */
export async function atField<T>(entity: Entity, save: Promise<T>): Promise<T> {
  try {
    return await save
  } catch (error) {
    if (!isApiError(error)) throw error
    const { status, errorCode, message, details } = error
    const field = Object.entries(constraintErrors[entity]).find(([, code]) => code === errorCode)?.[0]
    if (field === undefined) throw error
    throw new ApiError({ status, errorCode, message, details, errors: [{ field, message }], cause: error })
  }
}
