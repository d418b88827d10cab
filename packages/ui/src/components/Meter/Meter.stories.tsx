import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/index.ts'
import { Meter } from './index.ts'

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: { label: 'Requirements confirmed', value: 9, max: 12 },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Requirements confirmed' })
    await expect(meter).toHaveAttribute('aria-valuetext', '9 of 12')
  },
}
export const States: Story = {
  render: (args) => (
    <Stack>
      <Meter {...args} value={0} />
      <Meter {...args} value={12} tone="positive" />
      <Meter label="Storage used" value={92} max={100} valueLabel="92 percent" tone="attention" />
      <Meter label="Beds in use" value={198} max={200} tone="danger" />
    </Stack>
  ),
}
export const BadInput: Story = {
  render: (args) => (
    <Stack>
      <Meter {...args} label="More than there is" value={40} />
      <Meter {...args} label="Less than nothing" value={-4} />
      <Meter {...args} label="No number" value={Number.NaN} />
      <Meter {...args} label="No whole" max={0} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const name = 'More than there is'
    await expect(canvas.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', '12')
    await expect(canvas.getByRole('meter', { name: 'No number' })).toHaveAttribute('aria-valuenow', '0')
  },
}
