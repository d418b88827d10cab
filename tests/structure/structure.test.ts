import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { workspaces } from './layers.ts'
import { arrowsOf, findCircles, findCrossing, findUpward } from './rules.ts'

describe.each(workspaces)('imports of $folder', ({ folder, layers, apart = [] }) => {
  const imports = importsOf(folder)
  const arrows = arrowsOf(imports)

  it('are found', () => {
    expect(imports.length).toBeGreaterThan(0)
  })
  it('form no circle of files or folders', () => {
    expect(findCircles(arrows)).toEqual([])
  })
  it('go down', () => {
    expect(layers ? findUpward(arrows, layers) : []).toEqual([])
  })
  it.each(apart)('stay inside each child of %s', (parent) => {
    expect(findCrossing(arrows, parent)).toEqual([])
  })
})

describe('the rules', () => {
  const of = (...pairs: [string, string][]) =>
    arrowsOf(pairs.map(([from, to]) => ({ from, to, names: '{ name }' })))

  it('find a circle of files, naming both files and what is taken', () => {
    expect(findCircles(of(['a.ts', 'b.ts'], ['b.ts', 'a.ts']))).toEqual([
      'circle in .: a.ts > b.ts, a.ts imports { name } from b.ts',
      'circle in .: b.ts > a.ts, b.ts imports { name } from a.ts',
    ])
  })
  it('find a circle of folders that no circle of files makes', () => {
    expect(findCircles(of(['x/a.ts', 'y/b.ts'], ['y/c.ts', 'x/d.ts']))).toHaveLength(2)
    expect(findCircles(of(['x/a.ts', 'y/b.ts'], ['x/c.ts', 'y/d.ts']))).toEqual([])
  })
  it('find a circle inside a folder and over three', () => {
    expect(findCircles(of(['x/a.ts', 'x/b.ts'], ['x/b.ts', 'x/a.ts']))).toHaveLength(2)
    expect(findCircles(of(['a/1.ts', 'b/1.ts'], ['b/2.ts', 'c/1.ts'], ['c/2.ts', 'a/2.ts']))).toHaveLength(3)
  })
  it('find an import that goes up, and a folder in no layer', () => {
    const layers = [['app'], ['features'], ['platform']]
    expect(findUpward(of(['platform/a.ts', 'app/b.ts']), layers)).toEqual([
      'upward: platform/a.ts imports { name } from app/b.ts',
    ])
    expect(findUpward(of(['app/b.ts', 'platform/a.ts']), layers)).toEqual([])
    expect(findUpward(of(['app/b.ts', 'lib/a.ts']), layers)).toEqual(['lib is in no layer'])
  })
  it('find an import between two features', () => {
    const arrows = of(['features/a/x.ts', 'features/b/y.ts'], ['features/a/x.ts', 'features/a/y.ts'])
    expect(findCrossing(arrows, 'features')).toEqual([
      'between features: features/a/x.ts imports { name } from features/b/y.ts',
    ])
  })
})
