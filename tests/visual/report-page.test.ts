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

const run = { run: 'run 1', command: 'visual', verdicts: [] }

describe('the report of pictures', () => {
  it('has one group a cause, the largest first', () => {
    expect(groupByCause(failures).map(([cause, { length }]) => [cause, length])).toEqual([
      ['Colour #000000 to #025f6d: accent', 2],
      ['Component data-tag', 1],
    ])
  })

  it('shows the change itself, and asks for a verdict on every picture and every cause', () => {
    const html = page(failures, run)
    expect(html).toContain('<summary>Colour #000000 to #025f6d: accent (2)</summary>')
    expect(html.match(/type="radio"/gu)).toHaveLength(2 * failures.length)
    expect(html.match(/data-all="accept"/gu)).toHaveLength(2)
    expect(html).toContain('src="zoomAfter/a.png"')
    expect(html).toContain('<body data-run="run 1" data-command="visual">')
  })

  it('filters by the looks and widths there are', () => {
    const zoomed = shown('data-table/default.zoom.320.png', 'Component data-table')
    const html = page([...failures, zoomed, shown('data-tag/default.yml', 'Outlines of data-tag')], run)
    expect(html).toContain(
      '<option>dark</option><option>light</option><option value="yml">outline</option><option>zoom</option>',
    )
    expect(html).toContain('<option>1024</option><option>320</option>')
  })

  it('shows the changed lines of an outline with those around, and the last decision', () => {
    const lines = [
      ...Array.from({ length: 9 }, (_, at) => ({ change: 'same', text: `- row ${at}` }) as const),
      { change: 'added', text: '- button "Save"' } as const,
    ]
    const verdicts = [
      { name: 'data-tag/default.yml', verdict: 'rejected', by: 'Maria', at: '2026-11-20' } as const,
    ]
    const failure = { ...shown('data-tag/default.yml', 'Outlines of data-tag'), lines }
    const html = page([failure], { ...run, verdicts })
    expect(html).toContain('<ins>+ - button &quot;Save&quot;</ins>')
    expect(html).toContain('- row 8')
    expect(html).not.toContain('- row 2')
    expect(html).toContain('rejected by Maria, <time>2026-11-20</time>')
  })
})
