import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { controlled } from '../../../styles/controlled.fixture.tsx'
import { MoneyField } from './index.ts'

const Controlled = controlled(MoneyField)

const meta = {
  title: 'Fields/MoneyField',
  component: MoneyField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Daily rate', value: 1_240_000, onChange: fn(), name: 'dailyRate' },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Empty: Story = { args: { value: null } }
export const Pasted: Story = {
  args: { value: null },
  play: async ({ args }) => {
    const input = screen.getByRole('textbox', { name: 'Daily rate' })
    await userEvent.click(input)
    await userEvent.paste('₱ 12,400.5')
    await expect(args.onChange).toHaveBeenLastCalledWith(1_240_050)
    await userEvent.tab()
    await expect(input).toHaveValue('12,400.50')
  },
}
export const NotAnAmount: Story = {
  args: { value: null },
  play: async () => {
    const input = screen.getByRole('textbox', { name: 'Daily rate' })
    await userEvent.type(input, '12.345')
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/Enter at most two decimals\.$/u)
    await userEvent.type(input, '{Backspace}')
    await expect(input).toBeValid()
  },
}
export const Invalid: Story = {
  args: { isRequired: true, value: null, hint: 'Without discounts.', errorMessage: 'Enter the daily rate.' },
}
/** NaN and half centavos are no amount; the field stays usable. */
export const BadInput: Story = {
  args: { value: Number.NaN },
  play: async ({ args }) => {
    const input = screen.getByRole('textbox', { name: 'Daily rate' })
    await expect(input).toHaveValue('')
    await userEvent.type(input, '12')
    await expect(args.onChange).toHaveBeenLastCalledWith(1200)
  },
}
export const EndlessNarrow: Story = {
  args: { value: null },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const input = screen.getByRole('textbox', { name: 'Daily rate' })
    await userEvent.click(input)
    await userEvent.paste('9'.repeat(40))
    await userEvent.tab()
    await expect(input).toBeInvalid()
  },
}
