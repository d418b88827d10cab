import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareByKind } from './share.ts'

const items = (kinds: string) => kinds.split('').map((kind, at) => ({ kind, at }))
const kindsOf = (shown: readonly { kind: string }[]) => shown.map(({ kind }) => kind).join('')

it.each([
  ['vvvvvvvvvvrrr', 8, 'vvvvvrrr'],
  ['vvvvvvvvvvrrrrrrd', 8, 'vvvvrrrd'],
  ['vvvv', 8, 'vvvv'],
  ['vvvvvvvvvv', 8, 'vvvvvvvv'],
  ['', 8, ''],
])('shows of %s at most %i: %s', (kinds, most, shown) => {
  expect(kindsOf(shareByKind(items(kinds), most))).toBe(shown)
})

it('shows as many as there is room for in their order, and of no kind two more than of one that is cut', () => {
  const some = fc.array(fc.constantFrom('a', 'b', 'c')).map((kinds) => items(kinds.join('')))
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 12 }), (all, most) => {
      const shown = shareByKind(all, most)
      expect(shown).toHaveLength(Math.min(most, all.length))
      expect(shown.map(({ at }) => at)).toEqual(shown.map(({ at }) => at).toSorted((a, b) => a - b))
      const countOf = (of: readonly { kind: string }[], kind: string) =>
        of.filter((one) => one.kind === kind).length
      for (const cut of ['a', 'b', 'c'].filter((kind) => countOf(shown, kind) < countOf(all, kind)))
        for (const kind of ['a', 'b', 'c'])
          expect(countOf(shown, kind) - countOf(shown, cut)).toBeLessThanOrEqual(1)
    }),
  )
})
