import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ReferenceListEditor } from './index.ts'
import type { ListItem, ReferenceListEditorProps } from './index.ts'

/** The form is fetched when it is first asked for, which takes a busy machine its time. */
const patient = { timeout: 5000 }

const item = (code: string, description: string, sortOrder: number, isDisabled = false): ListItem => ({
  id: code,
  isDisabled,
  values: { code, description, sortOrder },
})

function Live(props: ReferenceListEditorProps) {
  const [editing, setEditing] = useState(props.editing)
  return <ReferenceListEditor {...props} editing={editing} onEditingChange={setEditing} />
}

const meta = {
  title: 'Domain/ReferenceListEditor',
  component: ReferenceListEditor,
  args: {
    nouns: ['Room category', 'Room categories'],
    fields: [
      { name: 'code', label: 'Code', kind: 'code', required: true, max: 20 },
      { name: 'description', label: 'Description', kind: 'text', required: true, max: 120 },
      { name: 'sortOrder', label: 'Sort order', kind: 'number', required: false, max: 9999 },
    ],
    items: [item('WARD', 'Ward', 10), item('SPRIV', 'Semi-private', 20), item('SUITE', 'Suite', 50, true)],
    page: { number: 0, size: 10, totalElements: 3, totalPages: 1 },
    editing: undefined,
    onEditingChange: fn(),
    onChange: fn(),
    onSave: fn(),
    onEnable: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ReferenceListEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const ReadOnly: Story = { args: { onSave: undefined } }
export const Adding: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add room category' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, patient)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Code/u }), 'ICU')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Description/u }), 'Intensive care')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith(undefined, {
      code: 'ICU',
      description: 'Intensive care',
      sortOrder: null,
    })
  },
}
export const RefusedByServer: Story = {
  args: { editing: 'WARD', fieldErrors: { code: 'This code is taken by another room category.' } },
}
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const add = canvas.getByRole('button', { name: 'Add room category' })
    await userEvent.tab()
    await expect(add).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await page.findByRole('dialog', {}, patient)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(add).toHaveFocus())
  },
}
/** Items of any length on the smallest screen. */
export const LongNarrow: Story = {
  args: {
    items: [
      item('PANGKALAHATANG_SILID', 'Pangkalahatang_silid_ng_ospital_ayon_sa_rehistro', 10),
      item('SUITE', 'Suite with a room for companions, a kitchen and a view of the bay', 9999, true),
    ],
    page: { number: 0, size: 10, totalElements: 2, totalPages: 1 },
  },
  globals: { viewport: { value: 'w320' } },
}
