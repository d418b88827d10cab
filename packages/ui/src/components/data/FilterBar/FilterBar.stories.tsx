import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TopBar } from '../../shell/TopBar/index.ts'
import { FilterBar } from './index.ts'
import type { FilterBarProps, FilterDeclaration } from './index.ts'

const filters: readonly FilterDeclaration[] = [
  {
    id: 'type',
    label: 'Type',
    kind: 'one',
    isSuggested: true,
    options: ['Hospital', 'Medical clinic', 'Dental clinic'].map((label) => ({ value: label, label })),
  },
  {
    id: 'status',
    label: 'Status',
    kind: 'many',
    isSuggested: true,
    options: ['On process', 'Accredited', 'For payment only', 'Suspended'].map((label) => ({
      value: label,
      label,
    })),
  },
  { id: 'province', label: 'Province', kind: 'text', isSuggested: true },
  {
    id: 'owner',
    label: 'Ownership',
    kind: 'one',
    options: [
      { value: 'GOVERNMENT', label: 'Government' },
      { value: 'PRIVATE', label: 'Private' },
    ],
  },
]

function Live(props: FilterBarProps) {
  const [values, setValues] = useState(props.values)
  return (
    <FilterBar
      {...props}
      values={values}
      onChange={(next) => {
        props.onChange(next)
        setValues(next)
      }}
    />
  )
}

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filters of facilities',
    filters,
    values: { type: ['Hospital'], province: ['Batangas'] },
    resultCount: 347,
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

/** The editor is loaded with the first press. */
const patient = { timeout: 5000 }

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const NothingSet: Story = { args: { values: {} } }
export const ManyValues: Story = { args: { values: { status: ['Accredited', 'Suspended', 'On process'] } } }
/** C8 */
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
/** C8: no chip is cut beside other acts, and every filter is in the sheet. */
export const PhoneNothingSet: Story = {
  args: { values: {} },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement }) => {
    const toolbar = canvas.getByRole('toolbar')
    await expect(toolbar.scrollWidth).toBe(toolbar.clientWidth)
    await expect(within(toolbar).getAllByRole('button')).toHaveLength(1)
    await userEvent.click(within(toolbar).getByRole('button', { name: 'Filters' }))
    const sheet = await within(canvasElement.ownerDocument.body).findByRole(
      'dialog',
      { name: 'Filters' },
      patient,
    )
    for (const name of ['Type', 'Status', 'Ownership'])
      await expect(within(sheet).getByRole('group', { name })).toBeInTheDocument()
  },
}
/** C1, C7: choosing turns the dashed chip into a filled one. */
export const Choosing: Story = {
  args: { values: {} },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter Status' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('checkbox', { name: 'Accredited' }, patient))
    await userEvent.click(page.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Status: Accredited' })).toBeVisible())
  },
}
/** C3, C5: arrows move, Delete removes, the focus stays in the bar. */
export const Keyboard: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    canvas.getByRole('button', { name: 'Type: Hospital' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Province: Batangas' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenCalledWith({ type: ['Hospital'] })
    await expect(canvas.getByRole('toolbar')).toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement,
    )
  },
}
/** What is typed after opening goes into the field, each time it is opened. */
export const TypedAtOnce: Story = {
  args: { values: { province: ['Batangas'] } },
  parameters: { visual: { skip: 'an editor open as in the story of its options' } },
  play: async ({ canvas, args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    for (const typed of ['Q', 'R']) {
      await userEvent.click(canvas.getByRole('button', { name: /^Province: / }))
      const field = await page.findByRole('textbox', { name: 'Province contains' }, patient)
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.keyboard(`${typed}{Enter}{Escape}`)
      await expect(args.onChange).toHaveBeenLastCalledWith({ province: [expect.stringContaining(typed)] })
    }
  },
}
/** C6 */
export const ClearAll: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onChange).toHaveBeenCalledWith({})
  },
}
/** C7: a sheet of full height on phones. */
export const PhoneSheet: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('dialog', { name: 'Filters' }, patient)).toBeInTheDocument()
  },
}
/** Under the bar of the shell, which stays on top of the page: the sheet lies over it, its title in sight. */
export const PhoneSheetOverTopBar: Story = {
  globals: { viewport: { value: 'w390' } },
  render: (args) => (
    <>
      <TopBar end="Marisol Santos" onOpenMenu={fn()} />
      <FilterBar {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const document = canvasElement.ownerDocument
    const sheet = await within(document.body).findByRole('dialog', { name: 'Filters' }, patient)
    const { left, top } = within(sheet).getByText('Filters').getBoundingClientRect()
    await expect(sheet).toContainElement(document.elementFromPoint(left + 1, top + 1) as HTMLElement)
  },
}
export const ForcedColors: Story = { parameters: { visual: { forcedColors: true } } }
/** Values that are no option are shown as they are; endless words are cut in the chip and whole in the editor. */
export const BadInput: Story = {
  args: {
    values: {
      status: ['GONE', '', '  ', 'GONE'],
      province: ['Pangkalahatang_lalawigan_'.repeat(8)],
      unknown: ['nobody declared this'],
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Status: GONE' })).toBeInTheDocument()
  },
}
