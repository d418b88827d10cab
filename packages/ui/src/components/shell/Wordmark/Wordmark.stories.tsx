import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline, Stack } from '../../layout/Stack/index.ts'
import { Mark, Wordmark } from './index.ts'

const meta = {
  title: 'Shell/Wordmark',
  component: Wordmark,
  args: { name: 'Capiz' },
} satisfies Meta<typeof Wordmark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Capiz')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const Sizes: Story = {
  render: (args) => (
    <Stack align="start">
      <Wordmark {...args} size="sm" />
      <Wordmark {...args} size="md" />
      <Wordmark {...args} size="lg" />
    </Stack>
  ),
}
export const MarkAlone: Story = {
  render: () => (
    <Inline gap={5}>
      <Mark size={16} />
      <Mark size={24} />
      <Mark size={32} />
      <Mark size={48} />
      <span>
        <Mark size={32} isInherited />
      </span>
    </Inline>
  ),
}
