import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ConfirmDialog } from './index.ts'

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Remove licence.pdf?',
    children: 'The file is taken off this request. You can add it again until the request is sent.',
    confirmLabel: 'Remove',
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Danger: Story = { args: { isDanger: true } }
export const Pending: Story = { args: { isPending: true } }
export const Failed: Story = {
  args: { errorMessage: 'The file could not be removed: the server did not answer. Try again.' },
}
export const Typed: Story = {
  args: {
    isDanger: true,
    title: 'Disaccredit Gintong Bukid Hospital?',
    children: 'Members can no longer be sent there from 1 January 2027. This cannot be undone.',
    confirmLabel: 'Disaccredit',
    typedConfirmation: 'HF-000159',
  },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Disaccredit' })
    await expect(confirm).toBeDisabled()
    await userEvent.type(screen.getByRole('textbox'), 'HF-000159')
    await expect(confirm).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Dark: Story = { args: { isDanger: true }, globals: { theme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
/** Cancel has the focus nearest the question; Escape cancels, and what was typed is forgotten. */
export const Keyboard: Story = {
  args: { typedConfirmation: 'HF-000159' },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'HF')
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(screen.getByRole('textbox')).toHaveValue('')
  },
}
export const ForcedColors: Story = {
  args: { isDanger: true },
  parameters: { visual: { forcedColors: true } },
}
