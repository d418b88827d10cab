import { describe, expect, it } from 'vitest'
import { routes } from './routes.ts'

describe('titles of the routes', () => {
  const titled = routes.filter(({ path }) => path !== '*')

  it('are given to every route and differ, so that tabs and the history tell addresses apart', () => {
    const paths = [...Map.groupBy(titled, ({ title }) => title)].map(([title, own]) => ({
      title,
      paths: own.map(({ path }) => path),
    }))
    expect(paths.filter(({ title, paths: own }) => title === '' || own.length > 1)).toEqual([])
  })
})
