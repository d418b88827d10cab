import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/index.ts'
import { Heading } from './index.ts'

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 1, children: 'Sampaguita Medical Center' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const RecordName: Story = {}
export const Display: Story = { args: { size: 'display' } }
export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Facility record</Heading>
      <Heading level={2}>Room rates</Heading>
      <Heading level={3}>Private rooms</Heading>
      <Heading level={4}>Remarks</Heading>
    </Stack>
  ),
}
export const LongNarrow: Story = {
  args: {
    children: 'Our Lady of the Long and Winding Road Provincial Hospital and Medical Center of Lower Bukid',
  },
  globals: { viewport: { value: 'w320' } },
}
export const TakesFocusByScript: Story = {
  args: { tabIndex: -1 },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading')
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}
