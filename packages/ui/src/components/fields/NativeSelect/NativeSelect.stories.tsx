import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { NativeSelect } from './index.ts'
import type { NativeSelectProps } from './index.ts'

function Controlled(props: NativeSelectProps) {
  const [value, setValue] = useState(props.value)
  return <NativeSelect {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/NativeSelect',
  component: NativeSelect,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Facility type',
    value: '',
    placeholder: 'Choose a type',
    onChange: () => undefined,
    options: [
      { value: 'HOSPITAL', label: 'Hospital' },
      { value: 'CLINIC', label: 'Clinic' },
      { value: 'DENTAL', label: 'Dental clinic', isDisabled: true },
    ],
  },
} satisfies Meta<typeof NativeSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { value: 'CLINIC' },
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Chosen: Story = {
  play: async () => {
    const select = screen.getByRole('combobox', { name: 'Facility type' })
    await userEvent.selectOptions(select, 'Clinic')
    await expect(select).toHaveValue('CLINIC')
  },
}
/** Choices of another kind stand apart, under a heading of their own. */
export const Grouped: Story = {
  args: {
    options: [
      { value: 'WARD', label: 'Ward' },
      { value: 'PRIV', label: 'Private' },
      { value: 'NONE', label: 'No room category', group: 'Without a room' },
    ],
  },
  play: async ({ canvasElement }) => {
    const group = canvasElement.querySelector('optgroup')
    await expect(group).toHaveAttribute('label', 'Without a room')
    await expect(group?.querySelectorAll('option')).toHaveLength(1)
    await userEvent.selectOptions(screen.getByRole('combobox'), 'No room category')
    await expect(screen.getByRole('combobox')).toHaveValue('NONE')
  },
}
/** The chosen words in a box of text; a plain form still sends the value. */
export const ReadOnly: Story = {
  args: { value: 'CLINIC', isReadOnly: true, name: 'type' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const box = screen.getByRole('textbox', { name: 'Facility type' })
    await expect(box).toHaveFocus()
    await expect(box).toHaveAttribute('readonly')
    await expect(box).toHaveValue('Clinic')
    await expect(screen.queryByRole('combobox')).toBeNull()
    await expect(canvasElement.querySelector('input[name="type"]')).toHaveValue('CLINIC')
  },
}
export const Invalid: Story = {
  args: {
    isRequired: true,
    hint: 'It decides which documents are asked for.',
    errorMessage: 'Choose a facility type.',
  },
}
export const Narrow: Story = { args: { width: 'medium' }, globals: { viewport: { value: 'w320' } } }
/** A retired code is shown as it is; of two options with one value the first counts. */
export const BadInput: Story = {
  args: {
    value: 'GONE',
    placeholder: undefined,
    options: [
      { value: 'A', label: 'Accredited' },
      { value: 'S', label: 'Suspended' },
      { value: 'A', label: 'Accredited, once more' },
    ],
  },
  play: async () => {
    await expect(screen.getByRole('combobox')).toHaveDisplayValue('GONE')
    await expect(screen.getAllByRole('option')).toHaveLength(3)
  },
}
/** The browser's own list takes no keys from a script; that it is reached, and that the choice holds, can be seen. */
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    const select = screen.getByRole('combobox', { name: 'Facility type' })
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Hospital')
    await userEvent.tab()
    await expect(select).toHaveValue('HOSPITAL')
  },
}
