import { expect, it } from 'vitest'
import { acceptedSizes, componentNames, measureComponent, sizeProblems } from './component-sizes.ts'

/** A page with nothing but a button pays for this much, react-aria included. */
const buttonLimit = 25

it(`a button alone weighs less than ${buttonLimit} kB`, { timeout: 60_000 }, async () => {
  const { script, style } = await measureComponent('Button')
  expect(script + style).toBeLessThan(buttonLimit)
})

it(
  'no component carries more code than was accepted, nor code of another one it did not have',
  { timeout: 300_000 },
  async () => {
    const accepted = acceptedSizes()
    const problems: string[] = []
    for (const name of componentNames())
      problems.push(...sizeProblems(name, await measureComponent(name), accepted[name]))
    expect(problems).toEqual([])
  },
)

it('says what grew and whose code came along', () => {
  const size = { script: 10, later: 0, style: 1, uses: ['Icon'] }
  expect(sizeProblems('A', { ...size, script: 11.4 }, size)).toEqual([])
  expect(sizeProblems('A', { ...size, script: 11.6, uses: ['Icon', 'Menu'] }, size)).toEqual([
    'A weighs 11.6 kB of script, 10 kB were accepted',
    'A now carries the code of Menu',
  ])
  expect(sizeProblems('B', size, undefined)).toHaveLength(1)
})
