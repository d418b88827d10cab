import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { controlled } from '../../../styles/controlled.fixture.tsx'
import { DateRangePicker } from './index.ts'

const Controlled = controlled(DateRangePicker)

const meta = {
  title: 'Fields/DateRangePicker',
  component: DateRangePicker,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Received between',
    value: { from: '2026-11-02', to: '2026-11-20' },
    onChange: fn(),
  },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const presets = [
  { label: 'This month', range: { from: '2026-11-01', to: '2026-11-30' } },
  { label: 'Last month', range: { from: '2026-10-01', to: '2026-10-31' } },
  { label: 'This year', range: { from: '2026-01-01', to: '2026-12-31' } },
] as const

const openButton = () => screen.getByRole('button', { name: /Received between/u })

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Empty: Story = { args: { value: null } }
export const Open: Story = {
  args: { presets },
  play: async () => {
    await userEvent.click(openButton())
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
export const OpenNarrow: Story = { ...Open, globals: { viewport: { value: 'w390' } } }
export const ForcedColors: Story = { ...Open, parameters: { visual: { forcedColors: true } } }
export const Typed: Story = {
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('01112026')
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ from: '2026-11-01' }))
    await userEvent.keyboard('15112026')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-15' }),
    )
  },
}
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.click(openButton())
    await screen.findByRole('dialog')
    const first = screen.getByRole('button', { name: /, Monday, 2 November 2026/u })
    await waitFor(() => expect(first).toHaveFocus())
    // The first press begins the range and goes on to the next day by itself.
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-11' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const PresetTakesAndCloses: Story = {
  args: { presets },
  play: async ({ args }) => {
    await userEvent.click(openButton())
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(presets[1].range)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
/** A range in the wrong order is marked and is nothing to the form, but stays to be corrected. */
export const WrongOrder: Story = {
  args: { value: null },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('2011202602112026')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
    await expect(screen.getAllByRole('spinbutton', { name: /day/u })[0]).toHaveTextContent('20')
  },
}
/** Texts that are no days show as an empty field. */
export const BadInput: Story = { args: { value: { from: '2026-02-30', to: '0-0-0' } } }
export const Invalid: Story = {
  args: {
    value: null,
    isRequired: true,
    hint: 'Both days are included.',
    errorMessage: 'Enter the first and the last day.',
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
