import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { PasswordField } from './index.ts'
import type { PasswordFieldProps } from './index.ts'

function Controlled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value)
  return <PasswordField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Password', value: '', onChange: () => undefined, name: 'password', width: 'long' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { value: 'lattice' },
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Reveals: Story = {
  play: async () => {
    const input = screen.getByLabelText('Password')
    await userEvent.type(input, 'lattice')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}
export const Invalid: Story = {
  args: {
    isRequired: true,
    hint: 'The one you chose at your first sign-in.',
    errorMessage: 'Enter your password.',
  },
}
export const NewPassword: Story = {
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    hint: 'At least 12 characters; a sentence works well.',
  },
}
/** Caps lock is announced while it is on, and the button is reached and pressed without the pointer. */
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    const input = screen.getByLabelText('Password')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{CapsLock}a')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Caps lock is on.'))
    await userEvent.keyboard('{CapsLock}b')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}
