import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { CheckboxGroup } from './index.ts'
import type { CheckboxGroupProps } from './index.ts'

function Controlled(props: CheckboxGroupProps) {
  const [value, setValue] = useState<readonly string[]>(props.value)
  return <CheckboxGroup {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Services offered',
    value: ['LAB'],
    onChange: () => undefined,
    options: [
      { value: 'LAB', label: 'Laboratory' },
      { value: 'XRAY', label: 'X-ray', hint: 'Needs its own licence.' },
      { value: 'DIALYSIS', label: 'Dialysis' },
      { value: 'PHARMACY', label: 'Pharmacy', isDisabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const TwoColumns: Story = { args: { columns: 2 } }
export const Invalid: Story = {
  args: {
    value: [],
    isRequired: true,
    hint: 'Of this facility itself.',
    errorMessage: 'Choose at least one service.',
  },
  play: async () => {
    await expect(screen.getByRole('group', { name: 'Services offered' })).toHaveAccessibleDescription(
      /Choose at least one service\.$/u,
    )
  },
}
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(screen.getByRole('checkbox', { name: 'Laboratory' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('checkbox', { name: 'Laboratory' })).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('checkbox', { name: 'X-ray' })).toBeChecked()
    await expect(screen.getByRole('checkbox', { name: 'X-ray' })).toHaveAccessibleDescription(
      /^Needs its own licence\./u,
    )
  },
}
/** Of two options with one value the first counts; a value that is no option selects none. */
export const BadInput: Story = {
  args: {
    value: ['GONE'],
    options: [
      { value: 'A', label: 'Accredited' },
      { value: 'S', label: 'Suspended' },
      { value: 'A', label: 'Accredited, once more' },
    ],
  },
  play: async () => {
    await expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  },
}
