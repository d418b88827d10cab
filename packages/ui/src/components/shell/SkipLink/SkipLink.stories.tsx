import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Text } from '../../primitives/Text/index.ts'
import { SkipLink } from './index.ts'

const meta = {
  title: 'Shell/SkipLink',
  component: SkipLink,
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <Text>Main content</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta

export const ShownOnFocus: StoryObj<typeof meta> = {
  play: async () => {
    const link = screen.getByRole('link', { name: 'Skip to main content' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}
