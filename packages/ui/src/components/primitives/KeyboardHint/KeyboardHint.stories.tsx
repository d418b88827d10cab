import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/index.ts'
import { KeyboardHint } from './index.ts'

const meta = {
  title: 'Primitives/KeyboardHint',
  component: KeyboardHint,
  args: { keys: ['Mod', 'K'] },
} satisfies Meta<typeof KeyboardHint>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(?:Control|Command) K$/u)).toBeInTheDocument()
  },
}
export const Keys: Story = {
  render: () => (
    <Stack gap={3} align="start">
      <KeyboardHint keys={['Escape']} />
      <KeyboardHint keys={['ArrowUp', 'ArrowDown']} />
      <KeyboardHint keys={['Mod', 'Shift', 'Enter']} />
    </Stack>
  ),
}
