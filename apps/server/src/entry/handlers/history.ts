import { historyRow, latestMove, listHistory } from '../../areas/history/list.ts'
import { handlers } from '../../platform/http/handlers.ts'

/** Accreditation history (specification 2, 7.4). */
export const historyHandlers = handlers({
  'accreditationHistory.list': async ({ services, query, principal }) =>
    listHistory(services, query, principal),
  'accreditationHistory.get': async ({ services, params, principal }) =>
    historyRow(services, Number(params.id), principal),
  'accreditationHistory.latest': async ({ services, query, principal }) =>
    latestMove(services, query, principal),
})
