import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/index.ts'
import { Text } from './index.ts'

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'The licence to operate ends on 31 March 2027.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

const sizes = ['caption', 'compact', 'body', 'large', 'label'] as const
const tones = ['default', 'muted', 'subtle', 'danger', 'accent'] as const

export const Default: Story = {}
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2}>
      {sizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}
export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {tones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}
export const LongTextWithMeasure: Story = {
  args: {
    hasMeasure: true,
    children:
      'A facility that changes its ownership, its address or its service capability tells the network within thirty days and sends the new licence, because prices and coverage depend on them. ₱1,250.00 per day, Señora Peña, Los Baños.',
  },
}
export const Narrow: Story = {
  ...LongTextWithMeasure,
  globals: { viewport: { value: 'w320' } },
}
export const Truncated: Story = {
  args: { isTruncated: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
}
export const Unbroken: Story = {
  args: { children: 'Pangkalahatang_ospital_ng_lalawigan_ayon_sa_rehistro_'.repeat(200) },
  parameters: { visual: { skip: 'Ten thousand characters are for the check, not for the eye.' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
