import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { accessibility } from 'virtual:component-pages'
import { accessibilityPage, guides } from '../../../../packages/ui/src/docs/guides/index.ts'
import type { AccessibilityStatus } from '../../../../packages/ui/src/docs/guides/index.ts'
import type { TextPage } from '../../../../packages/ui/src/docs/text-page.ts'
import { TextPageView } from '../guide/TextPageView.tsx'

const meta: Meta = { title: 'Guides', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const unpictured = { visual: { skip: 'text and tables in the look of the other guides' } }

function guideStory(page: TextPage): StoryObj {
  return {
    render: () => <TextPageView page={page} />,
    parameters: unpictured,
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: page.title })).toBeVisible()
    },
  }
}

export const Theming: StoryObj = { ...guideStory(guides.theming), parameters: {} }
export const Contribution: StoryObj = { ...guideStory(guides.contribution) }
export const Versions: StoryObj = { ...guideStory(guides.versioning), name: 'Versions and releases' }
export const Migration: StoryObj = { ...guideStory(guides.migration) }

const status = accessibility as readonly AccessibilityStatus[]
export const Accessibility: StoryObj = {
  ...guideStory(accessibilityPage(status)),
  name: 'Accessibility status',
  play: async ({ canvas }) => {
    await expect(status.length).toBeGreaterThan(90)
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(status.length)
  },
}
export const NotIncluded: StoryObj = {
  ...guideStory(guides.notIncludedPage),
  name: 'Components we do not have',
}
export const Phone: StoryObj = {
  ...guideStory(guides.contribution),
  tags: ['!dev'],
  globals: { viewport: { value: 'w390' } },
}
