import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { NativeSelect } from '../../fields/NativeSelect/index.ts'
import { TextField } from '../../fields/TextField/index.ts'
import { columns } from './columns.fixture.tsx'
import { sampleFacilities } from './facilities.fixture.ts'
import type { SampleFacility } from './facilities.fixture.ts'
import { DataTable, ViewButton } from './index.ts'
import type { TableView } from './index.ts'
import { Live, menu, narrowToo, patient, tableArgs } from './DataTable.fixture.tsx'
import type { Props } from './DataTable.fixture.tsx'

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleFacility>,
  args: tableArgs,
} satisfies Meta<typeof DataTable<SampleFacility>>

export default meta

type Story = StoryObj<typeof meta>

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

const withTwoLinks: Props['columns'] = columns.map((column) =>
  column.id === 'city'
    ? {
        ...column,
        priority: 1,
        cell: ({ city, province }) => (
          <>
            <Link href="#city">{city}</Link> <Link href="#province">{province}</Link>
          </>
        ),
      }
    : column,
)

/** D6: left and right reach each of two links in one cell, and then the cell beside it. */
export const ControlsInOneCell: Story = {
  args: { columns: withTwoLinks },
  parameters: { visual: { skip: 'looks like the default' } },
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid')
    const [city, province] = [...table.querySelectorAll<HTMLElement>('tbody td a')]
    city?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(province).toHaveFocus()
    await expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(city).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(province?.closest('td')?.nextElementSibling).toHaveFocus()
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
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('checkbox', { name: 'City' }, patient))
    await waitFor(() => expect(canvasElement.querySelector('thead')).not.toHaveTextContent('City'))
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
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('checkbox', { name: 'City' }, patient))
    await waitFor(() => expect(canvasElement.querySelector('thead')).not.toHaveTextContent('City'))
  },
}

/** D21: widths are dragged at the edge, or changed by keyboard in the Columns menu; a double press takes them back. */
export const Widths: Story = {
  args: { caption: 'Facilities' },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const column = () => canvas.getByRole('columnheader', { name: 'City' })
    const width = () => column().getBoundingClientRect().width
    const before = width()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Make City wider' }, patient))
    // a chosen width is kept: the column no longer takes a share of what is left
    await waitFor(() => expect(column().style.width).toContain('+ 0 * var(--share)'))
    await userEvent.click(page.getByRole('button', { name: 'Reset the widths' }))
    await waitFor(() => expect(width()).toBe(before))
  },
}
