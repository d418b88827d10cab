import { isApiError } from '@capiz/api/client'
import { refreshCalls } from '../../platform/data/query.tsx'
import { showToast } from '../../platform/feedback/toasts.ts'

/** Returns whether a refused save waits for a second person now, and says so in a message. */
export function waitsForSecondPerson(error: unknown): boolean {
  if (!isApiError(error, 'SECOND_PERSON_REQUIRED')) return false
  showToast('info', error.message)
  void refreshCalls('accessChange.*', 'auditLog.*')
  return true
}

/** The outcome of a save: undefined when it waits for a second person. */
export async function orWait<T>(saving: Promise<T>): Promise<T | undefined> {
  try {
    return await saving
  } catch (error) {
    if (waitsForSecondPerson(error)) return undefined
    throw error
  }
}
