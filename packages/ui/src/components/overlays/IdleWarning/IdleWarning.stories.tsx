import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IdleWarning } from './index.ts'

const meta = {
  title: 'Overlays/IdleWarning',
  component: IdleWarning,
  args: { isOpen: true, secondsLeft: 5, onStay: fn(), onSignOut: fn() },
} satisfies Meta<typeof IdleWarning>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const stay = await screen.findByRole('button', { name: 'Stay signed in' })
    await waitFor(() => expect(stay).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}
export const LastSecond: Story = { args: { secondsLeft: 1 } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const ForcedColors: Story = { parameters: { visual: { forcedColors: true } } }
