import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FieldStates } from '../../styles/field-states.fixture.tsx'
import { Select } from './index.ts'
import type { SelectProps } from './index.ts'

function Held(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return <Select {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/Select',
  component: Select,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Service type',
    value: null,
    width: 'long',
    onChange: () => undefined,
    options: [
      { id: 'OUTPATIENT', label: 'Outpatient', hint: 'Consultations and procedures without a bed' },
      { id: 'OP_OR', label: 'Outpatient operating room' },
      { id: 'INPATIENT', label: 'Inpatient' },
      { id: 'OTHER', label: 'Other', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { value: 'INPATIENT' },
  render: (args) => <FieldStates>{(state) => <Held {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Chosen: Story = { args: { value: 'INPATIENT' } }
export const Open: Story = {
  args: { value: 'OP_OR' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Service type/u }))
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('in{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: /Inpatient/u })).toHaveFocus())
  },
}
/** The chosen words in a box of text: reached and read like every other field, with no list behind it. */
export const ReadOnly: Story = {
  args: { value: 'OP_OR', isReadOnly: true, name: 'service', hint: 'Set by the contract.' },
  play: async ({ canvasElement }) => {
    const box = screen.getByRole('textbox', { name: 'Service type' })
    await expect(box).toHaveAttribute('readonly')
    await expect(box).toHaveAccessibleDescription('Set by the contract.')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}x')
    await expect(box).toHaveValue('Outpatient operating room')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(canvasElement.querySelector('input[name="service"]')).toHaveValue('OP_OR')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, hint: 'It decides which prices hold.', errorMessage: 'Choose a service type.' },
}
export const Narrow: Story = { args: { value: 'OP_OR' }, globals: { viewport: { value: 'w320' } } }
/** A retired code is shown as it is; of two options with one id the first counts. */
export const BadInput: Story = {
  args: {
    value: 'GONE',
    options: [
      { id: 'A', label: 'Accredited' },
      { id: 'S', label: 'Suspended' },
      { id: 'A', label: 'Accredited, once more' },
    ],
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: /GONE/u })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /GONE/u }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  },
}
