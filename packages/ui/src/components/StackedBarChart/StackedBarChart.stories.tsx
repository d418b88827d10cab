import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { brokenValues, outcomeRows, outcomeSeries } from '../../charts/charts.fixture.ts'
import { StackedBarChart } from './index.ts'

const meta = {
  title: 'Charts/StackedBarChart',
  component: StackedBarChart,
  args: { label: 'Requests by outcome', heading: 'Month', series: outcomeSeries, rows: outcomeRows },
} satisfies Meta<typeof StackedBarChart>
export default meta
type Story = StoryObj<typeof meta>

const six = ['Hospital', 'Clinic', 'Dental clinic', 'Laboratory', 'Ambulatory centre', 'Pharmacy']

export const Default: Story = { parameters: { visual: { forcedColors: true, print: true } } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const SixSeries: Story = {
  args: {
    label: 'New facilities by type',
    series: six.map((label) => ({ id: label, label })),
    rows: ['2023', '2024', '2025', '2026'].map((label, at) => ({
      id: label,
      label,
      values: Object.fromEntries(six.map((name, place) => [name, 24 - place * 3 + at * 5])),
    })),
  },
}
export const StatusTones: Story = {
  args: {
    series: [
      { id: 'approved', label: 'Approved', tone: 'positive' },
      { id: 'returned', label: 'Returned', tone: 'attention' },
      { id: 'rejected', label: 'Rejected', tone: 'stopped' },
    ],
  },
}
export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const name = 'Jan 2026: Approved 44, Returned 9, Rejected 3, total 56'
    await expect(canvas.getByRole('img', { name })).toHaveFocus()
  },
}
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Jan 2026 44 9 3 56' })).toBeVisible()
  },
}
export const BadInput: Story = {
  args: {
    rows: brokenValues.map((approved, at) => ({
      id: 'same',
      label: `Month ${at + 1}`,
      values: { approved, returned: at % 2 === 0 ? -4 : 3 },
    })),
  },
  play: async ({ canvas }) => {
    const name = 'Month 1: Approved no value, Returned −4, Rejected no value, total −4'
    await expect(canvas.getByRole('img', { name })).toBeInTheDocument()
  },
}
const longName = 'Pangkalahatang_ospital_ng_lalawigan_ayon_sa_rehistro'
export const LongNames: Story = {
  args: {
    series: outcomeSeries.map((one) => ({ ...one, label: `${one.label} ${longName}` })),
    rows: outcomeRows.slice(0, 3).map((row) => ({ ...row, label: `${row.label} ${longName}` })),
  },
  globals: { viewport: { value: 'w320' } },
  parameters: { visual: { widths: [1024, 320] } },
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
  },
}
/** More bars than names: names and values are left out, nothing breaks. */
export const ManyBars: Story = {
  args: {
    rows: Array.from({ length: 100 }, (_, at) => ({
      id: String(at),
      label: `Day ${at + 1}`,
      values: { approved: 40 + (at % 17), returned: at % 7, rejected: at % 3 },
    })),
  },
}
