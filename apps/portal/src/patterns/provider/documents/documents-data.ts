import { document, type DocumentEntity } from '@capiz/api/contract/document'
import { reportError } from '../../../platform/feedback/report-error.ts'
import { call } from '../../../platform/calls/api.ts'
import { saveFile } from '../../../platform/data/object-urls.ts'
import { refreshCalls, useCall } from '../../../platform/data/query.tsx'
import { useProvider } from '../provider.ts'
import type { ProviderDocument } from './documents.ts'

/** The documents of one kind on the record. */
export interface ProviderDocuments {
  /** those that count today */
  live: readonly ProviderDocument[]
  /** those and the ones they replaced */
  all: readonly ProviderDocument[]
  isPending: boolean
  error: unknown
  retry: () => void
}

/** Reads the documents of one kind, replaced ones included. */
export function useDocuments(entity: DocumentEntity): ProviderDocuments {
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

/** How to read everything again that depends on the documents of the record. */
export function useRefreshDocuments(): () => Promise<void> {
  const { kind } = useProvider()
  return () => refreshCalls('document.*', ...kind.stale)
}

/** How to read the blank form of a kind of document (specification 2, 7.6). */
export function readTemplate(
  entity: DocumentEntity,
): () => ReturnType<typeof call<typeof document.template>> {
  return () => call(document.template, { params: { entity } })
}

/** Saves all live documents of a kind as one archive. */
export async function saveAll(entity: DocumentEntity, code: string): Promise<void> {
  try {
    saveFile(await call(document.zip, { params: { entity }, query: { code } }))
  } catch (error) {
    reportError(error)
  }
}
