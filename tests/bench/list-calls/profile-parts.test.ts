import { expect, test } from 'vitest'
import { timeByPart, type Profile } from './profile-parts.ts'

const frame = (functionName: string, url = '') => ({ functionName, url })

/** A handler that builds a statement, for which Node copies a text, and then waits. */
const profile: Profile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 5, 6] },
    {
      id: 2,
      callFrame: frame('list', 'file:///work/apps/server/src/areas/physician/list.ts'),
      children: [3],
    },
    { id: 3, callFrame: frame('toSQL', 'file:///work/node_modules/drizzle-orm/sql.js'), children: [4] },
    { id: 4, callFrame: frame('concat', 'node:buffer') },
    { id: 5, callFrame: frame('(idle)') },
    { id: 6, callFrame: frame('onread', 'node:net') },
  ],
  startTime: 1000,
  samples: [2, 3, 4, 5, 6, 2],
  timeDeltas: [0, 10, 20, 30, 40, 50],
}

test('a sample counts for the innermost part that its frame belongs to, and waiting for none', () => {
  expect(Object.fromEntries(timeByPart(profile, 1000, 2000))).toEqual({
    'own code: the list': 10,
    'statement building and rows of the builder': 50,
    'sockets, timers and promises of Node': 50,
  })
})

test('samples before the load and after it do not count', () => {
  expect(Object.fromEntries(timeByPart(profile, 1005, 1050))).toEqual({
    'statement building and rows of the builder': 50,
  })
})
