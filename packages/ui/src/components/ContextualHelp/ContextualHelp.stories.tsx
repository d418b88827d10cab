import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { Inline } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'
import { ContextualHelp } from './index.ts'

const meta = {
  title: 'Overlays/ContextualHelp',
  component: ContextualHelp,
  args: {
    title: 'What counts as a bed',
    children: 'Beds on the licence to operate. Recovery and emergency beds are not counted.',
  },
  render: (args) => (
    <Inline gap={1}>
      <Text>Bed capacity 120</Text>
      <ContextualHelp {...args} />
    </Inline>
  ),
} satisfies Meta<typeof ContextualHelp>
export default meta
type Story = StoryObj<typeof meta>

const button = () => screen.getByRole('button', { name: 'Help: What counts as a bed' })

export const Closed: Story = {}
export const Open: Story = {
  play: async () => {
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'What counts as a bed' })).toBeVisible())
  },
}
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
export const WithLink: Story = {
  args: {
    children: (
      <>
        <p>Beds on the licence to operate. Recovery and emergency beds are not counted.</p>
        <Link href="#beds">How beds are counted</Link>
      </>
    ),
  },
  play: async () => {
    await userEvent.click(button())
    await screen.findByRole('link', { name: 'How beds are counted' })
  },
}
export const LongTextNarrow: Story = {
  args: { children: 'Beds on the licence to operate, without recovery and emergency beds. '.repeat(12) },
  globals: { viewport: { value: 'w320' } },
  play: Open.play,
}
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(button()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button()).toHaveFocus())
  },
}
