import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { expectStandstill } from '../../../styles/standstill.fixture.ts'
import { StatusBadge } from '../StatusBadge/index.ts'
import { columns } from './columns.fixture.tsx'
import { sampleFacilities } from './facilities.fixture.ts'
import type { SampleFacility } from './facilities.fixture.ts'
import { DataTable } from './index.ts'
import { tableArgs } from './DataTable.fixture.tsx'
import type { Props } from './DataTable.fixture.tsx'

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleFacility>,
  args: tableArgs,
} satisfies Meta<typeof DataTable<SampleFacility>>

export default meta

type Story = StoryObj<typeof meta>

/** D4: the skeleton is as high as the rows that take its place. */
export const FirstLoad: Story = {
  args: { rows: [], status: 'loading' },
  play: async ({ canvasElement }) => {
    const rows = canvasElement.querySelectorAll('tbody tr')
    await expect(rows).toHaveLength(10)
    await expect(rows[0]?.getBoundingClientRect().height).toBe(rows[9]?.getBoundingClientRect().height)
  },
}

function Arriving(props: Props) {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <Button onPress={() => setThere(true)}>Arrive</Button>
      <DataTable
        {...props}
        rows={isThere ? props.rows : []}
        page={isThere ? props.page : { ...props.page, totalElements: 0, totalPages: 0 }}
        status={isThere ? 'idle' : 'loading'}
      />
    </>
  )
}

/** D4: nothing moves when the first rows arrive, with columns folded or not. */
export const NoShiftOnArrival: Story = {
  parameters: { visual: { skip: 'looks like the default' } },
  args: {
    rows: sampleFacilities(0, 10).map((row) => ({ ...row, validUntil: row.validUntil || '1 Jan 2027' })),
  },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const height = () => Math.round(canvasElement.querySelector('tbody')?.getBoundingClientRect().height ?? 0)
    const before = height()
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }))
    await canvas.findByRole('link', { name: 'Agila General Hospital' })
    await expect(height()).toBe(before)
  },
}

/** D4: a page of 25 rows has its height before they, and how many there are, are known. */
export const NoShiftOfAPage: Story = {
  parameters: { visual: { skip: 'looks like the default' } },
  args: { rows: sampleFacilities(0, 25), page: { number: 0, size: 25, totalElements: 347, totalPages: 14 } },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const height = () => canvasElement.querySelector('[aria-busy]')?.getBoundingClientRect().height ?? 0
    const before = height()
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }))
    await canvas.findByRole('link', { name: 'Agila General Hospital' })
    await expect(Math.abs(height() - before)).toBeLessThanOrEqual(1)
  },
}

export const Refreshing: Story = { args: { status: 'refreshing' } }

/** The bar stands still where less motion is asked for. */
export const ReducedMotion: Story = {
  parameters: { visual: { skip: 'looks like the default' } },
  args: { status: 'refreshing' },
  globals: { motion: 'none' },
  play: expectStandstill,
}

export const FailedWithKeptRows: Story = {
  args: {
    status: 'error',
    errorMessage:
      'Facilities could not be loaded: the server did not answer. Check your connection and try again.',
    onRetry: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('did not answer')
    await expect(canvas.getByRole('grid')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const none = { rows: [], page: { number: 0, size: 10, totalElements: 0, totalPages: 0 } }

export const Empty: Story = { args: { ...none, empty: 'No facilities yet. Add the first one.' } }

export const NoMatch: Story = {
  args: {
    ...none,
    isFiltered: true,
    noMatch: 'No facility is accredited in Lemery. Remove the filter “City: Lemery”.',
  },
}

export const PartialLastPage: Story = {
  args: {
    rows: sampleFacilities(340, 7),
    page: { number: 34, size: 10, totalElements: 347, totalPages: 35 },
  },
}

export const TenThousand: Story = {
  parameters: { visual: { skip: 'looks like the default' } },
  args: { page: { number: 499, size: 10, totalElements: 10_000, totalPages: 1000 } },
}

/** Distance in px of the baseline of a text from the top of the window. */
function baselineOf(element: Element): number {
  const mark = document.createElement('span')
  mark.style.display = 'inline-block'
  element.append(mark)
  const { bottom } = mark.getBoundingClientRect()
  mark.remove()
  return bottom
}

const densities = ['compact', 'regular', 'comfortable'] as const

/** Badges share the baseline of the text beside them, in a column of statuses and in one of text, in every row height. */
export const BadgesOnTheLine: Story = {
  args: {
    rows: sampleFacilities(0, 2),
    isUnpaged: true,
    columns: columns.map((column) =>
      column.id === 'province'
        ? { ...column, minWidth: 200, cell: ({ status }) => <StatusBadge {...status} size="sm" /> }
        : column,
    ),
  },
  parameters: { visual: { skip: 'Default shows the badges.' } },
  render: (args) => (
    <>
      {densities.map((density) => (
        <DataTable key={density} {...args} label={density} view={{ density, hiddenColumns: [] }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const density of densities) {
      const [, row] = within(canvas.getByRole('grid', { name: density })).getAllByRole('row')
      const text = row?.querySelector('a, th')
      const labels = row ? within(row).getAllByText('Accredited') : []
      await expect(labels).toHaveLength(2)
      const distances = labels.map((label) => Math.abs(baselineOf(label) - baselineOf(text as Element)))
      await expect([density, ...distances.filter((px) => px > 0.5)]).toEqual([density])
    }
  },
}
