import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../../layout/Stack/index.ts'
import { Count, Tag } from './index.ts'

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { label: 'Cardiology' },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Remove Cardiology' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Long: Story = {
  args: { label: 'Pediatric hematology and oncology'.repeat(3), onRemove: fn() },
  globals: { viewport: { value: 'w320' } },
}
export const Counts: Story = {
  render: () => (
    <Inline>
      <Count value={0} label="pending requests" />
      <Count value={14} label="pending requests" />
      <Count value={12_400} />
    </Inline>
  ),
}
