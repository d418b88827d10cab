import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from './index.ts'

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'Timeline',
    entries: [
      {
        id: '1',
        title: 'Rate change requested',
        text: 'ICU from ₱11,400.00 to ₱12,400.00',
        tone: 'review',
        who: 'M. Santos',
        day: '2026-11-18',
        time: '14:05',
        href: '#request',
      },
      {
        id: '2',
        title: 'Document expiring',
        text: 'DOH licence to operate, in 28 days',
        tone: 'attention',
        who: 'System',
        day: '2026-11-18',
        time: '06:00',
      },
      {
        id: '3',
        title: 'Accredited',
        text: 'Suspension lifted',
        tone: 'positive',
        who: 'R. Dela Peña',
        day: '2025-06-01',
      },
      {
        id: '4',
        title: 'Suspended',
        text: 'Late renewal of fire safety certificate',
        tone: 'held',
        who: 'R. Dela Peña',
        day: '2025-03-04',
      },
      { id: '5', title: 'Disaccredited', tone: 'stopped', day: '2020-01-06' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
/** What is still to come stands first, with the day by which it is due. */
export const Due: Story = {
  args: {
    entries: [
      {
        id: 'next',
        title: 'Waits for an approver',
        text: 'It is decided in one step.',
        tone: 'neutral',
        icon: 'clock',
        day: '2026-11-24',
        isDue: true,
      },
      ...meta.args.entries.slice(0, 1),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('due 24 Nov 2026')
    await expect(second).not.toHaveTextContent('due')
  },
}
export const Grouped: Story = { args: { isGrouped: true } }
export const Empty: Story = { args: { entries: [] } }
/** A day that is none stays as it was given; keys may repeat. */
export const BadInput: Story = {
  args: {
    isGrouped: true,
    entries: [
      { id: '1', title: 'Unbroken'.repeat(40), tone: 'neutral', day: '2026-99-99' },
      { id: '1', title: 'The same key', tone: 'neutral', day: '2026-11-18' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-99-99')).toBeVisible()
    await expect(canvas.getByText('The same key')).toBeVisible()
  },
}
