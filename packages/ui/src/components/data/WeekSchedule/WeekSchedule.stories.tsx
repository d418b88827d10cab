import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { WeekSchedule } from './index.ts'

const meta = {
  title: 'Data/WeekSchedule',
  component: WeekSchedule,
  args: {
    label: 'Clinic hours of Dr. Marisol Reyes',
    today: 'WED',
    entries: [
      { day: 'MON', from: '14:00', to: '17:00', label: 'Liwanag Medical Center' },
      { day: 'MON', from: '09:00', to: '12:00', label: 'Sampaguita Medical Center' },
      { day: 'WED', from: '09:00', to: '12:00' },
      { day: 'SAT', from: '08:30', to: '11:15' },
    ],
  },
} satisfies Meta<typeof WeekSchedule>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const list = screen.getByRole('list', { name: 'Clinic hours of Dr. Marisol Reyes' })
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      'Monday09:00–12:00 Sampaguita Medical Center, 14:00–17:00 Liwanag Medical Center',
    )
    await expect(within(list).getAllByRole('listitem')[1]).toHaveTextContent('TuesdayNo hours')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Empty: Story = { args: { entries: [], empty: 'Closed' } }
/** A holiday of the coming week stands with its day. */
export const Holiday: Story = {
  args: { notes: { MON: 'Not on 30 Nov 2026: Bonifacio Day' } },
  play: async () => {
    const list = screen.getByRole('list', { name: 'Clinic hours of Dr. Marisol Reyes' })
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      /Not on 30 Nov 2026: Bonifacio Day$/,
    )
  },
}
/** Each place has its colour where several share the week. */
export const Places: Story = {
  args: {
    entries: [
      { day: 'MON', from: '09:00', to: '12:00', label: 'Sampaguita Medical Center', place: 0 },
      { day: 'MON', from: '14:00', to: '17:00', label: 'Liwanag Medical Center', place: 1 },
      { day: 'WED', from: '09:00', to: '12:00', label: 'Sampaguita Medical Center', place: 0 },
      { day: 'SAT', from: '08:00', to: '11:00', label: 'Bituin Dental Clinic', place: 2 },
    ],
  },
}
/** Beside another card the place has a line of its own, and the dot stands off its name. */
export const PlacesNarrow: Story = {
  args: Places.args,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [place] = canvas.getAllByText('Sampaguita Medical Center')
    const hours = place?.parentElement
    if (!place || !hours) throw new Error('There is no place.')
    await expect(place.getBoundingClientRect().left).toBe(hours.getBoundingClientRect().left)
    await expect(getComputedStyle(place).display).toBe('block')
    const dot = place.querySelector('span')
    const text = document.createRange()
    text.selectNodeContents(place.lastChild ?? place)
    await expect(text.getBoundingClientRect().left - (dot?.getBoundingClientRect().right ?? 0)).toBe(4)
  },
}
/** As text, days with equal hours together and a line for each room. */
export const Lines: Story = {
  args: {
    layout: 'lines',
    entries: [
      { day: 'MON', from: '09:00', to: '12:00', label: 'Room 4' },
      { day: 'WED', from: '09:00', to: '12:00', label: 'Room 4' },
      { day: 'SAT', from: '08:00', to: '11:00', label: 'by appointment' },
    ],
  },
  play: async () => {
    const list = screen.getByRole('list', { name: 'Clinic hours of Dr. Marisol Reyes' })
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Monday, Wednesday 09:00–12:00 Room 4', 'Saturday 08:00–11:00 by appointment'])
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const ForcedColors: Story = { parameters: { visual: { forcedColors: true } } }
/** Unknown days and backward hours are left out. */
export const BadInput: Story = {
  args: {
    entries: [
      { day: 'HOLIDAY' as 'MON', from: '09:00', to: '10:00' },
      { day: 'MON', from: '17:00', to: '09:00' },
      { day: 'TUE', from: '05:00', to: '23:59', label: 'Emergency' },
    ],
  },
}
