import type { Meta, StoryObj } from '@storybook/react-vite'
import Download from '@lucide/icons/icons/download'
import Pencil from '@lucide/icons/icons/pencil'
import Trash from '@lucide/icons/icons/trash'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { ActionMenu, Menu } from './index.ts'

const onEdit = fn()
const entries = [
  { id: 'edit', label: 'Edit', icon: Pencil, onAction: onEdit },
  { id: 'download', label: 'Download', icon: Download, hint: 'PDF, 1.2 MB' },
  { id: 'locked', label: 'Change status', isDisabled: true },
  { id: 'remove', label: 'Remove', icon: Trash, isDanger: true },
]

const meta = {
  title: 'Overlays/Menu',
  component: ActionMenu,
  args: { label: 'Actions for Sampaguita Medical Center', entries },
} satisfies Meta<typeof ActionMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
export const Keyboard: Story = {
  play: async () => {
    onEdit.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(onEdit).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus())
  },
}
export const Choice: Story = {
  render: () => (
    <Menu
      label="View"
      trigger={<Button>View</Button>}
      groups={[
        {
          id: 'density',
          title: 'Density',
          selected: 'regular',
          onSelect: () => undefined,
          entries: [
            { id: 'compact', label: 'Compact' },
            { id: 'regular', label: 'Regular' },
          ],
        },
        { id: 'more', entries: [{ id: 'columns', label: 'Columns…' }] },
      ]}
    />
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await expect(await screen.findByRole('menuitemradio', { name: 'Regular' })).toBeChecked()
  },
}
export const ForcedColors: Story = { ...Open, parameters: { visual: { forcedColors: true } } }
/**
 * Sixty lines scroll inside the menu; one endless word wraps. Lines with the same text are distinguished by their id.
 */
export const LongAndManyNarrow: Story = {
  args: {
    entries: Array.from({ length: 60 }, (_, at) => ({
      id: `line-${at}`,
      label: at === 0 ? 'Palitan_ang_katayuan_ng_pangkalahatang_ospital_ngayon' : 'Add a document',
    })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await userEvent.keyboard('{End}')
    await expect(screen.getAllByRole('menuitem').at(-1)).toHaveFocus()
  },
}
