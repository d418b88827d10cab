import { formatPeso, toCentavos } from '@capiz/domain/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BarList } from './index.ts'

const provinces = [
  'Batangas',
  'Laguna',
  'Cavite',
  'Cebu',
  'Iloilo',
  'Pampanga',
  'Bulacan',
  'Rizal',
  'Capiz',
  'Bohol',
]

const meta = {
  title: 'Data/BarList',
  component: BarList,
  args: {
    label: 'Accredited facilities by province',
    headings: ['Province', 'Facilities'],
    bars: provinces.map((label, index) => ({
      id: label,
      label,
      value: Math.round(310 / (index + 1)),
      href: index < 3 ? `#${label}` : undefined,
    })),
  },
} satisfies Meta<typeof BarList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { visual: { zoom: 4, print: true } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 10 as a table' }))
    await expect(canvas.getByRole('rowheader', { name: 'Bohol' })).toBeVisible()
  },
}
/** A table of the same adds nothing, so a list that shows every bar has no button. Amounts are written by `format`. */
export const Amounts: Story = {
  args: {
    label: 'Mean rate by room category',
    headings: ['Room category', 'Mean rate'],
    bars: [
      { id: 'suite', label: 'Suite', value: 12_993.94 },
      { id: 'private', label: 'Large private', value: 6913.64 },
      { id: 'semi', label: 'Semi-private', value: 3100.5 },
      { id: 'care', label: 'Intensive care', value: 2450 },
      { id: 'isolation', label: 'Isolation', value: 2200 },
      { id: 'ward', label: 'Ward', value: 1900.15 },
    ],
    format: (value) => formatPeso(toCentavos(value)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₱6,913.64')).toBeVisible()
    // all are shown already
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const AllZero: Story = { args: { bars: [{ id: 'a', label: 'Batanes', value: 0 }] } }
/** Bars of one status each have its tone; in a narrow place every name is drawn whole. */
export const Statuses: Story = {
  args: {
    label: 'Facilities by status',
    headings: ['Status', 'Facilities'],
    bars: Object.entries({
      'On process': ['progress', 16],
      Accredited: ['positive', 231],
      'For payment only': ['attention', 10],
      Suspended: ['held', 11],
      Withdrawn: ['neutral', 11],
      Disapproved: ['stopped', 3],
      Disaccredited: ['stopped', 8],
      Closed: ['neutral', 5],
    } as const).map(([label, [tone, value]]) => ({ id: label, label, tone, value })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, args }) => {
    for (const { label } of args.bars) {
      const name = canvas.getByText(label)
      await expect(name).toBeVisible()
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    }
  },
}
/** Numbers that are none have no bar, and names may repeat or never break. */
export const BadInput: Story = {
  args: {
    bars: [
      { id: 'a', label: 'Unbroken'.repeat(40), value: 12 },
      { id: 'a', label: 'The same again', value: Number.NaN },
      { id: 'b', label: 'Below zero', value: -3 },
      { id: 'c', label: 'Without end', value: Number.POSITIVE_INFINITY },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getAllByText('—')).toHaveLength(2)
  },
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Batangas/u })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('rowheader', { name: 'Bohol' })).toBeVisible()
  },
}
