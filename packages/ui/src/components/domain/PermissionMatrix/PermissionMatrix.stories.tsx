import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ActionMenu } from '../../overlays/Menu/index.ts'
import { PermissionMatrix } from './index.ts'
import type { Grants, PermissionMatrixProps } from './index.ts'

function Live(props: PermissionMatrixProps) {
  const [grants, setGrants] = useState<Grants>(props.grants)
  return (
    <PermissionMatrix
      {...props}
      grants={grants}
      onChange={
        props.onChange &&
        ((role, permission, isGranted) => {
          props.onChange?.(role, permission, isGranted)
          setGrants({ ...grants, [role]: { ...grants[role], [permission]: isGranted ? 'all' : undefined } })
        })
      }
    />
  )
}

const renamed = fn()

const meta = {
  title: 'Domain/PermissionMatrix',
  component: PermissionMatrix,
  args: {
    label: 'Permissions of the roles',
    roles: [
      { id: 'COORD', name: 'Coordinator', holders: 212, isFixed: true },
      { id: 'OFFICER', name: 'Accreditation officer', holders: 6 },
      { id: 'RATES', name: 'Rates officer', holders: 1 },
      { id: 'APPROVER', name: 'Approver', holders: 2 },
    ],
    groups: [
      {
        label: 'Facilities',
        permissions: [
          { id: 'VIEW', label: 'See facilities' },
          { id: 'EDIT', label: 'Change facilities', hint: 'Plain fields; others need a request.' },
        ],
      },
      {
        label: 'Prices',
        permissions: [
          { id: 'RATE', label: 'Change rates' },
          { id: 'BACKDATE', label: 'Back-date rates' },
        ],
      },
    ],
    grants: {
      COORD: { VIEW: 'affiliated', EDIT: 'own', RATE: 'own' },
      OFFICER: { VIEW: 'all', EDIT: 'all' },
      RATES: { VIEW: 'all', RATE: 'all' },
      APPROVER: { VIEW: 'all', EDIT: 'all', RATE: 'all' },
    },
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PermissionMatrix>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { visual: { widths: [1440, 1024] } } }
/** Where too few of many roles have room beside each other, one role is shown at a time instead of a cut table. */
export const Tablet: Story = {
  args: {
    roles: Array.from({ length: 8 }, (_, at) => ({ id: `R${at}`, name: `Role ${at + 1}`, holders: at })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 752 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}
/** The boxes of a row are on the first line of its name, and a limit beneath one has room below it. */
export const BoxesInLine: Story = {
  args: {
    grants: { COORD: { VIEW: 'affiliated' }, OFFICER: { VIEW: 'own', EDIT: 'all' }, RATES: { RATE: 'own' } },
  },
  play: async ({ canvas }) => {
    const middle = (element: Element | Range) => {
      const { top, height } = element.getBoundingClientRect()
      return top + height / 2
    }
    const rows = canvas.getAllByRole('row').filter((row) => row.querySelector('input'))
    await expect(rows).toHaveLength(4)
    for (const row of rows) {
      const name = document.createRange()
      name.selectNodeContents(within(row).getByRole('rowheader').firstChild ?? row)
      for (const box of row.querySelectorAll('input, svg'))
        await expect(Math.abs(middle(box) - middle(name))).toBeLessThanOrEqual(1.5)
      const { bottom } = row.getBoundingClientRect()
      for (const limit of within(row).queryAllByText(/^(?:affiliated|own record)$/u))
        await expect(bottom - limit.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(3.5)
    }
    // with a hint, with a limit or with neither, no row is higher than another
    await expect(new Set(rows.map((row) => row.getBoundingClientRect().height)).size).toBe(1)
  },
}
export const ReadOnly: Story = { args: { onChange: undefined } }
export const ForcedColors: Story = { parameters: { visual: { forcedColors: true } } }
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
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'RATES')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Back-date rates' }))
    await expect(args.onChange).toHaveBeenCalledWith('RATES', 'BACKDATE', true)
  },
}
/** A role that is made by its users says so, and its menu stands at its name. */
export const Actions: Story = {
  args: {
    roles: [
      { id: 'OFFICER', name: 'Accreditation officer', holders: 6 },
      {
        id: 'COORD',
        name: 'Roster clerk',
        holders: 1,
        note: 'Own role',
        menu: (
          <ActionMenu
            size="sm"
            label="Actions for Roster clerk"
            entries={[{ id: 'rename', label: 'Rename', onAction: renamed }]}
          />
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    renamed.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Roster clerk' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Rename' }))
    await expect(renamed).toHaveBeenCalledOnce()
    // the text of all heads ends on one line, with a menu below it or without
    const ends = ['Permission', '6 people', '1 person', 'Held by'].map((text) => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(text).lastChild as Node)
      return Math.round(range.getBoundingClientRect().bottom)
    })
    await expect(new Set(ends).size).toBe(1)
    const boxes = canvas.getAllByRole('checkbox', { name: /^Roster clerk may/u })
    await expect(new Set(boxes.map((box) => box.getBoundingClientRect().left)).size).toBe(1)
  },
}
/** Eight roles at the width of a desktop: who holds a permission takes one line, no head parts a word, nothing scrolls. */
export const Desktop: Story = {
  args: {
    roles: Array.from({ length: 8 }, (_, at) => ({
      id: `R${at}`,
      name: 'System Administrator',
      holders: 20,
    })),
    grants: Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`R${at}`, { EDIT: 'own' }])),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1144 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { skip: 'Default shows the same with fewer roles.' } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(1144)
    const linesOf = (element: Node) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    await expect(linesOf(canvas.getByText('8 roles, 160 people'))).toBe(1)
    for (const head of within(grid).getAllByRole('columnheader', { name: /^System/u }))
      await expect(linesOf(head.firstChild ?? head)).toBe(2)
    for (const row of within(grid)
      .getAllByRole('row')
      .filter((each) => each.querySelector('input')))
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(46)
  },
}
/** More roles than a desktop has room for: head and names stay in view while the frame scrolls. */
export const ManyRoles: Story = {
  args: {
    roles: Array.from({ length: 14 }, (_, at) => ({ id: `R${at}`, name: `Role ${at + 1}`, holders: at })),
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Permissions of the roles' })
    const frame = grid.parentElement
    if (!frame) throw new Error('No frame')
    frame.scrollLeft = 300
    await expect(frame.scrollLeft).toBe(300)
    const name = within(grid).getByRole('rowheader', { name: 'Change rates' })
    await expect(Math.round(name.getBoundingClientRect().left)).toBe(
      Math.round(frame.getBoundingClientRect().left),
    )
    frame.scrollLeft = 0
  },
}
/** One stop of the Tab key, arrows between the cells, Space ticks; who holds it follows. */
export const KeyboardWalk: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const grid = canvas.getByRole('grid', { name: 'Permissions of the roles' })
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    canvas.getByRole('checkbox', { name: 'Accreditation officer may: Change rates' }).focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith('OFFICER', 'BACKDATE', true)
    await expect(within(grid).getByText('1 role, 6 people')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvasElement.ownerDocument.activeElement).toHaveTextContent('—')
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  },
}
/** Names of any length and no roles at all are drawn, not thrown. */
export const OddInput: Story = {
  args: {
    roles: [{ id: 'constructor', name: 'unbroken'.repeat(30) }],
    grants: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('nobody')).toHaveLength(4)
  },
}
