import { describe, expect, it } from 'vitest'
import { firstDifference, outlineLines, outlineName, withoutAnnouncements, withoutBlobs } from './outline.ts'

describe('outlines', () => {
  it('lie in the folder of their component', () => {
    const shot = { story: 'primitives-button--variants', width: 1024, height: 480, looks: [], isFirst: true }
    expect(outlineName(shot)).toBe('primitives-button/variants.yml')
  })

  it('leave out what was announced', () => {
    expect(withoutAnnouncements('- log: 2026 02\n- button "Save"')).toBe('- log\n- button "Save"')
  })

  it('leave out the name of a file in memory, which is new on every visit', () => {
    expect(withoutBlobs('- link "Licence":\n  - /url: blob:http://127.0.0.1:1/6744fd92\n')).toBe(
      '- link "Licence":\n  - /url: blob\n',
    )
  })

  it.each([
    ['- button "Save"\n', '- button "Save"\n', undefined],
    ['- button "Save"\n', '- button "Send"\n', 'line 1 was - button "Save" and is - button "Send"'],
    ['- text: A\n', '- text: A\n- alert: B\n', 'line 2 was nothing and is - alert: B'],
    ['- text: A\n- alert: B\n', '- text: A\n', 'line 2 was - alert: B and is nothing'],
  ])('%j against %j: %s', (before, after, expected) => {
    expect(firstDifference(before, after)).toBe(expected)
  })

  it('are laid over each other line by line', () => {
    const lines = outlineLines(
      '- main:\n  - heading\n  - button\n',
      '- main:\n  - link\n  - button\n  - alert\n',
    )
    expect(lines.map(({ change, text }) => `${change} ${text.trim()}`)).toEqual([
      'same - main:',
      'removed - heading',
      'added - link',
      'same - button',
      'added - alert',
    ])
  })
})
