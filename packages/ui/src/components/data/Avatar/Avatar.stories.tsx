import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Inline } from '../../layout/Stack/index.ts'
import { examplePhoto } from './Avatar.fixture.ts'
import { Avatar } from './index.ts'

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Marisol Santos' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const States: Story = {
  render: () => (
    <Inline gap={4}>
      <Avatar name="Marisol Santos" />
      <Avatar name="Ligaya" />
      <Avatar name="" />
      <Avatar name="Ñandu dela Peña" photo={examplePhoto} />
      <Avatar name="Marisol Santos" size="lg" />
      <Avatar name="Ñandu dela Peña" photo={examplePhoto} size="lg" />
    </Inline>
  ),
}
export const PhotoMissing: Story = {
  args: { photo: 'data:image/png;base64,none', size: 'lg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('MS')).toBeVisible())
  },
}
