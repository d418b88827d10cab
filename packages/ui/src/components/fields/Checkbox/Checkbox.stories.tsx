import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/index.ts'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { Checkbox } from './index.ts'
import type { CheckboxProps } from './index.ts'

function Controlled(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected ?? false)
  return <Checkbox {...props} isSelected={isSelected} onChange={setSelected} />
}

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  render: (args) => <Controlled {...args} />,
  args: { children: 'Accepts walk-in patients' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { isSelected: true },
  render: (args) => (
    <FieldStates>
      {({ label, ...state }) => (
        <Controlled {...args} {...state}>
          {label ?? args.children}
        </Controlled>
      )}
    </FieldStates>
  ),
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Selected: Story = { args: { isSelected: true } }
export const Indeterminate: Story = { args: { isIndeterminate: true, children: 'All room categories' } }
export const WithHint: Story = { args: { hint: 'Shown in the public directory.' } }
export const Invalid: Story = {
  args: { id: 'consent', isRequired: true, errorMessage: 'Confirm that the answers are true.' },
  play: async () => {
    const box = screen.getByRole('checkbox')
    await expect(box).toHaveAttribute('id', 'consent')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Confirm that the answers are true.')
  },
}
export const Disabled: Story = {
  render: () => (
    <Stack gap={2}>
      <Checkbox isDisabled>Not selected</Checkbox>
      <Checkbox isDisabled isSelected>
        Selected
      </Checkbox>
    </Stack>
  ),
}
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('checkbox')).toBeChecked()
  },
}
export const LongTextNarrow: Story = {
  args: {
    children: 'I confirm that the answers and the documents are true and that I may act for this facility.',
  },
  globals: { viewport: { value: 'w320' } },
}
