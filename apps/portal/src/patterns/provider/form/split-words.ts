import type { SplitEdit } from '@capiz/domain/split-edit'

/** What saving a provider's own edit comes to, in a sentence; undefined when nothing was changed. */
export function splitWords({ direct, request, refused }: SplitEdit): string | undefined {
  const parts = [
    { count: Object.keys(direct).length, one: 'is saved at once', many: 'are saved at once' },
    { count: Object.keys(request).length, one: 'goes to approval', many: 'go to approval' },
    {
      count: refused.length,
      one: 'cannot be saved from your account',
      many: 'cannot be saved from your account',
    },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return undefined
  const words = parts.map(({ count, one, many }, at) => {
    const noun = at === 0 ? ` ${count === 1 ? 'change' : 'changes'}` : ''
    return `${count}${noun} ${count === 1 ? one : many}`
  })
  return `${words.join(', ')}.`
}
