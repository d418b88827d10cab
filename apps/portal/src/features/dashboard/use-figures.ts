import { dashboard } from '@capiz/api/contract/log'
import type { Dashboard } from '@capiz/api/schema/log'
import type { InferOutput } from 'valibot'
import { useCall } from '../../platform/data/query.tsx'

type FigureType = 'NOTIFICATION' | 'REQUEST' | 'CREDENTIAL' | 'HF' | 'PHY'

const useAnswer = (type: FigureType) => useCall(dashboard.get, { query: { type } })

/**
 * Returns the figures of one type; undefined while they are being read. Each part of the page reads its own, so that a reply
 * draws that part alone. What waits for the user is read again every minute by the bell of the frame.
 */
export function useFigures(type: FigureType): InferOutput<typeof Dashboard> | undefined {
  return useAnswer(type).data
}

interface FigureReads {
  /** the first failure that left figures unread */
  error: Error | null
  isFetching: boolean
  refetch: () => void
}

/** Returns how the reads of all figures went. */
export function useFigureReads(): FigureReads {
  const answers = [
    useAnswer('NOTIFICATION'),
    useAnswer('REQUEST'),
    useAnswer('CREDENTIAL'),
    useAnswer('HF'),
    useAnswer('PHY'),
  ]
  return {
    error: answers.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const answer of answers) void answer.refetch()
    },
  }
}
