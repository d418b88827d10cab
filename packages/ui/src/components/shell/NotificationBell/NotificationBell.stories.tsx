import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { NotificationBell } from './index.ts'

const onOpenChange = fn()

const onReadAll = fn()

const decided = {
  id: 'UR-1',
  label: 'Amihan Medical Center',
  detail: 'Rate change approved',
  href: '#decided',
  isNew: true,
}
const permit = {
  id: 'permit',
  label: 'Business permit',
  detail: 'Valid until 4 Dec 2026',
  href: '#documents',
}

const lines = [
  {
    id: 'to-review',
    label: '12 requests to review',
    detail: 'Oldest waits 6 days',
    href: '#review',
    isNew: true,
  },
  decided,
  permit,
]

const meta = {
  title: 'Shell/NotificationBell',
  component: NotificationBell,
  args: { lines, newCount: 3, onOpenChange },
} satisfies Meta<typeof NotificationBell>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async () => {
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible())
}

export const SomeNew: Story = {}
export const NothingNew: Story = { args: { newCount: 0 } }
export const VeryMany: Story = {
  args: { newCount: 1240 },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Notifications, 99+ new' })).toBeVisible()
  },
}
export const Open: Story = { play: open }
export const OpenDark: Story = {
  play: open,
  globals: { theme: 'dark' },
  parameters: { visual: { forcedColors: true } },
}
/** Events by day; the one act marks them all as read, and a followed line is read. */
export const ByDay: Story = {
  args: {
    onReadAll,
    lines: [
      { ...decided, group: 'Today', detail: 'Price amendment approved · Arnel Evangelista', time: '14:05' },
      { ...permit, group: '24 Nov 2026', detail: 'Added to the record · Jose Cruz', time: '09:30' },
    ],
    more: { label: 'All decided requests', href: '#decided-requests' },
  },
  play: async (context) => {
    await open?.(context)
    onReadAll.mockClear()
    await expect(screen.getByRole('list', { name: 'Today' })).toHaveTextContent('14:05')
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await expect(onReadAll).toHaveBeenCalledOnce()
  },
}
/** On a phone the panel is as wide as the content of the page, and an event takes two lines: what, its time beside it, and how. */
export const ByDayPhone: Story = {
  args: ByDay.args,
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { widths: [390] } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', paddingInlineEnd: '48px' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await open?.(context)
    const panel = screen.getByRole('dialog', { name: 'Notifications' }).getBoundingClientRect()
    await expect(panel.left).toBe(16)
    await expect(panel.right).toBe(window.innerWidth - 16)
    for (const line of screen.getAllByRole('link', { name: /\d\d:\d\d/u })) {
      const { top, height } = line.getBoundingClientRect()
      await expect(height).toBeLessThanOrEqual(60)
      const time = within(line)
        .getByText(/^\d\d:\d\d$/u)
        .getBoundingClientRect()
      await expect(time.bottom).toBeLessThan(top + height / 2 + 2)
    }
  },
}
/** The arrow keys walk the lines of all groups, from the panel into the first. */
export const WalkedByArrows: Story = {
  args: ByDay.args,
  parameters: { visual: { skip: 'ByDay shows the lines.' } },
  play: async (context) => {
    await open?.(context)
    const [first, last] = screen.getAllByRole('link', { name: /\d\d:\d\d/u })
    await userEvent.keyboard('{ArrowDown}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(first).toHaveFocus()
  },
}
/** The link to older ones closes the panel, as a line does. */
export const Older: Story = {
  args: { more: { label: 'All decided requests', href: '#decided-requests' } },
  parameters: { visual: { skip: 'ByDay shows the link.' } },
  play: async (context) => {
    await open?.(context)
    await userEvent.click(screen.getByRole('link', { name: 'All decided requests' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Empty: Story = { args: { lines: [], newCount: 0 }, play: open }
export const Loading: Story = { args: { lines: undefined, newCount: 0 }, play: open }
export const LongWordsNarrow: Story = {
  args: {
    lines: [
      {
        id: 'long',
        label: `Correction notice: ${'kagamitang_panlaboratoryo_'.repeat(4)}, was due on 2 Nov 2026`,
        href: '#notice',
        isNew: true,
      },
      ...lines,
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: open,
}
export const OpenedByKeyboard: Story = {
  play: async () => {
    onOpenChange.mockClear()
    const bell = screen.getByRole('button', { name: 'Notifications, 3 new' })
    await userEvent.tab()
    await expect(bell).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('link', { name: /^New: 12 requests to review/u })
    await expect(onOpenChange).toHaveBeenCalledWith(true)
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bell).toHaveFocus())
  },
}
