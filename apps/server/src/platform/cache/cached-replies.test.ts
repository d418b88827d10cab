import { expect, test } from 'vitest'
import { cachedReplies, type CachedReplies, type Run, type Wanted } from './cached-replies.ts'

const wantedBy = (caller: Record<string, string>, version = '1'): Wanted => ({
  endpoint: 'physician.rows',
  text: 'page=0',
  versions: new Map([['physician', version]]),
  valueOf: (field) => caller[field] ?? '',
})

/** A run that looks at some fields of its caller and takes a turn, and how often such runs began. */
function runs(over: Partial<Run> = {}) {
  const seen: string[] = []
  const runOf = (name: string) => async (): Promise<Run> => {
    seen.push(name)
    await new Promise((resolve) => setImmediate(resolve))
    return { text: name, facts: undefined, fields: new Set(['reach']), tables: ['physician'], ...over }
  }
  return { seen, runOf }
}

const textOf = async (replies: CachedReplies, wanted: Wanted, run: () => Promise<Run>) =>
  (await replies.reply(wanted, run)).text.toString()

const together = (
  replies: CachedReplies,
  callers: readonly Wanted[],
  runOf: (name: string) => () => Promise<Run>,
) => Promise.all(callers.map((wanted, at) => textOf(replies, wanted, runOf(`run ${at}`))))

test('of equal calls at the same versions one runs and the others wait for it', async () => {
  const replies = cachedReplies(new Set(['physician']))
  const { seen, runOf } = runs()
  await textOf(replies, wantedBy({ reach: 'all' }), runOf('first'))
  const calls = [1, 2, 3].map(() => wantedBy({ reach: 'all' }, '2'))
  expect(await together(replies, calls, runOf)).toEqual(['run 0', 'run 0', 'run 0'])
  expect(seen).toEqual(['first', 'run 0'])
})

test('a call waits for none of another caller, nor for one begun before a write', async () => {
  const replies = cachedReplies(new Set(['physician']))
  const { seen, runOf } = runs()
  await textOf(replies, wantedBy({ reach: 'all' }), runOf('first'))
  const calls = [
    wantedBy({ reach: 'all' }, '2'),
    wantedBy({ reach: 'own' }, '2'),
    wantedBy({ reach: 'all' }, '3'),
  ]
  expect(await together(replies, calls, runOf)).toEqual(['run 0', 'run 1', 'run 2'])
  expect(seen).toHaveLength(4)
})

test('a run that looks at one more field, or at what is not kept, answers its own caller only', async () => {
  for (const over of [{ fields: new Set(['reach', 'userCode']) }, { tables: undefined }]) {
    const replies = cachedReplies(new Set(['physician']))
    await textOf(replies, wantedBy({ reach: 'all' }), runs().runOf('first'))
    const { runOf } = runs(over)
    const calls = ['a', 'b'].map((userCode) => wantedBy({ reach: 'all', userCode }, '2'))
    expect(await together(replies, calls, runOf)).toEqual(['run 0', 'run 1'])
  }
})

test('calls that waited for a run that failed run themselves', async () => {
  const replies = cachedReplies(new Set(['physician']))
  const { runOf } = runs()
  await textOf(replies, wantedBy({ reach: 'all' }), runOf('first'))
  const failing = replies.reply(wantedBy({ reach: 'all' }, '2'), async () => {
    await Promise.resolve()
    throw new Error('away')
  })
  const other = textOf(replies, wantedBy({ reach: 'all' }, '2'), runOf('own'))
  await expect(failing).rejects.toThrow('away')
  expect(await other).toBe('own')
})
