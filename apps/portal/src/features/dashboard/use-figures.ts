import { dashboard } from '@capiz/api/contract/log'
import { useCall } from '../../platform/data/query.tsx'
import type { Answers } from './figures.ts'

interface FigureState extends Answers {
  error: Error | null
  isFetching: boolean
  refetch: () => void
}

/** The figures of the page; what waits for the user is read again every minute by the bell of the frame. */
export function useFigures(): FigureState {
  const answers = {
    notification: useCall(dashboard.get, { query: { type: 'NOTIFICATION' } }),
    request: useCall(dashboard.get, { query: { type: 'REQUEST' } }),
    credential: useCall(dashboard.get, { query: { type: 'CREDENTIAL' } }),
    facility: useCall(dashboard.get, { query: { type: 'HF' } }),
    physician: useCall(dashboard.get, { query: { type: 'PHY' } }),
  }
  const all = Object.values(answers)
  return {
    notification: answers.notification.data,
    request: answers.request.data,
    credential: answers.credential.data,
    facility: answers.facility.data,
    physician: answers.physician.data,
    error: all.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const answer of all) void answer.refetch()
    },
  }
}
