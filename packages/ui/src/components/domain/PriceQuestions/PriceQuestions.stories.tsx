import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PriceQuestions } from './index.ts'

const line = (name: string, at: number) => ({
  id: `FAR_FROM_PRICE:${name.toLowerCase()}:rate`,
  code: 'FAR_FROM_PRICE' as const,
  text: `${name}: ₱${at},000.00 to ₱${at * 2},000.00 (+100.0%).`,
})

const meta = {
  title: 'Domain/PriceQuestions',
  component: PriceQuestions,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    days: 'Prices change from 1 Jan 2027 on.',
    summary: '2 of 14 prices change.',
    questions: [line('Ward', 1), line('Suite', 9)],
    submitLabel: 'Save version',
    onSubmit: fn(),
  },
} satisfies Meta<typeof PriceQuestions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save version' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(dialog.getAllByText('Say why, in 3 characters or more.')).toHaveLength(2)
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason for Ward/u }), 'Contract')
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason for Suite/u }), 'New wing')
    await userEvent.click(dialog.getByRole('button', { name: 'Save version' }))
    await expect(args.onSubmit).toHaveBeenCalledWith([
      { id: 'FAR_FROM_PRICE:ward:rate', reason: 'Contract' },
      { id: 'FAR_FROM_PRICE:suite:rate', reason: 'New wing' },
    ])
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
/** Many lines begin with one reason for all of them. */
export const ManyLines: Story = {
  args: {
    summary: '24 of 60 prices change.',
    questions: Array.from({ length: 24 }, (_, at) => line(`Package ${at + 1}`, at + 1)),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/u }), 'Yearly rise')
    await userEvent.click(dialog.getByRole('button', { name: 'Save version' }))
    await expect(args.onSubmit).toHaveBeenCalledWith([{ id: 'FAR_FROM_PRICE', reason: 'Yearly rise' }])
  },
}
/** A second person is named before anything is sent, with lines that end and a gap. */
export const SecondPerson: Story = {
  args: {
    because: ['Ward +74.0%; the limit is 25%.', '4 of 5 lines end.'],
    notes: ['Between 31 Dec 2026 and 1 Feb 2027 there is no price.'],
    summary: '1 of 5 prices changes, 4 items end.',
    questions: [
      {
        id: 'LINES_END',
        code: 'LINES_END',
        text: '4 items end: Suite, Regular private, Intensive care, No room category.',
      },
    ],
    submitLabel: 'Send for approval',
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    dialog.getByRole('radio', { name: /End them/u }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(dialog.getByRole('button', { name: 'Send for approval' }))
    await expect(args.onSubmit).toHaveBeenCalledWith([{ id: 'LINES_END', choice: 'KEEP' }])
  },
}
/** Nothing is asked: only who decides and for which days. */
export const OnlySecondPerson: Story = {
  args: {
    because: ['The first day lies in the past.'],
    days: 'Prices change from 10 Nov 2026 on; 10 days of it have gone by.',
    questions: [],
    submitLabel: 'Send for approval',
  },
}
export const LongNarrow: Story = {
  args: {
    questions: [
      line('Pangkalahatang_pagsusuri_ng_kalusugan_ayon_sa_rehistro with executive check-up', 4),
      { ...line('Suite', 9), id: 'FAR_FROM_PEERS:suite', code: 'FAR_FROM_PEERS' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}
