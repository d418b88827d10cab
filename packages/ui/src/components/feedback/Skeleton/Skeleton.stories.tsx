import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack/index.ts'
import { Skeleton } from './index.ts'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: 24 } }
export const Shapes: Story = {
  render: () => (
    <Stack gap={3}>
      <Skeleton shape="title" width={30} />
      <Skeleton width={48} />
      <Skeleton shape="badge" width={14} />
      <Skeleton shape="block" />
    </Stack>
  ),
}
