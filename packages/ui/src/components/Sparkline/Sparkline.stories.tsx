import { formatPeso } from '@capiz/domain/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brokenValues } from '../../charts/charts.fixture.ts'
import { Inline } from '../Stack/index.ts'
import { Sparkline } from './index.ts'

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Requests', values: [39, 56, 47, 65, 56, 52, 78, 65, 64, 67, 72, 41] },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { visual: { print: true } },
  play: async ({ canvas }) => {
    const name = 'Requests: from 39 to 41, up 5.1 percent'
    await expect(canvas.getByRole('img', { name })).toBeVisible()
  },
}
export const Prices: Story = {
  args: {
    label: 'Daily rate',
    curve: 'step',
    format: formatPeso,
    values: [1_040_000, 1_100_000, 1_140_000, 1_140_000, 1_240_000],
  },
}
export const Extremes: Story = {
  render: () => (
    <Inline gap={6}>
      <Sparkline label="Nothing" values={[]} />
      <Sparkline label="One value" values={[4]} />
      <Sparkline label="Level" values={[4, 4, 4]} />
      <Sparkline label="Below zero" values={[4, -2, -6, 1]} />
      <Sparkline label="Broken" values={[3, 6, ...brokenValues, 4, 5]} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nothing: no values' })).toBeInTheDocument()
  },
}
