import ExternalLink from '@lucide/icons/icons/external-link'
import Printer from '@lucide/icons/icons/printer'
import Trash2 from '@lucide/icons/icons/trash'
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { NativeSelect } from '../../fields/NativeSelect/index.ts'
import { TextField } from '../../fields/TextField/index.ts'
import { expectStandstill } from '../../../styles/standstill.fixture.ts'
import { columns } from './columns.fixture.tsx'
import { sampleFacilities } from './facilities.fixture.ts'
import type { SampleFacility } from './facilities.fixture.ts'
import { DomainBadge } from '../../domain/DomainBadge/index.ts'
import { DataTable, ViewButton } from './index.ts'
import type { DataTableProps, TableChange, TableView } from './index.ts'

/** A menu is loaded when it is opened for the first time. */
const patient = { timeout: 5000 }

type Props = DataTableProps<SampleFacility>

/** For stories whose layout on a phone is another one. */
const narrowToo = { visual: { widths: [1024, 390] } }

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleFacility>,
  args: {
    label: 'Facilities',
    columns,
    rows: sampleFacilities(0, 10),
    rowKey: (row) => row.code,
    rowHref: (row) => `#/facilities/${row.code}`,
    page: { number: 0, size: 10, totalElements: 347, totalPages: 35 },
    sort: 'name,ASC',
    onChange: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof DataTable<SampleFacility>>
export default meta
type Story = StoryObj<typeof meta>

function Live(props: Props) {
  const [state, setState] = useState<TableChange>({
    page: 0,
    size: 10,
    sort: 'name,ASC',
    selection: new Set(),
  })
  const [view, setView] = useState<TableView>({ hiddenColumns: [] })
  const total = props.page.totalElements
  const totalPages = Math.ceil(total / state.size)
  return (
    <DataTable
      {...props}
      rows={sampleFacilities(
        state.page * state.size,
        Math.max(0, Math.min(state.size, total - state.page * state.size)),
      )}
      page={{ number: state.page, size: state.size, totalElements: total, totalPages }}
      sort={state.sort}
      selection={state.selection}
      view={view}
      onViewChange={setView}
      onChange={(next) => {
        props.onChange(next)
        setState(next)
      }}
    />
  )
}

const menu: NonNullable<Props['rowMenu']> = (row) => [
  { id: 'open', label: 'Open record', icon: ExternalLink, onAction: fn() },
  { id: 'print', label: `Print label of ${row.code}`, icon: Printer, onAction: fn() },
  { id: 'remove', label: 'Delete', icon: Trash2, isDanger: true, onAction: fn() },
]

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
/** D18: below 480 px a real list; one of the ten facilities has no physicians. */
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
    const list = canvas.getByRole('list', { name: 'Facilities' })
    await expect(within(list).getAllByText('Valid until:').length).toBeGreaterThan(1)
    // one without physicians says nothing of them, and a code needs no label to be seen
    await expect(within(list).getAllByText('Physicians:')).toHaveLength(9)
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
    const list = canvas.getByRole('list', { name: 'Facilities' })
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
export const OneRow: Story = {
  args: { rows: sampleFacilities(0, 1), page: { number: 0, size: 10, totalElements: 1, totalPages: 1 } },
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

/** D8, D12: selection keeps across pages and says how many are elsewhere. */
export const SelectionAcrossPages: Story = {
  args: { selectionMode: 'across', selectionActions: <Button>Print labels</Button> },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await expect(canvas.getByText('10 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Agila General Hospital 2' }))
    await expect(canvas.getByText('11 selected, 1 on this page')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByText(/selected/u)).toBeNull()
  },
}

/** D13: Shift chooses a range. */
export const SelectionRange: Story = {
  args: { selectionMode: 'multiple' },
  parameters: narrowToo,
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByRole('checkbox', { name: 'Select Capiz Street Family Clinic' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: 'Select Halaman Diagnostic Center' }))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByText('4 selected')).toBeVisible()
  },
}

/** D5, D6: one tab stop, arrows between cells, Home and End, Enter on the link. */
export const KeyboardWalk: Story = {
  parameters: { visual: { skip: 'looks like the default' } },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('grid')
    const links = within(table).getAllByRole('link')
    links[0]?.focus()
    await expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}')
    await expect(links[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvasElement.ownerDocument.activeElement).toHaveTextContent('HF')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('button', { name: /^Facility/u })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(canvasElement.ownerDocument.activeElement).toHaveTextContent('42')
    await expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  },
}

const withFields: Props['columns'] = [
  ...columns.slice(0, 1),
  {
    id: 'decision',
    header: 'Decision',
    text: () => 'Accept',
    cell: ({ name }) => (
      <NativeSelect
        label={`Decision on ${name}`}
        isLabelHidden
        value="yes"
        onChange={() => undefined}
        options={[{ value: 'yes', label: 'Accept' }]}
      />
    ),
  },
  {
    id: 'reason',
    header: 'Reason',
    text: () => 'None',
    // every second row has no such field
    cell: ({ name, code }) =>
      Number(code.slice(-1)) % 2 === 1 ? (
        <TextField label={`Reason, ${name}`} isLabelHidden value="" onChange={() => undefined} />
      ) : null,
  },
]

/** D5, D23: Tab walks the fields, Enter their column, Escape returns to the cell, and arrows pass over fields. */
export const FieldsInRows: Story = {
  parameters: { visual: { skip: 'Fields are drawn by the owner; this shows their keys.' } },
  args: { columns: withFields, rows: sampleFacilities(0, 3), isUnpaged: true },
  render: (args) => (
    <>
      <Button>Before</Button>
      <DataTable {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const active = () => canvasElement.ownerDocument.activeElement
    const [first, second, third] = canvas.getAllByRole('combobox')
    const [reason] = canvas.getAllByRole('textbox')
    if (!first || !second || !third || !reason) throw new Error('The story has three rows of fields.')
    const fields = [...canvasElement.querySelectorAll('select, input')]
    canvas.getByRole('button', { name: 'Before' }).focus()
    await userEvent.tab()
    for (const field of fields) {
      await userEvent.tab()
      await expect(field).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    for (const field of fields.toReversed()) {
      await expect(field).toHaveFocus()
      await userEvent.tab({ shift: true })
    }
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus()
    first.focus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(active()).toBe(second.closest('td'))
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toBe(first.closest('td'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{F2}')
    await expect(first).toHaveFocus()
    const [upper, lower] = canvas.getAllByRole('textbox')
    upper?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(lower).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(upper).toHaveFocus()
  },
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

/** D7, D9, D11: turning and sorting keep the DOM of the rows, the focus, and announce the range once. */
export const TurningPages: Story = {
  parameters: { visual: { skip: 'looks like the default' } },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    const before = canvas.getAllByRole('row')[1]
    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.click(next)
    await expect(next).toHaveFocus()
    await expect(canvas.getAllByRole('row')[1]).toBe(before)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('11 to 20 of 347'))
    await userEvent.click(canvas.getByRole('button', { name: /^Facility/u }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: 'name,DESC', page: 0 }),
    )
    await expect(canvas.getByRole('columnheader', { name: /^Facility/u })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}

/** D10: a page past the end goes to the last page and says so. */
export const PagePastTheEnd: Story = {
  args: { rows: [], page: { number: 40, size: 10, totalElements: 347, totalPages: 35 } },
  play: async ({ canvas, args }) => {
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ page: 34 }))
    await expect(canvas.getByRole('status')).toHaveTextContent('does not exist any more')
  },
}

/** D14: the row link is a true anchor; only plain clicks are handed to the router. */
export const RowLinks: Story = {
  parameters: { visual: { skip: 'looks like the default' } },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Agila General Hospital' })
    await expect(link).toHaveAttribute('href', '#/facilities/HF0000131')
    await userEvent.click(link)
    await expect(args.onNavigate).toHaveBeenCalledWith('#/facilities/HF0000131')
  },
}

/** D16: the row menu opens at its button, with the focus on its first entry. */
export const RowMenuOpen: Story = {
  args: { rowMenu: menu },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Dalisay Medical Center' }))
    const page = within(canvasElement.ownerDocument.body)
    const first = await page.findByRole('menuitem', { name: 'Open record' }, patient)
    await waitFor(() => expect(first).toHaveFocus())
  },
}

/** D16: Escape closes the row menu and gives the focus back. */
export const RowMenuCloses: Story = {
  parameters: { visual: { skip: 'RowMenuOpen shows the menu; here it is closed again.' } },
  args: { rowMenu: menu },
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Dalisay Medical Center' })
    await userEvent.click(trigger)
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('menuitem', { name: 'Open record' }, patient)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** D17: columns and density in one menu. */
export const ViewMenuOpen: Story = {
  args: { caption: 'Facilities' },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('checkbox', { name: 'City' }, patient))
    await waitFor(() => expect(canvasElement.querySelector('thead')).not.toHaveTextContent('City'))
  },
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

function OwnHead(props: Props) {
  const [view, setView] = useState<TableView>({ hiddenColumns: [] })
  return (
    <>
      <ViewButton columns={props.columns} rows={props.rows} view={view} onViewChange={setView} />
      <DataTable {...props} hasHead={false} view={view} onViewChange={setView} />
    </>
  )
}

/** D17: the owner draws the head, and its button opens the same menu. */
export const HeadElsewhere: Story = {
  args: { caption: 'Facilities' },
  parameters: { visual: { skip: 'Default shows the table, ViewMenuOpen the menu.' } },
  render: (args) => <OwnHead {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading', { name: 'Facilities' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('checkbox', { name: 'City' }, patient))
    await waitFor(() => expect(canvasElement.querySelector('thead')).not.toHaveTextContent('City'))
  },
}

/** D21: widths are dragged at the edge, or changed by keyboard in the View menu; a double press takes them back. */
export const Widths: Story = {
  args: { caption: 'Facilities' },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const column = () => canvas.getByRole('columnheader', { name: 'City' })
    const width = () => column().getBoundingClientRect().width
    const before = width()
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Make City wider' }, patient))
    // a chosen width is kept: the column no longer takes a share of what is left
    await waitFor(() => expect(column().style.width).toContain('+ 0 * var(--share)'))
    await userEvent.click(page.getByRole('button', { name: 'Reset the widths' }))
    await waitFor(() => expect(width()).toBe(before))
  },
}

const byCity = sampleFacilities(0, 40)
  .toSorted((a, b) => a.city.localeCompare(b.city))
  .slice(0, 10)

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
