import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '../Stack/index.ts'
import { Count, Tag, TagList } from './index.ts'

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
export const List: Story = {
  render: () => (
    <TagList
      label="Specialisations"
      tags={['Cardiology', 'Internal medicine', 'Adult interventional cardiology'].map((label) => ({
        id: label,
        label,
      }))}
      onRemove={fn()}
    />
  ),
}
export const ListDark: Story = { ...List, globals: { theme: 'dark' } }
export const Counts: Story = {
  render: () => (
    <Inline>
      <Count value={0} label="pending requests" />
      <Count value={14} label="pending requests" />
      <Count value={12_400} />
    </Inline>
  ),
}
