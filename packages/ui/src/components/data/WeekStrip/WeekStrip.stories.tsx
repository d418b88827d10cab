import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { addDays } from '@capiz/domain/time'
import { WeekStrip } from './index.ts'

const counts = [4, 0, 9, 2, 1, 0, 0, 6, 12, 3, 1, 2]

const meta = {
  title: 'Data/WeekStrip',
  component: WeekStrip,
  args: {
    label: 'Accreditations that expire, by week',
    nouns: ['accreditation expires', 'accreditations expire'],
    weeks: counts.map((count, index) => ({
      from: addDays('2026-11-22', index * 7),
      count,
      href: `#week-${index}`,
    })),
  },
} satisfies Meta<typeof WeekStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Thousands: Story = {
  args: {
    weeks: counts.map((count, index) => ({
      from: addDays('2026-11-22', index * 7),
      count: count * 1_013,
      href: `#week-${index}`,
    })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12K')).toBeVisible()
    await expect(canvas.getByText(/: 12,156 accreditations expire$/u)).toBeInTheDocument()
  },
}
/** One week of many is cut and carries its number, so that the others can still be compared. */
export const OneOutlier: Story = {
  args: {
    weeks: counts.map((count, index) => ({
      from: addDays('2026-11-22', index * 7),
      count: index === 5 ? 1_946 : count * 9,
      href: `#week-${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,946')).toBeVisible()
  },
}
export const NothingExpires: Story = {
  args: { weeks: counts.map((_, index) => ({ from: addDays('2026-11-22', index * 7), count: 0 })) },
}
/** A day that is none and counts that are no number are drawn as nothing, not thrown. */
export const BadInput: Story = {
  args: {
    weeks: [
      { from: '2026-13-45', count: 3 },
      { from: '2026-11-22', count: Number.NaN },
      { from: '2026-11-22', count: -4 },
      { from: '2026-11-29', count: 2 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('2026-13-45: 3 accreditations expire')).toBeInTheDocument()
  },
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const weeks = canvas.getAllByRole('link')
    await userEvent.tab()
    await expect(weeks[0]).toHaveFocus()
    await userEvent.tab()
    await expect(weeks[1]).toHaveFocus()
  },
}
