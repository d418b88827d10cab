import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { controlled } from '../../../styles/controlled.fixture.tsx'
import { TimeField } from './index.ts'

const Controlled = controlled(TimeField)

const meta = {
  title: 'Fields/TimeField',
  component: TimeField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Opens at', value: '08:30', onChange: fn() },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Empty: Story = { args: { value: null } }
export const Keyboard: Story = {
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(screen.getByRole('spinbutton', { name: /hour/u })).toHaveFocus()
    await userEvent.keyboard('0945')
    await expect(args.onChange).toHaveBeenLastCalledWith('09:45')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('09:46')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
    await expect(screen.getByRole('spinbutton', { name: /hour/u })).toHaveTextContent('09')
  },
}
/** Out of bounds by itself, without a word from the form. */
export const BelowLeast: Story = {
  args: { value: '05:00', minValue: '06:00' },
  play: async () => {
    await expect(screen.getByRole('group', { name: 'Opens at' })).toHaveAttribute('data-invalid')
    await expect(screen.getByText('Choose 06:00 or later.')).toBeVisible()
  },
}
/** A text that is no time shows as an empty field. */
export const BadInput: Story = { args: { value: '25:71' } }
export const Invalid: Story = {
  args: {
    value: null,
    isRequired: true,
    hint: 'On the 24-hour clock.',
    errorMessage: 'Enter the time it opens.',
  },
}
