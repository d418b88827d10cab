import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { SearchField } from './index.ts'
import type { SearchFieldProps } from './index.ts'

function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Search facilities',
    isLabelHidden: true,
    placeholder: 'Name or code',
    value: '',
    width: 'medium',
    onChange: () => undefined,
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { value: 'Sampaguita' },
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Filled: Story = { args: { value: 'Sampaguita' } }
export const TooShort: Story = {
  args: { value: 'Sa', minLength: 3 },
  play: async () => {
    await expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('Type at least 3 characters.')
  },
}
export const Invalid: Story = {
  args: {
    hint: 'Name, code or licence number.',
    isRequired: true,
    errorMessage: 'Enter what to search for.',
  },
}
export const Keyboard: Story = {
  play: async ({ args }) => {
    const box = screen.getByRole('searchbox', { name: 'Search facilities' })
    await userEvent.type(box, 'clinic{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('clinic')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
  },
}
