import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Stack/index.ts'
import { Stack } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'
import { Icon, iconNames } from './index.ts'

const meta = { title: 'Primitives/Icon', component: Icon, args: { name: 'check' } } satisfies Meta<
  typeof Icon
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 20 } }
export const All: Story = {
  render: () => (
    <Inline gap={4}>
      {iconNames.map((name) => (
        <Stack key={name} gap={1} align="center">
          <Icon name={name} size={20} />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
}
export const Labelled: Story = {
  args: { name: 'warning', label: 'Expires soon' },
  render: (args) => (
    <Inline>
      <Icon {...args} />
      <Icon name="check" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await expect(canvas.getByRole('img', { name: 'Expires soon' })).toBeVisible()
  },
}
