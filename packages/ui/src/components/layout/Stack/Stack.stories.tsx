import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/Button/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { Columns, Inline, Stack } from './index.ts'

const meta = { title: 'Layout/Stack', component: Stack } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

const lines = ['First line', 'Second line', 'Third line'].map((text) => <Text key={text}>{text}</Text>)

export const Stacked: Story = { args: { children: lines } }
export const TightStack: Story = { args: { gap: 1, children: lines } }
export const InlineWrapping: Story = {
  render: () => (
    <Inline>
      {['Add document', 'Change status', 'Export'].map((label) => (
        <Button key={label}>{label}</Button>
      ))}
    </Inline>
  ),
}
export const InlineNarrow: Story = { ...InlineWrapping, globals: { viewport: { value: 'w320' } } }
export const TwoColumns: Story = { render: () => <Columns>{lines}</Columns> }
export const MainAndSide: Story = { render: () => <Columns ratio="2/1">{lines.slice(0, 2)}</Columns> }
export const FourColumns: Story = {
  render: () => <Columns ratio="1/1/1/1">{[...lines, <Text key="last">Fourth line</Text>]}</Columns>,
}
