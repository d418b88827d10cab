import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { panes } from './mark.ts'

const drawings = [
  'apps/portal/public/icon.svg',
  'apps/storybook/public/favicon.svg',
  'apps/storybook/public/wordmark.svg',
  'apps/storybook/public/wordmark-dark.svg',
]

describe('the mark', () => {
  it('has nine panes, two of them open', () => {
    expect(new Set(panes.map(({ path }) => path)).size).toBe(9)
    expect(panes.filter(({ opacity }) => opacity < 1).map(({ id }) => id)).toEqual(['1-1', '2-1'])
  })

  it.each(drawings)('is drawn the same in %s', (path) => {
    const file = readFileSync(new URL(`../../../../../../${path}`, import.meta.url), 'utf8')
    for (const pane of panes) {
      const opacity = pane.opacity === 1 ? '' : ` opacity="${pane.opacity}"`
      expect(file).toContain(`<path d="${pane.path}"${opacity}/>`)
    }
  })
})
