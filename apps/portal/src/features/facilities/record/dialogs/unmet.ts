import { isApiError } from '@capiz/api/client'
import { joinWords } from '@capiz/domain/text'

/** The conditions a refused status change names, in one sentence; undefined when the refusal names none. */
export function unmetWords(error: unknown): string | undefined {
  if (!isApiError(error) || error.errors.length === 0) return undefined
  const conditions = error.errors.map(({ message }) => message.replace(/\.$/, ''))
  if (error.status !== 409 || conditions.length === 1) return `${conditions.join('. ')}.`
  return `${error.message} Still open: ${joinWords(conditions)}.`
}
