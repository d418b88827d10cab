import { dashboard } from '@capiz/api/contract/log'
import { useEffect } from 'react'
import { useCall } from '../../lib/query.tsx'
import type { Answers } from './figures.ts'

/** Milliseconds between two looks at what waits for the user (domain model 11.4). */
const every = 60_000

/** Runs `look` every minute while the page is visible. */
function useMinutely(look: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, every)
    return () => clearInterval(timer)
  }, [look])
}

interface FigureState extends Answers {
  error: Error | null
  isFetching: boolean
  refetch: () => void
}

/** The figures of the page; what waits for the user is read again every minute. */
export function useFigures(): FigureState {
  const answers = {
    notification: useCall(dashboard.get, { query: { type: 'NOTIFICATION' } }),
    request: useCall(dashboard.get, { query: { type: 'REQUEST' } }),
    credential: useCall(dashboard.get, { query: { type: 'CREDENTIAL' } }),
    facility: useCall(dashboard.get, { query: { type: 'HF' } }),
    physician: useCall(dashboard.get, { query: { type: 'PHY' } }),
  }
  const { refetch } = answers.notification
  useMinutely(refetch)
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
