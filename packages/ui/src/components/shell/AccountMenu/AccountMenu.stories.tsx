import type { Meta, StoryObj } from '@storybook/react-vite'
import LogOut from '@lucide/icons/icons/log-out'
import User from '@lucide/icons/icons/user'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AccountMenu } from './index.ts'

const onSignOut = fn()

const meta = {
  title: 'Shell/AccountMenu',
  component: AccountMenu,
  args: {
    name: 'Marisol Santos',
    detail: 'Accreditation officer',
    groups: [
      { id: 'account', entries: [{ id: 'me', label: 'My account', icon: User, href: '#me' }] },
      {
        id: 'theme',
        title: 'Colours',
        selected: 'auto',
        onSelect: () => undefined,
        entries: [
          { id: 'auto', label: 'As on this device' },
          { id: 'light', label: 'Light' },
          { id: 'dark', label: 'Dark' },
        ],
      },
      { id: 'leave', entries: [{ id: 'out', label: 'Sign out', icon: LogOut, onAction: onSignOut }] },
    ],
  },
} satisfies Meta<typeof AccountMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
export const SignsOut: Story = {
  play: async () => {
    onSignOut.mockClear()
    await userEvent.click(screen.getByRole('button', { name: /^Account: Marisol Santos/u }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await expect(onSignOut).toHaveBeenCalledOnce()
  },
}
export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
export const WalkedByKeyboard: Story = {
  play: async () => {
    const button = screen.getByRole('button', { name: /^Account: Marisol Santos/u })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My account' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const LongName: Story = {
  args: {
    name: 'Maria Consolacion Evangelista-Villanueva de los Santos',
    detail: 'Accreditation coordinator of the region',
  },
  globals: { viewport: { value: 'w320' } },
}
