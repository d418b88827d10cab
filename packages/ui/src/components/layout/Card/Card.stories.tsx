import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { Card } from './index.ts'

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: <Text>Six room categories are offered.</Text> },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHeader: Story = {
  args: {
    title: 'Room rates',
    description: 'In force since 1 July 2026',
    actions: <Button>New version</Button>,
    footer: (
      <Text size="compact" tone="muted">
        1–6 of 6
      </Text>
    ),
  },
}
export const Roomy: Story = { args: { padding: 'roomy' } }
export const Narrow: Story = { ...WithHeader, globals: { viewport: { value: 'w320' } } }
export const NamedRegion: Story = {
  args: { title: 'Room rates', padding: 'none', children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Room rates' })).toBeVisible()
  },
}
