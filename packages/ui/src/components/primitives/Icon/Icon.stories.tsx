import Check from '@lucide/icons/icons/check'
import TriangleAlert from '@lucide/icons/icons/triangle-alert'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Stack/index.ts'
import { Icon } from './index.ts'

const meta = { title: 'Primitives/Icon', component: Icon, args: { of: Check } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 20 } }
export const Labelled: Story = {
  args: { of: TriangleAlert, label: 'Expires soon' },
  render: (args) => (
    <Inline>
      <Icon {...args} />
      <Icon of={Check} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await expect(canvas.getByRole('img', { name: 'Expires soon' })).toBeVisible()
  },
}
