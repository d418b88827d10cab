import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { Popover } from './index.ts'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Price of ICU',
    trigger: <Button>Price history</Button>,
    children: <Text>₱11,400.00 until 31 December 2026, ₱12,400.00 from 1 January 2027.</Text>,
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Price of ICU' })).toBeVisible())
  },
}
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
export const EscapeReturnsFocus: Story = {
  play: async () => {
    const trigger = screen.getByRole('button')
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
export const LongWordsNarrow: Story = {
  ...Open,
  args: { children: <Text>{'Pangkalahatang_ospital_'.repeat(12)}</Text> },
  globals: { viewport: { value: 'w320' } },
  parameters: { visual: { forcedColors: true } },
}
