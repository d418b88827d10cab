import type { StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect } from 'storybook/test'
import { patternPage } from '../../../../packages/ui/src/docs/patterns/index.ts'
import type { Pattern } from '../../../../packages/ui/src/docs/patterns/index.ts'
import { TextPageView } from '../guide/TextPageView.tsx'

/** Parameters of every story of a pattern. */
export const patternParameters = { layout: 'fullscreen' } as const

interface PatternStories {
  /** The page: example and text. */
  page: StoryObj
  /** The example alone, which is pictured. */
  example: StoryObj
  /** The page in a narrow window. */
  phone: StoryObj
}

/** Returns the stories of a pattern: its page, its example for the pictures, and its page on a phone. */
export function patternStories(pattern: Pattern, example: ReactElement): PatternStories {
  const page: StoryObj = {
    render: () => <TextPageView page={patternPage(pattern)} example={example} />,
    parameters: { visual: { skip: 'the example is pictured by itself, the text by the look of the guides' } },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: pattern.title })).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 2, name: 'Example' })).toBeVisible()
      const component = pattern.components[0]?.[0] ?? ''
      await expect(canvas.getAllByRole('link', { name: component })[0]).toHaveAttribute(
        'href',
        expect.stringContaining('/docs/'),
      )
    },
  }
  return {
    page,
    example: {
      render: () => <main style={{ padding: 16 }}>{example}</main>,
      parameters: { visual: { widths: [1440, 390] } },
    },
    phone: { ...page, globals: { viewport: { value: 'w390' } } },
  }
}
