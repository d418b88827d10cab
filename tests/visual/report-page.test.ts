import { describe, expect, it } from 'vitest'
import { groupByCause, page } from './report-page.ts'
import type { Shown } from './report-page.ts'

const shown = (name: string, cause: string, pictures: Shown['pictures'] = {}): Shown => ({
  name,
  reason: '20 pixels changed',
  cause,
  pictures,
})
const failures = [
  shown('data-tag/long.light.320.png', 'Component data-tag', {
    before: 'before/a.png',
    after: 'after/a.png',
    zoomBefore: 'zoomBefore/a.png',
    zoomAfter: 'zoomAfter/a.png',
  }),
  shown('fields-form/default.dark.1024.png', 'Colour #000000 to #025f6d: accent'),
  shown('data-tag/default.dark.1024.png', 'Colour #000000 to #025f6d: accent'),
]

describe('the report of pictures', () => {
  it('has one group a cause, the largest first', () => {
    expect(groupByCause(failures).map(([cause, { length }]) => [cause, length])).toEqual([
      ['Colour #000000 to #025f6d: accent', 2],
      ['Component data-tag', 1],
    ])
  })

  it('shows the change itself, and asks for a verdict on every picture and every cause', () => {
    const html = page(failures, 'run 1')
    expect(html).toContain('<summary>Colour #000000 to #025f6d: accent (2)</summary>')
    expect(html.match(/type="radio"/gu)).toHaveLength(2 * failures.length)
    expect(html.match(/data-all="accept"/gu)).toHaveLength(2)
    expect(html).toContain('src="zoomAfter/a.png"')
    expect(html).toContain('<body data-run="run 1">')
  })
})
