import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { brokenValues, requestBars } from '../../../charts/charts.fixture.ts'
import { Columns, Stack } from '../../layout/Stack/index.ts'
import { BarChart } from './index.ts'

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: { label: 'Requests by month', heading: 'Month', measure: 'Requests', bars: requestBars },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { visual: { print: true } } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const ByStatus: Story = {
  args: {
    label: 'Facilities by status',
    heading: 'Status',
    measure: 'Facilities',
    bars: [
      { id: 'accredited', label: 'Accredited', value: 347, tone: 'positive' },
      { id: 'process', label: 'On process', value: 41, tone: 'progress' },
      { id: 'suspended', label: 'Suspended', value: 12, tone: 'held' },
      { id: 'disaccredited', label: 'Disaccredited', value: 5, tone: 'stopped' },
    ],
  },
}
/** Without a card around it: the title shares the line of the switch. */
export const Titled: Story = { args: { title: 'Requests by month', height: 160 } }
export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('img', { name: 'Dec 2025: 39' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('img', { name: 'Feb 2026: 47' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('img', { name: 'Nov 2026: 41' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('img', { name: 'Dec 2025: 39' })).toHaveFocus()
    await userEvent.keyboard('{End}')
  },
}
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const table = canvas.getByRole('table', { name: 'Requests by month' })
    await expect(table).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Jul 2026 65' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus()
  },
}
export const BadInput: Story = {
  args: {
    label: 'Balance by month',
    bars: brokenValues.map((value, at) => ({ id: 'same', label: `Month ${at + 1}`, value })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Month 1: no value' })).toBeInTheDocument()
    await expect(canvas.getByRole('img', { name: 'Month 2: 12' })).toBeInTheDocument()
  },
}
export const Extremes: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Columns>
        <BarChart {...args} label="Nothing" bars={[]} />
        <BarChart {...args} label="All zero" bars={requestBars.map((bar) => ({ ...bar, value: 0 }))} />
        <BarChart {...args} label="One value" bars={requestBars.slice(0, 1)} />
        <BarChart
          {...args}
          label="Below zero"
          bars={requestBars.map((bar, at) => ({ ...bar, value: (at - 5) * 7 }))}
        />
        <BarChart {...args} label="Waiting" isLoading />
        <BarChart
          {...args}
          label="Long names"
          bars={requestBars.map((bar, at) => ({ ...bar, label: `Zamboanga Sibugay, district ${at + 1}` }))}
        />
      </Columns>
    </Stack>
  ),
}
