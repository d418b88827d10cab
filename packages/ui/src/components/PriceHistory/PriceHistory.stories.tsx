import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PriceHistory } from './index.ts'
import type { PriceVersion } from './index.ts'

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
    onCancelScheduled: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PriceHistory>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
/** H9 */
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
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const NoVersion: Story = { args: { versions: [] } }
export const OneVersion: Story = { args: { versions: versions.slice(1, 2) } }
export const ScheduledOnly: Story = { args: { versions: versions.slice(2) } }
export const Draft: Story = {
  args: {
    versions: [
      ...versions.slice(0, 2),
      { id: 'd', effectiveDate: '2027-02-01', state: 'draft', rows: rows(4) },
    ],
    selectedId: 'd',
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
}
/** H3, H4: arrows step through the versions, changes are words. */
export const SteppingVersions: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: /1 Jul 2026 to 31 Dec 2026, in force/u }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const table = canvas.getByRole('table', { name: 'Room rates, version of 1 Jan 2027' })
    await expect(within(table).getByText('up 8.8 percent')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Cancel this version' })).toBeVisible()
  },
}
/** H6 */
export const Comparing: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Compare with' }), 'v1')
    await expect(canvas.getByText('4 changed, 1 added, 0 removed against 1 Jul 2025')).toBeVisible()
    await expect(canvas.queryByText('Semi-private')).toBeNull()
  },
}
/** The version in force, the chosen one and the changes are told apart without any colour of ours. */
export const ForcedColors: Story = { ...SteppingVersions, parameters: { visual: { forcedColors: true } } }
/** H7 */
export const ItemCourse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Isolation' }))
    const list = canvas.getByRole('list', { name: 'All prices of Isolation, oldest first' })
    await expect(within(list).getByText(/not offered/u)).toBeVisible()
  },
}
