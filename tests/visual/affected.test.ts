import { describe, expect, it } from 'vitest'
import { affectedStories } from './affected.ts'
import type { Built } from './affected.ts'

const by = (...names: string[]) => names.map((moduleName) => ({ moduleName }))
const ui = './../../packages/ui/src/components'

const built: Built = {
  stats: {
    modules: [
      { name: `${ui}/Button/Button.stories.tsx`, reasons: by('/virtual:/stories.js') },
      { name: `${ui}/Card/Card.stories.tsx`, reasons: by('/virtual:/stories.js') },
      {
        name: `${ui}/Button/Button.tsx`,
        reasons: by(`${ui}/Button/Button.stories.tsx`, './src/docs/Copy.tsx'),
      },
      {
        name: `${ui}/Button/Button.css.ts.vanilla.css`,
        reasons: by(`${ui}/Button/Button.css.ts`),
      },
      { name: `${ui}/Button/Button.css.ts`, reasons: by(`${ui}/Button/Button.tsx`) },
      { name: './src/docs/Copy.tsx', reasons: by('./src/docs/lazy.tsx') },
      { name: './src/docs/lazy.tsx', reasons: by('./.storybook/preview.tsx') },
      { name: './../../packages/ui/src/styles/theme.css.ts', reasons: by('./.storybook/preview.tsx') },
    ],
  },
  index: {
    entries: {
      button: { id: 'button--default', type: 'story', importPath: `${ui}/Button/Button.stories.tsx` },
      page: { id: 'button--docs', type: 'docs', importPath: `${ui}/Button/Button.stories.tsx` },
      card: { id: 'card--plain', type: 'story', importPath: `${ui}/Card/Card.stories.tsx` },
    },
  },
}
const button = 'packages/ui/src/components/Button'

describe('stories that a change can reach', () => {
  it('are those of the files that import it, near or far', () => {
    expect(affectedStories(built, [`${button}/Button.css.ts`])).toEqual(new Set(['button--default']))
    expect(affectedStories(built, [`${button}/Button.stories.tsx`])).toEqual(new Set(['button--default']))
  })

  it('are all of them when the preview, the tools or the dependencies change', () => {
    for (const path of [
      'packages/ui/src/styles/theme.css.ts',
      'apps/storybook/.storybook/globals.ts',
      'apps/storybook/vite.config.ts',
      'tests/visual/capture.ts',
      'package-lock.json',
    ])
      expect(affectedStories(built, [path])).toBe('all')
  })

  it('are none when no story knows the file, and the pages of docs do not lead to all', () => {
    expect(affectedStories(built, ['apps/server/src/main.ts', 'apps/storybook/src/docs/Copy.tsx'])).toEqual(
      new Set(),
    )
  })
})
