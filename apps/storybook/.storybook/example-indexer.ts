import type { Indexer } from 'storybook/internal/types'

const EXAMPLES = /\.examples\.tsx$/u

/**
 * Adds the indexer of examples: they are stories without a page of their own, since the page of their component draws them.
 * They are neither in the sidebar nor in its search, where they would stand before that page; their addresses work.
 */
export function withExamples(indexers: readonly Indexer[]): Indexer[] {
  const stories = indexers.find(({ test }) => test.test('Name.stories.tsx'))
  if (stories === undefined) throw new Error('Storybook has no indexer of stories.')
  const examples: Indexer = {
    test: EXAMPLES,
    createIndex: async (file, options) => {
      const entries = await stories.createIndex(file, options)
      return entries.map((entry) => ({
        ...entry,
        tags: [...(entry.tags ?? []), 'example', '!autodocs', '!dev'],
      }))
    },
  }
  return [...indexers, examples]
}
