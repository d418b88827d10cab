import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PriceHistory } from './index.ts'
import type { PriceVersion } from './index.ts'

/** The prices of one item are loaded when they are opened for the first time. */
const patient = { timeout: 5000 }

const rooms = [
  ['PRIV', 'Regular private', 455_000, 485_000, 500_000],
  ['LPRIV', 'Large private', 600_000, 620_000, 620_000],
  ['SPRIV', 'Semi-private', 310_000, 310_000, 315_000],
  ['WARD', 'Ward', 200_000, 195_000, 195_000],
  ['ICU', 'Intensive care', 1_100_000, 1_140_000, 1_240_000],
  ['ISO', 'Isolation', null, 978_000, 978_000],
] as const
const rows = (column: 2 | 3 | 4) =>
  rooms.flatMap((room) => {
    const rate = room[column]
    return rate === null ? [] : [{ key: room[0], code: room[0], label: room[1], amounts: { rate } }]
  })
const priced = (amounts: Readonly<Record<string, number>>) =>
  rooms.flatMap(([key, label]) =>
    amounts[key] === undefined ? [] : [{ key, code: key, label, amounts: { rate: amounts[key] } }],
  )
const versions: readonly PriceVersion[] = [
  { id: 'v1', effectiveDate: '2025-07-01', state: 'past', author: 'M. Santos', rows: rows(2) },
  { id: 'v2', effectiveDate: '2026-07-01', state: 'inForce', author: 'M. Santos', rows: rows(3) },
  { id: 'v3', effectiveDate: '2027-01-01', state: 'scheduled', author: 'L. Abad', rows: rows(4) },
]

const meta = {
  title: 'Domain/PriceHistory',
  component: PriceHistory,
  args: {
    label: 'Room rates',
    itemLabel: 'Room category',
    fields: [{ name: 'rate', label: 'Daily rate' }],
    versions,
    today: '2026-11-20',
    onNewVersion: fn(),
    onUpload: fn(),
    onTemplate: fn(),
    onCancelScheduled: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PriceHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { visual: { zoom: 4, print: true } } }
export const Dark: Story = { globals: { theme: 'dark' } }
/** H3, H10: cards in place of the table, a chooser in place of the ruler; the first price stands below one line. */
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'New version' })).toBeNull()
    const topOf = (part: HTMLElement) => part.getBoundingClientRect().top
    const history = canvas.getByRole('region', { name: 'Room rates' })
    const first = canvas.getByRole('button', { name: 'Regular private' })
    await expect(topOf(first) - topOf(history)).toBeLessThan(200)
    const options = canvas.getByRole('button', { name: 'Options' })
    await expect(canvas.queryByRole('group', { name: 'In force on' })).toBeNull()
    await userEvent.click(options)
    await expect(canvas.getByRole('group', { name: 'In force on' })).toBeVisible()
    const note = canvas.getByText('Upload a sheet to change prices here.').getBoundingClientRect()
    const upload = topOf(canvas.getByRole('button', { name: 'Upload a sheet' })) - note.bottom
    await expect(upload).toBeGreaterThanOrEqual(0)
    await expect(upload).toBeLessThan(24)
    await userEvent.click(options)
    await expect(canvas.queryByRole('button', { name: 'Upload a sheet' })).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Version' }), 'v3')
    const list = canvas.getByRole('list', { name: 'Room rates, version of 1 Jan 2027' })
    await expect(within(list).getByText('up 8.8 percent')).toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Version' }), 'v2')
  },
}
export const AmountOrPercent: Story = {
  args: {
    label: 'Discounts',
    itemLabel: 'Discount',
    fields: [
      { name: 'percent', label: 'Percent', unit: 'percent' },
      { name: 'amount', label: 'Amount' },
    ],
    versions: [
      {
        id: 'd1',
        effectiveDate: '2026-01-01',
        state: 'inForce',
        rows: [
          { key: 'VOLUME', label: 'Volume', amounts: { percent: 800, amount: null } },
          { key: 'ROOM', label: 'Room', amounts: { percent: null, amount: 25_000 } },
        ],
      },
    ],
  },
}
/** H9 */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'v3' },
  play: async ({ canvas }) => {
    for (const name of ['New version', 'Upload a sheet', 'Download the template', 'Cancel this version'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Compare with' })).toBeEnabled()
  },
}
export const NoVersion: Story = { args: { versions: [] } }
export const OneVersion: Story = { args: { versions: versions.slice(1, 2) } }
export const ScheduledOnly: Story = { args: { versions: versions.slice(2) } }
export const Draft: Story = {
  args: {
    versions: [
      ...versions.slice(0, 2),
      { id: 'd', effectiveDate: '2027-02-01', state: 'draft', rows: rows(4) },
    ],
    value: 'd',
  },
}
export const GapAndPending: Story = {
  args: {
    versions: [
      { id: 'g1', effectiveDate: '2024-01-01', validityDate: '2024-12-31', state: 'past', rows: rows(2) },
      { id: 'g2', effectiveDate: '2025-07-01', state: 'inForce', rows: rows(3) },
      { id: 'g3', effectiveDate: '2027-01-01', state: 'pending', rows: rows(4) },
    ],
  },
  play: async ({ canvas }) => {
    for (const state of ['past', 'in force', 'pending approval'])
      await expect(canvas.getByText(state)).toBeVisible()
    await expect(canvas.getByText('Today')).toBeVisible()
  },
}
/** H8 */
export const ManyVersions: Story = {
  args: {
    versions: Array.from({ length: 30 }, (_, index) => ({
      id: `m${index}`,
      effectiveDate:
        `${2022 + Math.floor(index / 6)}-${String((index % 6) * 2 + 1).padStart(2, '0')}-01` as const,
      state: index === 29 ? ('inForce' as const) : ('past' as const),
      rows: rows(index % 2 === 0 ? 2 : 3),
    })) as PriceVersion[],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026', { selector: 'output' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier year' }))
    await expect(canvas.getByText('2025', { selector: 'output' })).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(6)
  },
}
/** A remark on an item has its column where there is room, else it stands under the item. */
export const WithNotes: Story = {
  args: {
    versions: [
      {
        id: 'n1',
        effectiveDate: '2026-07-01',
        state: 'inForce',
        rows: rows(3).map((row) => (row.key === 'ICU' ? { ...row, note: 'Without the ventilator.' } : row)),
      },
    ],
  },
  parameters: { visual: { widths: [1440, 768] } },
  play: async ({ canvas }) => {
    const notes = canvas.getAllByText('Without the ventilator.')
    await expect(notes.filter((note) => note.getClientRects().length > 0)).toHaveLength(1)
  },
}
/** H1: two days with a correction the same day, two versions that wait for approval. */
export const SameDayAndTwoPending: Story = {
  args: {
    versions: [
      { id: 's1', effectiveDate: '2026-07-01', state: 'past', rows: rows(2) },
      { id: 's2', effectiveDate: '2026-07-01', state: 'inForce', rows: rows(3) },
      { id: 's3', effectiveDate: '2027-01-01', state: 'pending', rows: rows(4) },
      { id: 's4', effectiveDate: '2027-03-01', state: 'pending', rows: rows(2) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /corrected the same day/u })).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: /in force/u })).toBeChecked()
    await expect(canvas.getAllByRole('radio', { name: /pending approval/u })).toHaveLength(2)
  },
}
/** H4: to zero, from zero, gone, back again and new, each in words. */
export const EveryChange: Story = {
  args: {
    versions: [
      {
        id: 'e1',
        effectiveDate: '2025-01-01',
        state: 'past',
        rows: priced({ PRIV: 100_000, WARD: 0, ICU: 900_000 }),
      },
      { id: 'e2', effectiveDate: '2026-01-01', state: 'past', rows: priced({ PRIV: 0, WARD: 50_000 }) },
      {
        id: 'e3',
        effectiveDate: '2026-07-01',
        state: 'inForce',
        rows: priced({ PRIV: 0, WARD: 50_000, ICU: 950_000, ISO: 1 }),
      },
    ],
    value: 'e2',
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(within(table).getByText('down 100.0 percent')).toBeInTheDocument()
    await expect(within(table).getByText('up from zero')).toBeInTheDocument()
    await expect(canvas.getByText(/1 removed/u)).toBeVisible()
  },
}
export const Loading: Story = { args: { status: 'loading' } }
export const Failed: Story = {
  args: { status: 'error', errorMessage: 'The server did not answer. Check your connection.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** Unreadable input is named, and neither a day nor an amount of that kind breaks the rest. */
export const BadInput: Story = {
  args: {
    versions: [
      { id: 'b1', effectiveDate: '2026-13-45', state: 'past', rows: rows(2) },
      {
        id: 'b2',
        effectiveDate: '2026-07-01',
        state: 'inForce',
        rows: [
          { key: 'NAN', label: 'No number', amounts: { rate: Number.NaN } },
          { key: 'INF', label: 'No end', amounts: { rate: Number.POSITIVE_INFINITY } },
          { key: 'SAME', label: 'Twice', amounts: { rate: 100_000 } },
          { key: 'SAME', label: 'Twice again', amounts: { rate: 200_000 } },
          { key: 'LONG', label: 'Unbroken'.repeat(1250), amounts: { rate: 300_000 } },
        ].map((row, index) => (index === 4 ? { ...row, label: row.label.slice(0, 10_000) } : row)),
      },
    ],
  },
  parameters: {
    errors: 'expected',
    visual: { skip: 'A name of 10,000 characters makes a very tall picture.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot be read: 2026-13-45/u)).toBeVisible()
    await expect(canvas.getAllByText('not offered')).toHaveLength(2)
    await expect(canvas.getByText('₱2,000.00')).toBeVisible()
  },
}
/** H3, H4, H12: arrows step through the versions, changes and states are words. */
export const SteppingVersions: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: /1 Jul 2026 to 31 Dec 2026, in force/u }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const table = canvas.getByRole('table', { name: 'Room rates, version of 1 Jan 2027' })
    await expect(within(table).getByText('up 8.8 percent')).toBeInTheDocument()
    await expect(canvas.getByText('scheduled')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel this version' })).toBeVisible()
  },
}
/** H6 */
export const Comparing: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Compare with' }), 'v1')
    await expect(
      canvas.getByText('1 Jul 2026 against 1 Jul 2025: 4 changed, 1 added, 0 removed, from −2.5% to +6.6%'),
    ).toBeVisible()
    await expect(canvas.queryByText('Semi-private')).toBeNull()
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads.slice(2, 4)).toEqual(['Daily rate, 1 Jul 2025', 'Daily rate, 1 Jul 2026'])
  },
}
/** H6: the version in force against a scheduled one; what is to come is never called the one before. */
export const ComparingLater: Story = {
  parameters: { visual: { skip: 'Comparing shows the same columns.' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Compare with' }), 'v3')
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads.slice(2, 4)).toEqual(['Daily rate, 1 Jul 2026', 'Daily rate, 1 Jan 2027'])
    await expect(canvas.getByText('up 8.8 percent')).toBeInTheDocument()
    await expect(canvas.getByText(/^1 Jan 2027 against 1 Jul 2026: /u)).toBeVisible()
  },
}
/** The version in force, the chosen one and the changes can be distinguished without our colours. */
export const ForcedColors: Story = { ...SteppingVersions, parameters: { visual: { forcedColors: true } } }
/** H7 */
export const ItemCourse: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Isolation' }))
    const page = within(canvasElement.ownerDocument.body)
    const list = await page.findByRole('list', { name: 'All prices of Isolation, oldest first' }, patient)
    await waitFor(() => expect(within(list).getByText(/not offered/u)).toBeVisible())
  },
}
