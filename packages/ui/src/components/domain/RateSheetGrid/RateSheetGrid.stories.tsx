import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { IsoDate } from '@capiz/domain/time'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { RateSheetGrid } from './index.ts'
import type { GridLine, RateSheetGridProps } from './index.ts'

const before: readonly GridLine[] = [
  { key: 'PRIV', code: 'PRIV', label: 'Regular private', amounts: { rate: 485_000 } },
  { key: 'WARD', code: 'WARD', label: 'Ward', amounts: { rate: 195_000 } },
  { key: 'ICU', code: 'ICU', label: 'Intensive care', amounts: { rate: 1_140_000 } },
  { key: 'ISO', code: 'ISO', label: 'Isolation', amounts: { rate: null } },
]

function Live(props: RateSheetGridProps) {
  const [lines, setLines] = useState(props.lines)
  const [day, setDay] = useState<IsoDate | null>(props.start?.value ?? null)
  return (
    <RateSheetGrid
      {...props}
      lines={lines}
      start={props.start && { ...props.start, value: day, onChange: setDay }}
      onChange={(next) => {
        props.onChange(next)
        setLines(next)
      }}
    />
  )
}

const meta = {
  title: 'Domain/RateSheetGrid',
  component: RateSheetGrid,
  args: {
    label: 'New version of room rates',
    itemLabel: 'Room category',
    fields: [{ name: 'rate', label: 'Daily rate' }],
    before,
    lines: before,
    onChange: fn(),
    canRemove: true,
    onAdd: fn(),
    onUpload: fn(),
    start: { value: '2027-01-01', onChange: fn(), today: '2026-11-20', inForceSince: '2026-07-01' },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof RateSheetGrid>
export default meta
type Story = StoryObj<typeof meta>

const changed = before.map((line) =>
  line.key === 'ICU'
    ? { ...line, amounts: { rate: 1_240_000 } }
    : line.key === 'WARD'
      ? { ...line, isRemoved: true }
      : line.key === 'ISO'
        ? { ...line, amounts: { rate: 978_000 } }
        : line,
)

export const Untouched: Story = {}
export const Changed: Story = { args: { lines: changed }, parameters: { visual: { widths: [1440, 1024] } } }
/** Changes have a text beside the item, so they can be distinguished without our colours. */
export const ForcedColors: Story = {
  args: { lines: changed },
  parameters: { visual: { forcedColors: true } },
}
/** G6: too narrow to type a price list. */
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { widths: [390] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('grid')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Upload a sheet' }))
    await expect(args.onUpload).toHaveBeenCalledOnce()
  },
}
/** G5: back-dating is explained before anything is saved. */
export const BackDated: Story = {
  args: { start: { value: '2026-06-01', onChange: fn(), today: '2026-11-20', inForceSince: '2026-07-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/already in force since 1 Jul 2026/u)).toBeVisible()
  },
}
/** Two prices an item, one of them in percent. */
export const TwoFields: Story = {
  args: {
    fields: [
      { name: 'rate', label: 'Daily rate' },
      { name: 'off', label: 'Discount', unit: 'percent' },
    ],
    lines: before.map((line) => ({
      ...line,
      amounts: { ...line.amounts, off: line.key === 'ICU' ? 1250 : null },
    })),
  },
}
/** G1, G3: one stop of the Tab key, Enter and arrows between amounts, Escape takes the typing back. */
export const KeyboardWalk: Story = {
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid')
    await expect(grid.querySelectorAll('input[tabindex="0"]')).toHaveLength(1)
    const ward = canvas.getByRole('textbox', { name: 'Daily rate, Ward' })
    canvas.getByRole('textbox', { name: 'Daily rate, Regular private' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(ward).toHaveFocus()
    await userEvent.keyboard('2,100.555')
    await expect(ward).toBeInvalid()
    await userEvent.keyboard('{Backspace}{Enter}')
    await expect(canvas.getByText('1 changed, 0 added, 0 removed')).toBeVisible()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'Daily rate, Regular private' })).toHaveFocus()
    await userEvent.keyboard('abc{Escape}')
    await expect(canvas.getByRole('textbox', { name: 'Daily rate, Regular private' })).toHaveValue('4,850.00')
    await expect(canvasElement.querySelectorAll('input[tabindex="0"]')).toHaveLength(1)
  },
}
/** G4: a block from a spreadsheet, with the codes in its first column. */
export const PastingByCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Daily rate, Regular private' }))
    await userEvent.paste('ISO\t₱978.00\nWARD\t2,000.00\nICU\tsoon')
    await expect(canvas.getByText('1 changed, 1 added, 0 removed')).toBeVisible()
    await expect(
      canvas.getByText('2 amounts pasted, 1 could not be read and stay as they were.'),
    ).toBeVisible()
  },
}
/** G7: a stretch is selected by Shift and the arrows, and filled from its first amount. */
export const FillDown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByRole('textbox', { name: 'Daily rate, Regular private' })
    const ward = canvas.getByRole('textbox', { name: 'Daily rate, Ward' })
    first.focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(ward).toHaveFocus()
    await expect(canvasElement.querySelectorAll('td[aria-selected=true]')).toHaveLength(2)
    await expect(canvas.getByText('2 amounts selected.')).toBeVisible()
    await userEvent.keyboard('{Control>}d{/Control}')
    await expect(ward).toHaveValue('4,850.00')
    await expect(canvas.getByText('1 amount filled down.')).toBeVisible()
    await expect(canvas.getByText('1 changed, 0 added, 0 removed')).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvasElement.querySelectorAll('td[aria-selected=true]')).toHaveLength(0)
  },
}
/** G2, G8: an item is taken out by the menu of its row, reached by the arrows; it stays until it is saved. */
export const RemoveAndPutBack: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const ward = canvas.getByRole('textbox', { name: 'Daily rate, Ward' })
    canvas.getByRole('textbox', { name: 'Daily rate, Regular private' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    const actions = canvas.getByRole('button', { name: 'Actions for Ward' })
    await expect(actions).toHaveFocus()
    await expect(canvasElement.querySelectorAll('tbody [tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByRole('menuitem', { name: 'Remove' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('0 changed, 0 added, 1 removed')).toBeVisible()
    await expect(ward).toBeDisabled()
    await waitFor(() => expect(actions).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByRole('menuitem', { name: 'Put back' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('0 changed, 0 added, 0 removed')).toBeVisible())
    await waitFor(() => expect(actions).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await expect(ward).toHaveFocus()
  },
}
/** Four hundred items, a code twice, an amount that is no number: nothing throws and typing goes on. */
export const ManyItems: Story = {
  args: {
    lines: [
      ...before,
      { key: 'ICU', label: 'The same code again', amounts: { rate: Number.NaN } },
      ...Array.from({ length: 400 }, (_, index) => ({
        key: `P${index}`,
        label: `Procedure ${index}`,
        amounts: { rate: 10_000 + index },
      })),
    ],
  },
  parameters: { visual: { skip: 'Changed shows the same rows.' } },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Daily rate, Procedure 399' })
    await userEvent.clear(cell)
    await userEvent.type(cell, '7')
    await expect(cell).toHaveValue('7')
  },
}
