import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './index.ts'

const meta = { title: 'Feedback/Spinner', component: Spinner, args: { label: 'Searching' } } satisfies Meta<
  typeof Spinner
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithWords: Story = { args: { hasVisibleLabel: true } }
export const Dark: Story = { args: { hasVisibleLabel: true }, globals: { theme: 'dark' } }
