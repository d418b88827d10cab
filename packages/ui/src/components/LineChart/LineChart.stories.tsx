import { formatPeso } from '@capiz/domain/money'
import { formatDay } from '@capiz/domain/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { brokenValues, outcomeRows, outcomeSeries } from '../../charts/charts.fixture.ts'
import { Columns } from '../Stack/index.ts'
import { LineChart } from './index.ts'

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: { label: 'Requests by outcome', heading: 'Month', series: outcomeSeries, rows: outcomeRows },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

const one = outcomeSeries.slice(0, 1)

export const Default: Story = { parameters: { visual: { forcedColors: true, print: true } } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const OneLine: Story = { args: { series: one, label: 'Approved requests' } }
export const PricesInForce: Story = {
  args: {
    label: 'Daily rate of the ICU',
    heading: 'In force from',
    series: [{ id: 'rate', label: 'Daily rate' }],
    curve: 'step',
    isZeroOptional: true,
    format: formatPeso,
    rows: (
      [
        ['2023-07-01', 1_040_000],
        ['2024-07-01', 1_100_000],
        ['2024-10-01', 1_140_000],
        ['2026-07-01', 1_240_000],
        ['2026-11-20', 1_240_000],
      ] as const
    ).map(([day, rate]) => ({ id: day, day, label: formatDay(day), values: { rate } })),
  },
}
export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowLeft}')
    const name = 'Oct 2026: Approved 61, Returned 8, Rejected 3'
    await expect(canvas.getByRole('img', { name })).toHaveFocus()
  },
}
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: 'Oct 2026 61 8 3' })).toBeVisible()
  },
}
export const Gaps: Story = {
  args: {
    series: one,
    rows: outcomeRows.map((row, at) => ({
      ...row,
      id: 'same',
      values: { approved: at < brokenValues.length ? brokenValues[at] : row.values['approved'] },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Dec 2025: no value' })).toBeInTheDocument()
  },
}
export const Extremes: Story = {
  args: { series: one },
  render: (args) => (
    <Columns>
      <LineChart {...args} label="Nothing" rows={[]} />
      <LineChart {...args} label="One value" rows={outcomeRows.slice(0, 1)} />
      <LineChart
        {...args}
        label="Below zero"
        rows={outcomeRows.map((row, at) => ({ ...row, values: { approved: 30 - at * 8 } }))}
      />
      <LineChart {...args} label="Waiting" isLoading />
    </Columns>
  ),
}
