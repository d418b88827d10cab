import { isApiError } from '@capiz/api/client'
import type { UnmetCondition } from '@capiz/ui/accreditation/StatusChangeDialog'
import { type Provider, recordHref } from '../provider.ts'

/** The message of a refused status change, and the conditions it names, one line each. */
export interface Refusal {
  message: string | undefined
  conditions: readonly UnmetCondition[]
}

/** An open condition as the server names it, with the part of the record or the queue in which it is met. */
interface OpenCondition {
  message: string
  part: 'documents' | 'checklist' | 'verification' | 'edit'
}

/** Returns open conditions as links to where each is met. */
export function conditionLinks(
  unmet: readonly OpenCondition[],
  provider: Pick<Provider, 'kind' | 'code'>,
): readonly UnmetCondition[] {
  const queue = `/iso-compliance/verification?ownerCode=${provider.code}`
  return unmet.map(({ message, part }) => ({
    message,
    href: part === 'verification' ? queue : `${recordHref(provider)}/${part}`,
  }))
}

/** The refusal in parts; undefined when it names no condition. A single condition is the message itself. */
export function refusalOf(error: unknown, known: readonly UnmetCondition[] = []): Refusal | undefined {
  if (!isApiError(error) || error.errors.length === 0) return undefined
  const [first, ...more] = error.errors
  const linked = ({ message }: { message: string }) =>
    known.find((condition) => condition.message === message) ?? { message }
  if (error.status !== 409 && more.length === 0) return { message: first?.message ?? '', conditions: [] }
  return { message: error.message, conditions: error.errors.map(linked) }
}
