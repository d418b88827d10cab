import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { addDays, type IsoDate } from '@capiz/domain/time'
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
const strip = [4, 30, 0, 52, 114, 77, 1_967, 105, 91, 107, 112, 99]
/** Each number stands right on its bar, also on one that is cut, and touches none beside it in the narrowest row of twelve. */
export const NumbersOnBars: Story = {
  args: {
    weeks: strip.map((count, index) => ({ from: addDays('2026-11-15', index * 7), count, href: '#week' })),
  },
  render: (args) => (
    <div style={{ inlineSize: '288px' }}>
      <WeekStrip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('link').map((week) => {
      const [number, bar] = [...week.children]
      if (!number || !bar) throw new Error('A week has no number or no bar.')
      const range = document.createRange()
      range.selectNodeContents(number)
      return { number: range.getBoundingClientRect(), bar: bar.getBoundingClientRect() }
    })
    const gaps = places.map(({ number, bar }) => bar.top - number.bottom)
    await expect(new Set(places.map(({ number }) => Math.round(number.top))).size).toBeGreaterThan(5)
    await expect(Math.max(...gaps) - Math.min(...gaps), `gaps ${gaps.join(', ')}`).toBeLessThan(0.5)
    await expect(Math.max(...gaps)).toBeLessThan(8)
    for (const [at, { number }] of places.slice(1).entries()) {
      const before = places[at]?.number
      const isClear =
        before && (before.right < number.left || before.bottom <= number.top || number.bottom <= before.top)
      await expect(isClear, `number ${at + 1}`).toBe(true)
    }
  },
}
export const NothingExpires: Story = {
  args: { weeks: counts.map((_, index) => ({ from: addDays('2026-11-22', index * 7), count: 0 })) },
}
const weeksFrom = (first: IsoDate, number: number) =>
  Array.from({ length: number }, (_, index) => ({ from: addDays(first, index * 7), count: index + 1 }))

/** Each date is in the middle of its bar and is no wider than its week, wherever months and years begin. */
export const DatesUnderBars: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { skip: 'Default shows the dates of a row.' } },
  render: ({ nouns }) => (
    <>
      {[
        weeksFrom('2026-11-15', 12),
        weeksFrom('2026-11-29', 12),
        weeksFrom('2027-02-28', 5),
        weeksFrom('2026-12-27', 1),
      ].map((weeks) => (
        <WeekStrip key={weeks[0]?.from} label={`From ${weeks[0]?.from ?? ''}`} nouns={nouns} weeks={weeks} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const middleOf = ({ left, width }: DOMRect) => left + width / 2
    for (const item of canvas.getAllByRole('listitem')) {
      const [, bar, date] = [...(item.firstElementChild?.children ?? [])]
      const day = date?.firstElementChild
      if (!bar || !date || !day) throw new Error('A week has no bar or no date.')
      const [barBox, dayBox, dateBox] = [bar, day, date].map((part) => part.getBoundingClientRect())
      if (!barBox || !dayBox || !dateBox) throw new Error('A part has no place.')
      await expect(Math.abs(middleOf(barBox) - middleOf(dayBox)), item.textContent).toBeLessThanOrEqual(0.5)
      await expect(dateBox.width, item.textContent).toBeLessThanOrEqual(item.getBoundingClientRect().width)
    }
    // a month is named once, with the first of its weeks
    const [first] = canvas.getAllByRole('list')
    if (first === undefined) throw new Error('There is no list.')
    for (const [month, times] of Object.entries({ Nov: 1, Dec: 1, Jan: 1 }))
      await expect(within(first).getAllByText(month)).toHaveLength(times)
  },
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
