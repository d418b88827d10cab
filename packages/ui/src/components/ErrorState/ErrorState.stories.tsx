import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorState } from './index.ts'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'The record could not be read',
    children: 'The server did not answer in time. Check the connection, then try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Retrying: Story = { args: { isRetrying: true } }
export const WithoutRetry: Story = { args: { onRetry: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
