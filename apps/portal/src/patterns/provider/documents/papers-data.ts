import { document, type DocumentEntity } from '@capiz/api/contract/document'
import { reportError } from '../../../app/report-error.ts'
import { call } from '../../../lib/api.ts'
import { saveFile } from '../../../lib/object-urls.ts'
import { refreshCalls, useCall } from '../../../lib/query.tsx'
import { useProvider } from '../provider.ts'
import type { Paper } from './papers.ts'

/** The papers of one kind on the record. */
export interface Papers {
  /** those that count today */
  live: readonly Paper[]
  /** those and the ones they replaced */
  all: readonly Paper[]
  isPending: boolean
  error: unknown
  retry: () => void
}

/** Reads the papers of one kind, replaced ones included. */
export function usePapers(entity: DocumentEntity): Papers {
  const { code } = useProvider()
  const answer = useCall(document.files, { params: { entity }, query: { code } })
  const all = answer.data ?? []
  return {
    all,
    live: all.filter(({ superseded }) => !superseded),
    isPending: answer.isPending,
    error: answer.error,
    retry: () => void answer.refetch(),
  }
}

/** How to read everything again that depends on the papers of the record. */
export function useRefreshPapers(): () => Promise<void> {
  const { kind } = useProvider()
  return () => refreshCalls('document.*', ...kind.stale)
}

/** Saves all live papers of a kind as one archive. */
export async function saveAll(entity: DocumentEntity, code: string): Promise<void> {
  try {
    saveFile(await call(document.zip, { params: { entity }, query: { code } }))
  } catch (error) {
    reportError(error)
  }
}
