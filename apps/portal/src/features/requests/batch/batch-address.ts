import { queuePath } from '../queue-path.ts'
import type { BatchAction } from './batch-labels.ts'

/** The actions that are prepared before they run. */
export type PreparedAction = Exclude<BatchAction, 'assign'>

/** Which requests to prepare: the chosen ones, or all that match the filters of the list they were chosen from. */
export interface BatchChoice {
  action: PreparedAction
  codes: readonly string[]
  filters: Readonly<Record<string, string>>
  /** all that match, not only the chosen ones */
  isAll: boolean
}

const actions: readonly PreparedAction[] = ['review', 'approve', 'reject']

/** Filters of a list query that are set, without page, size and order, as text. */
export function filtersOf(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )
}

/** Address of the page that prepares a choice. */
export function preparePath({ action, codes, filters, isAll }: BatchChoice): string {
  const params = new URLSearchParams({ action, of: codes.join(',') })
  const matching = new URLSearchParams(filters).toString()
  if (matching !== '') params.set('matching', matching)
  if (isAll) params.set('all', 'yes')
  return `${queuePath}/prepare?${params.toString()}`
}

/** Reads the choice out of the address of the page. */
export function choiceOf(params: URLSearchParams): BatchChoice {
  const action = actions.find((one) => one === params.get('action')) ?? 'review'
  const codes = (params.get('of') ?? '').split(',').filter((code) => code !== '')
  const filters = Object.fromEntries(new URLSearchParams(params.get('matching') ?? ''))
  return { action, codes, filters, isAll: params.get('all') === 'yes' }
}

/** Address of the receipts of a batch, or of the list of batches. */
export const batchPath = (code?: string): string =>
  code === undefined ? `${queuePath}/batches` : `${queuePath}/batches/${code}`
