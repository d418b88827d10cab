import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { controlled } from '../../../styles/controlled.fixture.tsx'
import { DatePicker } from './index.ts'

const Controlled = controlled(DatePicker)

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  render: (args) => <Controlled {...args} />,
  args: { label: 'In force from', value: '2027-01-01', onChange: fn() },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Empty: Story = { args: { value: null } }
export const Open: Story = {
  args: { minValue: '2027-01-01' },
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button'))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2027-01-09'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(screen.getAllByRole('spinbutton')[0]).toHaveFocus()
    await userEvent.keyboard('9{ArrowUp}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(screen.queryByRole('button')).toBeNull()
  },
}
export const Invalid: Story = {
  args: {
    isRequired: true,
    value: null,
    hint: 'Prices hold from this day on.',
    errorMessage: 'Enter the first day in force.',
  },
}
