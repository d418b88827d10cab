import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/index.ts'
import { ProgressBar } from './index.ts'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading licence.pdf', value: 42 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Counted: Story = { args: { label: 'Reading rows', value: 25, valueLabel: '3 of 12 rows' } }
export const Done: Story = { args: { value: 100 } }
export const UnknownLength: Story = { args: { value: undefined } }
export const BadInput: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} label="More than all" value={240} />
      <ProgressBar {...args} label="Less than nothing" value={-5} />
      <ProgressBar {...args} label="No number" value={Number.NaN} />
      <ProgressBar {...args} label={'Talaan_ng_mga_pasilidad_at_manggagamot'.repeat(3)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const name = 'More than all'
    await expect(canvas.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', '100')
    await expect(canvas.getByRole('progressbar', { name: 'No number' })).not.toHaveAttribute('aria-valuenow')
  },
}
