import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
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
export const Retrying: Story = { args: { isPending: true } }
export const WithoutRetry: Story = { args: { onRetry: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(screen.getByRole('alert')).toHaveTextContent('The record could not be read')
  },
}
export const LongWordsNarrow: Story = {
  args: { title: 'Hindi_mabasa_ang_talaan_ng_pangkalahatang_ospital', children: 'Reason_'.repeat(40) },
  globals: { viewport: { value: 'w320' } },
  parameters: { visual: { forcedColors: true } },
}
