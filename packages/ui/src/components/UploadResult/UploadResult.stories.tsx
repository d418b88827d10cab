import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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
/** A sheet with nothing but its heading is not a success. */
export const NoRows: Story = {
  args: { rowsRead: 0, problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The sheet has no rows')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Save/u })).toBeNull()
  },
}
/** Long names and values break instead of pushing the page wider. */
export const LongValues: Story = {
  args: {
    fileName: `${'rates-of-every-room-'.repeat(6)}.xlsx`,
    problems: [
      { row: 2, column: 'Daily rate', value: '9'.repeat(120), message: 'This amount is too large.' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}
