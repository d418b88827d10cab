import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { UploadResult } from './index.ts'

const meta = {
  title: 'Domain/UploadResult',
  component: UploadResult,
  args: {
    fileName: 'room-rates-2027.xlsx',
    rowsRead: 118,
    problems: [
      {
        row: 7,
        column: 'Daily rate',
        value: '4,85O.00',
        message: 'This is not an amount: it has the letter O. Write 4,850.00.',
      },
      { row: 7, column: 'Code', message: 'The code is missing.' },
      { row: 31, message: 'The code ICU stands in row 12 already. Keep one of the two.' },
    ],
    onSave: fn(),
    onDownload: fn(),
    onChooseOther: fn(),
  },
} satisfies Meta<typeof UploadResult>
export default meta
type Story = StoryObj<typeof meta>

export const WithProblems: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const AllGood: Story = { args: { problems: [] } }
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
