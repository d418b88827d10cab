import type { SplitEdit } from '@capiz/domain/split-edit'

/** Returns the effect of saving a provider's own edit, in a sentence; undefined when nothing was changed. */
export function splitMessage({ direct, request, refused }: SplitEdit): string | undefined {
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
  const sentences = parts.map(({ count, one, many }, at) => {
    const noun = at === 0 ? ` ${count === 1 ? 'change' : 'changes'}` : ''
    return `${count}${noun} ${count === 1 ? one : many}`
  })
  return `${sentences.join(', ')}.`
}
