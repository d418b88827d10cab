import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { FieldStates } from '../../styles/field-states.fixture.tsx'
import { held } from '../../styles/held.fixture.tsx'
import { MonthYearField } from './index.ts'

const Held = held(MonthYearField)

const meta = {
  title: 'Fields/MonthYearField',
  component: MonthYearField,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Residency completed',
    value: null,
    onChange: fn(),
    minValue: '2018-06',
    maxValue: '2026-11',
    id: 'completed',
  },
} satisfies Meta<typeof MonthYearField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { value: '2024-03' },
  render: (args) => <FieldStates>{(state) => <Held {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Chosen: Story = { args: { value: '2024-03' } }
/** Half a month is nothing to the form and stays on the screen. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    const month = screen.getByRole('combobox', { name: 'Month' })
    await expect(month).toHaveFocus()
    await userEvent.selectOptions(month, 'March')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(month).toHaveValue('3')
    await userEvent.tab()
    const year = screen.getByRole('combobox', { name: 'Year' })
    await expect(year).toHaveFocus()
    await userEvent.selectOptions(year, '2024')
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-03')
    await userEvent.selectOptions(month, '')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(year).toHaveValue('2024')
  },
}
/** One box of text in place of two lists. */
export const ReadOnly: Story = {
  args: { value: '2024-03', isReadOnly: true },
  play: async ({ args }) => {
    await userEvent.tab()
    const box = screen.getByRole('textbox', { name: 'Residency completed' })
    await expect(box).toHaveFocus()
    await expect(box).toHaveValue('March 2024')
    await userEvent.keyboard('x')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** Months beyond the bounds of the chosen year cannot be taken. */
export const Bounds: Story = {
  args: { value: '2026-10' },
  play: async () => {
    await expect(screen.getByRole('option', { name: 'December' })).toBeDisabled()
    await expect(screen.getByRole('option', { name: 'November' })).toBeEnabled()
  },
}
/** A text that is no month shows as an empty field; a year outside the bounds is shown. */
export const BadInput: Story = { args: { value: '2026-13' } }
export const OutsideBounds: Story = { args: { value: '1999-05' } }
export const Invalid: Story = {
  args: { isRequired: true, hint: 'As on the certificate.', errorMessage: 'Choose a month and a year.' },
  play: async () => {
    const group = screen.getByRole('group', { name: 'Residency completed' })
    await expect(group).toHaveAccessibleDescription('As on the certificate. Choose a month and a year.')
    await expect(screen.getByRole('combobox', { name: 'Month' })).toBeInvalid()
  },
}
export const Narrow: Story = { args: { value: '2024-09' }, globals: { viewport: { value: 'w320' } } }
