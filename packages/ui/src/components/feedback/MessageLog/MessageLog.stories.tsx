import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ToastMessage, ToastType } from '../Toaster/index.ts'
import { MessageLog } from './index.ts'

const at = Date.UTC(2026, 10, 20, 6, 5, 0)
const message = (type: ToastType, text: string, minutes: number, count = 1): ToastMessage => ({
  key: `${minutes}`,
  type,
  text,
  count,
  at: at - minutes * 60_000,
})

const meta = {
  title: 'Feedback/MessageLog',
  component: MessageLog,
  args: {
    messages: [
      message('success', 'Room rates have been submitted for approval.', 0),
      message('error', 'Unable to establish connection. Check your internet connection and try again.', 3, 4),
      message('warning', 'The licence of Agila General Hospital ends in 28 days.', 12),
      message('info', 'Your session has expired.', 55),
    ],
  },
} satisfies Meta<typeof MessageLog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Empty: Story = { args: { messages: [] } }
export const LongWordsNarrow: Story = {
  args: {
    messages: [message('warning', 'Pangkalahatang_ospital_'.repeat(20), 1), message('wait', 'Saving', 2)],
  },
  globals: { viewport: { value: 'w320' } },
  parameters: { visual: { forcedColors: true } },
}
