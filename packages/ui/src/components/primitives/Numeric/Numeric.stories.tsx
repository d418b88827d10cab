import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/index.ts'
import { Numeric } from './index.ts'

const meta = {
  title: 'Primitives/Numeric',
  component: Numeric,
  args: { value: 1_240_000, format: 'peso' },
} satisfies Meta<typeof Numeric>
export default meta
type Story = StoryObj<typeof meta>

export const Peso: Story = {}
export const NegativePeso: Story = { args: { value: -125_050 } }
export const Percent: Story = { args: { value: 8.8, format: 'percent' } }
export const NegativePercent: Story = { args: { value: -2.5, format: 'percent' } }
export const Count: Story = { args: { value: 12_345, format: 'count' } }
export const None: Story = { args: { value: null } }
/** NaN and infinities are no value, never words of the machine. */
export const BadInput: Story = {
  render: () => (
    <Stack gap={1} align="start">
      <Numeric value={Number.NaN} format="peso" />
      <Numeric value={Infinity} format="count" />
      <Numeric value={Number.NaN} format="percent" none="not offered" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('none')).toHaveLength(2)
    await expect(canvas.getByText('not offered')).toBeVisible()
  },
}
export const Aligned: Story = {
  render: () => (
    <Stack gap={1} align="end">
      <Numeric value={485_000} format="peso" />
      <Numeric value={1_111_100} format="peso" />
      <Numeric value={-25_000} format="peso" />
    </Stack>
  ),
}
