import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RateSheetTable } from './index.ts'
import type { RateSheetTableProps, SheetLine } from './index.ts'

const before: readonly SheetLine[] = [
  { key: 'PRIV', label: 'Regular private', amount: 485_000 },
  { key: 'WARD', label: 'Ward', amount: 195_000 },
  { key: 'ICU', label: 'Intensive care', amount: 1_140_000 },
  { key: 'ISO', label: 'Isolation', amount: null },
]

function Live(props: RateSheetTableProps) {
  const [lines, setLines] = useState(props.lines)
  return (
    <RateSheetTable
      {...props}
      lines={lines}
      onChange={(next) => {
        props.onChange(next)
        setLines(next)
      }}
    />
  )
}

const meta = {
  title: 'Domain/RateSheetTable',
  component: RateSheetTable,
  args: {
    label: 'New version of room rates',
    itemLabel: 'Room category',
    amountLabel: 'Daily rate',
    before,
    lines: before,
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof RateSheetTable>
export default meta
type Story = StoryObj<typeof meta>

const changed = before.map((line) => (line.key === 'ICU' ? { ...line, amount: 1_240_000 } : line))

export const Untouched: Story = {}
export const Changed: Story = { args: { lines: changed } }
export const ChangedDark: Story = { args: { lines: changed }, globals: { theme: 'dark' } }
export const Typing: Story = {
  play: async ({ canvas }) => {
    const ward = canvas.getByRole('textbox', { name: 'Daily rate, Ward' })
    await userEvent.clear(ward)
    await userEvent.type(ward, '2,100.555')
    await expect(ward).toBeInvalid()
    await userEvent.type(ward, '{Backspace}{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Daily rate, Intensive care' })).toHaveFocus()
    await expect(canvas.getByText('1 changed, 0 added, 0 removed')).toBeVisible()
  },
}
export const PastingAColumn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Daily rate, Regular private' }))
    await userEvent.paste('₱5,000.00\n2,000.00\n\n978')
    await expect(canvas.getByText('2 changed, 1 added, 1 removed')).toBeVisible()
  },
}
/** Items of any length on the smallest screen. */
export const LongNarrow: Story = {
  args: {
    before: [
      { key: 'LONG', label: 'Pangkalahatang_silid_ng_ospital_ayon_sa_rehistro', amount: 9_999_999_999 },
    ],
    lines: [
      { key: 'LONG', label: 'Pangkalahatang_silid_ng_ospital_ayon_sa_rehistro', amount: 9_999_999_998 },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}
