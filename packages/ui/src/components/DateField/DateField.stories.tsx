import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FieldStates } from '../../styles/field-states.fixture.tsx'
import { held } from '../../styles/held.fixture.tsx'
import { DateField } from './index.ts'

const Held = held(DateField)

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  render: (args) => <Held {...args} />,
  args: { label: 'Valid until', value: '2027-03-31', onChange: fn() },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  render: (args) => <FieldStates>{(state) => <Held {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Empty: Story = { args: { value: null } }
export const Typed: Story = {
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('spinbutton', { name: /day/u }))
    await userEvent.keyboard('01022027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-01')
  },
}
/** Emptying one part is no day for the form, at once; typing the same again is the same day. */
export const PartEmptied: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('spinbutton', { name: /month/u }))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
    await expect(screen.getByRole('spinbutton', { name: /year/u })).toHaveTextContent('2027')
    await userEvent.keyboard('03')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2027-03-31'))
  },
}
/** A text that is no day shows as an empty field. */
export const BadInput: Story = { args: { value: '2026-02-30', minValue: '0-0-0' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
/** In our words: the library's write the month first wherever the browser is American. */
export const BelowLeast: Story = {
  args: { value: '2026-11-19', minValue: '2026-11-20' },
  play: async () => {
    await expect(screen.getByText('Choose 20 Nov 2026 or later.')).toBeVisible()
  },
}
export const Invalid: Story = {
  args: { isRequired: true, value: null, errorMessage: 'Enter the last day of validity.' },
}
