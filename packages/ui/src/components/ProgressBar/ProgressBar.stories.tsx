import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './index.ts'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading licence.pdf', value: 42 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Counted: Story = { args: { label: 'Reading rows', value: 25, valueLabel: '3 of 12 rows' } }
export const Done: Story = { args: { value: 100 } }
export const UnknownLength: Story = { args: { value: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
