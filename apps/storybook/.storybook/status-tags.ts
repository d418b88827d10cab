import type { Indexer } from 'storybook/internal/types'
import { listFolders, loadDocs } from '../../../packages/ui/src/docs/catalogue.ts'

/**
 * Tags every story with the status its component's docs give, so that the sidebar can show and filter it. The docs are
 * the only place where a status is written.
 */
export async function withStatusTags(indexers: readonly Indexer[]): Promise<Indexer[]> {
  const docs = await loadDocs()
  const owner = new Map(
    [...docs.values()].flatMap((one) => [one.name, ...(one.parts ?? [])].map((name) => [name, one])),
  )
  const folders = new Set(listFolders().map(({ name }) => name))
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return entries.map((entry) => {
        const name = entry.title?.split('/').at(-1) ?? ''
        const status = folders.has(name) ? owner.get(name)?.status : undefined
        return status === undefined ? entry : { ...entry, tags: [...(entry.tags ?? []), status] }
      })
    },
  }))
}
