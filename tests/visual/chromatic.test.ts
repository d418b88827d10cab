import { describe, expect, it } from 'vitest'
import { chromaticOf } from '../../apps/storybook/src/pictures/chromatic.ts'
import { pictureName, shotsOf } from '../../apps/storybook/src/pictures/shots.ts'

const story = (id: string, visual: Parameters<typeof shotsOf>[0]['visual'], viewport?: number) => ({
  id,
  visual,
  theme: undefined,
  viewport,
})

describe('modes of Chromatic', () => {
  it.each([
    ['of a plain story', story('data-tag--long', {})],
    ['of a key story', story('data-tag--default', { widths: [1024, 320] })],
    ['of a story with everything', story('data-tag--all', { forcedColors: true, print: true, zoom: 4 })],
    ['of a story for a phone', story('data-tag--phone', {}, 390)],
  ])('are the pictures %s', (_, one) => {
    const { modes } = chromaticOf(one) as { modes: object }
    const pictures = shotsOf(one).flatMap((shot) => shot.looks.map((look) => pictureName(shot, look)))
    const [component, name] = one.id.split('--')
    expect(Object.keys(modes).map((mode) => `${component}/${name}.${mode.replace(' ', '.')}.png`)).toEqual(
      pictures,
    )
  })

  it('set theme, spacing and media as the picture has them', () => {
    expect(chromaticOf(story('data-tag--default', { print: true }))).toMatchObject({
      modes: {
        'light 1024': { theme: 'light', spacing: 'normal', viewport: { width: 1024 } },
        'dark 1024': { theme: 'dark' },
        'spaced 1024': { theme: 'light', spacing: 'wide' },
        'forced 1024': { forcedColors: 'active' },
        'print 688': { theme: 'dark', media: 'print' },
      },
    })
  })

  it('leave out what has no picture', () => {
    expect(chromaticOf(story('data-tag--x', { skip: 'the same as Default' }))).toEqual({
      disableSnapshot: true,
    })
  })
})
