// One file of more than 300 lines: the pictures of all states of the table are kept under one title, by which they are found.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { columns } from './columns.fixture.tsx'
import { sampleFacilities } from './facilities.fixture.ts'
import type { SampleFacility } from './facilities.fixture.ts'
import { DomainBadge } from '../../domain/DomainBadge/index.ts'
import { DataTable } from './index.ts'
import { menu, narrowToo, tableArgs } from './DataTable.fixture.tsx'

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleFacility>,
  args: tableArgs,
} satisfies Meta<typeof DataTable<SampleFacility>>

export default meta

type Story = StoryObj<typeof meta>

/** D1, D2: a native table with a name; the first column heads its rows. */
export const Default: Story = {
  parameters: { visual: { widths: [1440, 1024], zoom: 4, print: true } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Facilities' })
    await expect(table.tagName).toBe('TABLE')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** Edge of a value in its card, and distance of its line from the first one, in px. */
function placeOf(label: HTMLElement, edge: 'left' | 'right'): string {
  const fact = label.parentElement
  const value = fact?.querySelector('dd')?.getBoundingClientRect()
  const facts = fact?.parentElement?.getBoundingClientRect()
  return [value?.[edge], (value?.top ?? Number.NaN) - (facts?.top ?? 0)]
    .map((px) => Math.round(px ?? 0))
    .join()
}

/** D18, D28: below 480 px a real list, with every value at one place in all cards. */
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
    await expect(canvas.queryByRole('grid')).toBeNull()
    const list = await canvas.findByRole('list', { name: 'Facilities' })
    const edges = {
      City: 'left',
      Code: 'right',
      Province: 'left',
      'Valid until': 'right',
      Physicians: 'left',
    } as const
    for (const [name, edge] of Object.entries(edges)) {
      const labels = within(list).getAllByText(`${name}:`)
      await expect(labels).toHaveLength(10)
      await expect([name, ...new Set(labels.map((label) => placeOf(label, edge)))]).toHaveLength(2)
    }
    // a code needs no label to be seen
    const [label] = within(list).getAllByText('Code:')
    await expect(label?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

/** D18: what a column omits is not in the list. */
export const PhoneOmits: Story = {
  ...Phone,
  parameters: { visual: { skip: 'looks like the phone form' } },
  args: {
    columns: columns.map((column) =>
      column.id === 'city' ? { ...column, isOmitted: ({ city }) => city === 'Lipa' } : column,
    ),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Facilities' })
    await expect(within(list).getAllByText('Batangas City')).toHaveLength(2)
    await expect(within(list).queryByText('Lipa')).toBeNull()
  },
}

export const Compact: Story = { args: { view: { density: 'compact', hiddenColumns: [] } } }

export const Comfortable: Story = { args: { view: { density: 'comfortable', hiddenColumns: [] } } }

/** Rows read across: every column stays, and the first stays in view while the others scroll under it. */
export const ReadAcross: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, priority: 1, minWidth: 240 })),
    isWide: true,
    isUnpaged: true,
  },
  play: async ({ canvas }) => {
    const name = canvas.getAllByRole('rowheader')[0]
    const scroll = canvas.getByRole('grid').parentElement
    if (!name || !scroll) throw new Error('There is no row in a scrolling place.')
    await expect(scroll.scrollWidth).toBeGreaterThan(scroll.clientWidth)
    const start = name.getBoundingClientRect().left
    // the end fades while there are columns beyond it, and no more when they are reached
    const fade = () => getComputedStyle(scroll, '::after')
    await waitFor(() => expect(fade().visibility).toBe('visible'))
    await expect([fade().inlineSize, fade().position]).toEqual(['48px', 'sticky'])
    scroll.scrollLeft = scroll.scrollWidth
    await waitFor(() => expect(fade().visibility).toBe('hidden'))
    scroll.scrollLeft = 300
    await expect(name.getBoundingClientRect().left).toBe(start)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** D18: columns leave by priority and their text moves under the first cell. */
export const InDrawer: Story = {
  decorators: [
    (Story) => (
      // 640 px between its borders
      <div style={{ maxInlineSize: 642 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    // the window is wide: the columns go by their container
    const shown = canvas.getAllByRole('columnheader').filter((head) => head.getClientRects().length > 0)
    await expect(shown.map((head) => head.textContent)).toEqual(['Facility', 'Code', 'Status', 'Valid until'])
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Bauan')
  },
}

/** Sort, selection and row marks can be distinguished without our colours. */
export const ForcedColors: Story = {
  args: {
    selectionMode: 'multiple',
    selection: new Set(sampleFacilities(1, 2).map((row) => row.code)),
    rowMenu: menu,
    rows: sampleFacilities(0, 6),
  },
  parameters: { visual: { forcedColors: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 selected')).toBeVisible()
  },
}

export const OneRow: Story = {
  args: { rows: sampleFacilities(0, 1), page: { number: 0, size: 10, totalElements: 1, totalPages: 1 } },
}

export const LongText: Story = {
  args: {
    rows: sampleFacilities(0, 3).map((row) => ({
      ...row,
      name: `${row.name} and Allied Community Health and Wellness Foundation of the Province, Incorporated`,
      city: 'Science City of a very long invented name that wraps',
    })),
    page: { number: 0, size: 10, totalElements: 3, totalPages: 1 },
  },
  parameters: narrowToo,
}

/** Without a head and pages the grounds of the first and the last row end at the corners of the frame. */
export const RoundCorners: Story = {
  args: { rows: sampleFacilities(0, 3), isUnpaged: true, selectionMode: 'multiple' },
  parameters: { visual: { skip: 'Default shows the upper corners, TintedCells the lower.' } },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('grid')
    const { left, right, top, bottom } = table.getBoundingClientRect()
    const corners = [left + 0.5, right - 0.5].flatMap((x) =>
      [top + 0.5, bottom - 0.5].map((y) => [x, y] as const),
    )
    const drawn = corners.map(([x, y]) => canvasElement.ownerDocument.elementFromPoint(x, y))
    await expect(drawn.filter((element) => table.contains(element))).toEqual([])
    await expect(table.contains(canvasElement.ownerDocument.elementFromPoint(left + 8, top + 8))).toBe(true)
  },
}

export const OneColumnLeft: Story = {
  args: { view: { hiddenColumns: columns.slice(1).map((column) => column.id) } },
}

export const WithHeadAndMenus: Story = {
  args: { caption: 'Facilities', actions: <Button>Export</Button>, rowMenu: menu, onViewChange: fn() },
  parameters: { visual: { ...narrowToo.visual, zoom: 4, print: true } },
}

/** Every part at once, for the drawing on its page. */
export const Anatomy: Story = {
  args: {
    ...WithHeadAndMenus.args,
    rows: sampleFacilities(0, 3),
    page: { number: 0, size: 10, totalElements: 12, totalPages: 2 },
    selectionMode: 'multiple',
    selection: new Set(['HF0000131']),
    selectionActions: <Button>Print labels</Button>,
  },
  parameters: { visual: { skip: 'WithHeadAndMenus and SelectionRange show its parts.' } },
}

export const PageSizes: Story = {
  args: { rows: sampleFacilities(0, 50), page: { number: 0, size: 50, totalElements: 347, totalPages: 7 } },
  parameters: { visual: { skip: 'Fifty rows: Default shows ten of them.' } },
}

const tints = ['held', 'attention', 'progress', 'positive', 'stopped', undefined] as const

/** D24: cells on a ground; their text says the same. */
export const TintedCells: Story = {
  args: {
    rows: sampleFacilities(0, 6),
    isUnpaged: true,
    columns: columns.map((column) =>
      column.id === 'physicians' || column.id === 'city'
        ? { ...column, tint: ({ code }) => tints[((Number(code.slice(2)) - 131) / 7) % tints.length] }
        : column,
    ),
  },
  parameters: { visual: { forcedColors: true } },
}

/** Keys twice, texts of 10,000 characters, columns without width, a row without any text: drawn, not thrown. */
export const BadInput: Story = {
  args: {
    columns: [
      { id: 'name', header: 'Facility', text: (row) => row.name },
      { id: 'a', header: 'A', text: () => '' },
      {
        id: 'status',
        header: 'Status',
        kind: 'status',
        text: () => 'ON_LEAVE',
        cell: () => <DomainBadge code="ON_LEAVE" />,
      },
    ],
    rows: [...sampleFacilities(0, 2), ...sampleFacilities(0, 1)].map((row, index) =>
      index === 1 ? { ...row, name: 'Unbroken'.repeat(1250) } : row,
    ),
    selectionMode: 'multiple',
    selection: new Set(['nowhere', 'HF0000131']),
    page: { number: 0, size: 10, totalElements: Number.NaN, totalPages: 1 },
  },
  parameters: { visual: { skip: 'A name of 10,000 characters makes a very tall picture.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
    await expect(canvas.getAllByText('ON_LEAVE')).toHaveLength(3)
    await expect(canvas.getAllByRole('checkbox', { name: 'Select Agila General Hospital' })).toHaveLength(2)
  },
}

const byCity = sampleFacilities(0, 40)
  .toSorted((a, b) => a.city.localeCompare(b.city))
  .slice(0, 10)

/** D26: a row without a heading, such as a total, stands first with no line over it; a total is as strong as headings. */
export const GroupedAfterTotal: Story = {
  args: {
    rows: byCity,
    columns: columns.filter(({ id }) => id !== 'city'),
    groupOf: (row) => (row === byCity[0] ? '' : row.city),
    isTotal: (row) => row === byCity[0],
    page: { number: 0, size: 10, totalElements: 10, totalPages: 1 },
  },
  parameters: { visual: { skip: 'Grouped shows the headings.' } },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(headings[0]).toMatch(new RegExp(`^${byCity[0]?.name}`, 'u'))
    await expect(headings).not.toContain('')
    const [total = [], heading = [], other = []] = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => getComputedStyle(cell).fontWeight))
    await expect(new Set(total)).toEqual(new Set(heading))
    await expect(new Set(other)).not.toEqual(new Set(total))
  },
}

/** The heading of rows that are late is red, and no other; on a phone too. */
export const GroupedLate: Story = {
  args: {
    rows: byCity,
    columns: columns.filter(({ id }) => id !== 'city'),
    groupOf: (row) => row.city,
    isGroupLate: (row) => row.city === byCity[0]?.city,
    page: { number: 0, size: 10, totalElements: 10, totalPages: 1 },
  },
  parameters: narrowToo,
  play: async ({ canvas }) => {
    const [late = '', ...others] = [...new Set(byCity.map(({ city }) => city))]
    const colorOf = (heading: string) => {
      const [text] = canvas.getAllByText(heading)
      return text === undefined ? '' : getComputedStyle(text).color
    }
    await expect(others.length).toBeGreaterThan(0)
    for (const other of others) await expect(colorOf(other)).not.toBe(colorOf(late))
  },
}

const numbered = columns.filter(({ id }) => ['name', 'code', 'physicians'].includes(id))
const physiciansOf = (city: string) =>
  byCity.filter((row) => row.city === city).reduce((sum, { physicians }) => sum + physicians, 0)

/** D26: the sums of a group stand in their columns beside its heading; on a phone below it. */
export const GroupedWithSums: Story = {
  args: {
    rows: byCity,
    columns: numbered,
    groupOf: (row) => row.city,
    groupTotal: (row) => ({ ...row, physicians: physiciansOf(row.city) }),
    page: { number: 0, size: 10, totalElements: 10, totalPages: 1 },
    isWide: true,
  },
  parameters: narrowToo,
  play: async ({ canvas }) => {
    const city = byCity[0]?.city ?? ''
    const heading = canvas.getByRole('rowheader', { name: city })
    const sums = [...(heading.closest('tr')?.querySelectorAll('td') ?? [])]
    await expect(sums.map(({ textContent }) => textContent)).toEqual([String(physiciansOf(city))])
    const header = canvas.getByRole('columnheader', { name: 'Physicians' }).getBoundingClientRect()
    await expect(sums[0]?.getBoundingClientRect().right).toBe(header.right)
    await userEvent.tab()
    await expect(heading).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(sums[0]).toHaveFocus()
    sums[0]?.blur()
  },
}

/** D26: a heading over the rows of each city; on a phone over their cards. */
export const Grouped: Story = {
  args: {
    rows: byCity,
    columns: columns.filter(({ id }) => id !== 'city'),
    groupOf: (row) => row.city,
    page: { number: 0, size: 10, totalElements: 10, totalPages: 1 },
  },
  parameters: narrowToo,
  play: async ({ canvas }) => {
    const cities = [...new Set(byCity.map(({ city }) => city))]
    const headings = canvas.getAllByRole('rowheader').filter((cell) => cities.includes(cell.textContent))
    await expect(headings.map(({ textContent }) => textContent)).toEqual(cities)
    const first = headings[0]
    await expect(first?.getBoundingClientRect().width).toBe(
      canvas.getByRole('grid').getBoundingClientRect().width,
    )
    // the arrows go to headings as to rows
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const link = canvas.getAllByRole('link')[0]
    await expect(link).toHaveFocus()
    link?.blur()
  },
}
