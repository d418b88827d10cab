import { isApiError } from '@capiz/api/client'
import type { UnmetCondition } from '@capiz/ui/accreditation/StatusChangeDialog'

/** The message of a refused status change, and the conditions it names, one line each. */
export interface Refusal {
  message: string | undefined
  conditions: readonly UnmetCondition[]
}

/** The refusal in parts; undefined when it names no condition. A single condition is the message itself. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isApiError(error) || error.errors.length === 0) return undefined
  const [first, ...more] = error.errors
  if (error.status !== 409 && more.length === 0) return { message: first?.message ?? '', conditions: [] }
  return { message: error.message, conditions: error.errors.map(({ message }) => ({ message })) }
}
