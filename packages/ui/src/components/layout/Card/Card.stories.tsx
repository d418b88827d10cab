import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { ActionMenu } from '../../overlays/Menu/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { Stack } from '../Stack/index.ts'
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
/** The label of a quiet button or the icon of a menu ends where the content ends, and the focus ring stays in the frame. */
export const QuietActions: Story = {
  args: { children: <div data-content>In force since 1 July 2026</div> },
  render: (args) => (
    <Stack>
      <Card
        {...args}
        title="Room rates"
        actions={
          <>
            <Button size="sm">New version</Button>
            <Button size="sm" variant="quiet">
              Download the template
            </Button>
          </>
        }
      />
      <Card
        {...args}
        title="Timeline"
        actions={
          <Button size="sm" variant="quiet">
            All
          </Button>
        }
      />
      <Card {...args} title="Documents" actions={<ActionMenu label="More actions" entries={[]} />} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const frame of canvas.getAllByRole('region')) {
      const content = frame.querySelector('[data-content]')?.getBoundingClientRect()
      const button = within(frame).getAllByRole('button').at(-1)
      if (!content || !button) throw new Error('The card has lost a part.')
      const shown = document.createRange()
      shown.selectNodeContents(button)
      // the dots of the menu end 1 px before their drawing
      await expect(Math.abs(shown.getBoundingClientRect().right - content.right)).toBeLessThanOrEqual(1)
      await expect(button.getBoundingClientRect().height).toBeLessThanOrEqual(36)
      // 2 px of ring behind a gap of 2 px
      await expect(button.getBoundingClientRect().right + 4).toBeLessThanOrEqual(
        frame.getBoundingClientRect().right,
      )
    }
  },
}
export const NamedRegion: Story = {
  args: { title: 'Room rates', padding: 'none', children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Room rates' })).toBeVisible()
  },
}
