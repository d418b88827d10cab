import { describe, expect, it } from 'vitest'
import { resolveTo } from './address.ts'
import { matchRoutes, type RouteNode } from './match.ts'

const page = (path: string, children: readonly RouteNode<string>[] = []): RouteNode<string> => ({
  path,
  isIndex: false,
  element: path,
  children,
})
const index: RouteNode<string> = { isIndex: true, element: 'index', children: [] }
const frame = (children: readonly RouteNode<string>[]): RouteNode<string> => ({
  isIndex: false,
  element: 'frame',
  children,
})

const routes = [
  index,
  frame([
    page('/health-facility'),
    page('/health-facility/:code/*'),
    page('/health-facility/:code/edit'),
    page('/health-facility/new'),
  ]),
  frame([page('*')]),
]
const elements = (path: string) => matchRoutes(routes, path)?.steps.map(({ element }) => element)

describe('which routes an address leads to', () => {
  it.each([
    ['/', ['index']],
    ['/health-facility', ['frame', '/health-facility']],
    ['/health-facility/', ['frame', '/health-facility']],
    ['/Health-Facility/New', ['frame', '/health-facility/new']],
    ['/health-facility/HF1', ['frame', '/health-facility/:code/*']],
    ['/health-facility/HF1/rates', ['frame', '/health-facility/:code/*']],
    ['/health-facility/HF1/edit', ['frame', '/health-facility/:code/edit']],
    ['/elsewhere/deep', ['frame', '*']],
  ])('%s', (path, expected) => expect(elements(path)).toEqual(expected))

  it('reads names and the rest, and survives a broken escape', () => {
    expect(matchRoutes(routes, '/health-facility/%C3%91%201/a/b')?.params).toEqual({
      code: 'Ñ 1',
      '*': 'a/b',
    })
    expect(matchRoutes(routes, '/health-facility/%E0%A4%A')?.params.code).toBe('%E0%A4%A')
  })

  it('finds the routes inside a screen under the address of that screen', () => {
    const outer = matchRoutes(routes, '/health-facility/HF1/rates/3')
    const base = outer?.steps.at(-1)?.base
    expect(base).toBe('/health-facility/HF1')
    const inner = matchRoutes(
      [index, page('rates', [index, page(':sheet')])],
      '/health-facility/HF1/rates/3',
      base,
    )
    expect(inner?.steps.map((step) => step.base)).toEqual([
      '/health-facility/HF1/rates',
      '/health-facility/HF1/rates/3',
    ])
    expect(inner?.params).toEqual({ sheet: '3' })
    expect(matchRoutes([index], '/health-facility/HF1', base)?.steps[0]?.element).toBe('index')
    expect(matchRoutes([index], '/health-facility/HF1/other', base)).toBeUndefined()
  })
})

describe('where a target leads', () => {
  const from = (to: string) => Object.values(resolveTo(to, '/provider', '/provider/rooms')).join('')
  it.each([
    ['/faq', '/faq'],
    ['/faq?a=1#b', '/faq?a=1#b'],
    ['rooms', '/provider/rooms'],
    ['../faq', '/faq'],
    ['?page=2', '/provider/rooms?page=2'],
    ['#code', '/provider/rooms#code'],
  ])('%s', (to, expected) => expect(from(to)).toBe(expected))
})
