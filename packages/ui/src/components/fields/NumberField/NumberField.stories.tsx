import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Dialog } from '../../overlays/Dialog/index.ts'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { NumberField } from './index.ts'
import type { NumberFieldProps } from './index.ts'

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  return <NumberField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Bed capacity',
    value: 120,
    minValue: 0,
    maxValue: 5000,
    onChange: () => undefined,
    width: 'medium',
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Empty: Story = { args: { value: null } }
export const Percent: Story = {
  args: { label: 'Discount', value: 12.5, format: 'percent', decimals: 2, maxValue: 100 },
}
export const WithoutButtons: Story = { args: { hasButtons: false } }
export const Invalid: Story = {
  args: {
    hint: 'Beds the licence allows.',
    errorMessage: 'Enter the bed capacity as a whole number.',
    isRequired: true,
  },
}
export const Steps: Story = {
  play: async () => {
    const input = screen.getByRole('textbox', { name: 'Bed capacity' })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(input).toHaveValue('121')
  },
}
/** NaN is an empty field. */
export const BadInput: Story = {
  args: { value: Number.NaN },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Bed capacity' })).toHaveValue('')
  },
}
/** A dialog has buttons of its own by slot; the field's must not be taken for them. */
export const InDialogByKeyboard: Story = {
  render: (args) => (
    <Dialog isOpen onOpenChange={() => undefined} title="Change the bed capacity">
      <Controlled {...args} />
    </Dialog>
  ),
  play: async () => {
    const input = await screen.findByRole('textbox', { name: 'Bed capacity' })
    input.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(input).toHaveValue('121')
    await userEvent.click(screen.getByRole('button', { name: /Decrease/u }))
    await expect(input).toHaveValue('120')
  },
}
