import type { Meta, StoryObj } from '@storybook/react-vite'
import { Code } from './index.ts'

const meta = { title: 'Primitives/Code', component: Code, args: { children: 'HF-000142' } } satisfies Meta<
  typeof Code
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Muted: Story = { args: { isMuted: true } }
export const LongNarrow: Story = {
  args: { children: 'HF0000142'.repeat(12) },
  globals: { viewport: { value: 'w320' } },
}
