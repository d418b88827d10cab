import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { controlled } from '../../../styles/controlled.fixture.tsx'
import { ScheduleField } from './index.ts'
import type { ScheduleFieldProps } from './index.ts'

const Controlled = controlled(ScheduleField)

const week: ScheduleFieldProps['value'] = [
  { day: 'MON', from: '09:00', to: '12:00' },
  { day: 'MON', from: '14:00', to: '17:00' },
  { day: 'WED', from: '09:00', to: '12:00' },
  { day: 'FRI', from: '09:15', to: '11:45' },
]

const meta = {
  title: 'Fields/ScheduleField',
  component: ScheduleField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Clinic hours', value: week, onChange: fn() },
} satisfies Meta<typeof ScheduleField>
export default meta
type Story = StoryObj<typeof meta>

const cell = (name: string) => screen.getByLabelText(name, { selector: '[role="grid"] td' })

export const Default: Story = { parameters: { visual: { widths: [1024, 390] } } }
export const Empty: Story = { args: { value: [], hint: 'Draw the hours, or type them.' } }
/** Hours that are given stand as sentences, with Change right after them. */
export const Folded: Story = {
  args: { isFolded: true },
  parameters: { visual: { widths: [1024, 390] } },
  play: async () => {
    const sentences = screen.getByRole('list').getBoundingClientRect()
    const change = screen.getByRole('button', { name: 'Change clinic hours' }).getBoundingClientRect()
    await expect(change.left - sentences.right).toBeLessThanOrEqual(12)
  },
}
/** Change brings the week, and the focus into it. */
export const FoldedKeyboard: Story = {
  args: { isFolded: true },
  play: async () => {
    await expect(screen.getByText('Monday 09:00–12:00, 14:00–17:00')).toBeVisible()
    await expect(screen.queryByRole('grid')).toBeNull()
    screen.getByRole('button', { name: 'Change clinic hours' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(cell('Monday 07:00–07:30')).toHaveFocus()
  },
}
/** G2, G3, G4: the whole field with the keyboard: reach it, fill, stretch over hours and days, take away. */
export const Keyboard: Story = {
  args: { value: [], from: '08:00', until: '12:00' },
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(cell('Monday 08:00–08:30')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight} ')
    await expect(cell('Tuesday 09:00–09:30')).toHaveAttribute('aria-selected', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ day: 'TUE', from: '09:00', to: '09:30' }])
    await expect(screen.getByText('Tuesday 09:00–09:30 added.')).toBeInTheDocument()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { day: 'TUE', from: '09:00', to: '10:30' },
      { day: 'WED', from: '09:00', to: '10:30' },
    ])
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { day: 'TUE', from: '09:00', to: '10:00' },
      { day: 'WED', from: '09:00', to: '10:00' },
    ])
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith([{ day: 'TUE', from: '09:00', to: '10:00' }])
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(cell('Monday 08:00–08:30')).toHaveFocus()
    await userEvent.keyboard('{End}{PageDown}')
    await expect(cell('Sunday 10:00–10:30')).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Type the hours' })).toHaveFocus()
  },
}
/** G3: pressing and drawing with the mouse fills a rectangle; beginning on filled hours empties it. */
export const DrawnByMouse: Story = {
  args: { value: [], from: '08:00', until: '12:00' },
  play: async ({ args }) => {
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: cell('Monday 08:00–08:30') },
      { target: cell('Tuesday 09:00–09:30') },
      { keys: '[/MouseLeft]' },
    ])
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { day: 'MON', from: '08:00', to: '09:30' },
      { day: 'TUE', from: '08:00', to: '09:30' },
    ])
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: cell('Monday 08:00–08:30') },
      { target: cell('Monday 08:30–09:00') },
      { keys: '[/MouseLeft]' },
    ])
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { day: 'MON', from: '09:00', to: '09:30' },
      { day: 'TUE', from: '08:00', to: '09:30' },
    ])
  },
}
/** G4: a finger taps single cells, so that the page can still be scrolled over the grid. */
export const TappedByFinger: Story = {
  args: { value: [], from: '08:00', until: '10:00' },
  play: async ({ args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: cell('Monday 08:00–08:30') })
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith([{ day: 'MON', from: '08:00', to: '08:30' }])
  },
}
/** G5: the same doctor is expected elsewhere; marked in the grid, said in words, never refused. */
export const Clashes: Story = {
  args: {
    others: [
      { day: 'MON', from: '11:00', to: '13:00', label: 'San Roque Family Clinic' },
      { day: 'THU', from: '08:00', to: '12:00', label: 'San Roque Family Clinic' },
    ],
  },
  play: async () => {
    const line = screen.getByText('Monday 09:00–12:00: San Roque Family Clinic, 11:00–13:00')
    await expect(line.closest('[role="status"]')).toBeVisible()
  },
}
export const ClashesDark: Story = { ...Clashes, globals: { theme: 'dark' }, play: undefined }
/** The field without any colour of ours. */
export const ForcedColors: Story = {
  ...Clashes,
  play: undefined,
  parameters: { visual: { forcedColors: true } },
}
/** G6: hours typed to the minute; a backward pair stays in its line with its reason and goes nowhere. */
export const Typed: Story = {
  args: { value: [{ day: 'MON', from: '09:00', to: '12:00' }] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Type the hours' }))
    await userEvent.click(screen.getByRole('spinbutton', { name: /hour, Monday, to/u }))
    await userEvent.keyboard('08')
    await expect(await screen.findByText('Choose an end after 09:00.')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('spinbutton', { name: /hour, Monday, to/u }))
    await userEvent.keyboard('1345')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([{ day: 'MON', from: '09:00', to: '13:45' }]),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add hours on Monday' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { day: 'MON', from: '09:00', to: '13:45' },
      { day: 'MON', from: '14:45', to: '16:45' },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Monday 09:00–13:45' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add hours on Monday' })).toHaveFocus())
  },
}
/** G7: what the wire should never send is not drawn and breaks nothing. */
export const BadInput: Story = {
  args: {
    value: [
      { day: 'MON', from: '12:00', to: '09:00' },
      { day: 'HOLIDAY' as 'MON', from: '09:00', to: '10:00' },
      { day: 'TUE', from: '25:00', to: '26:00' },
      { day: 'WED', from: '05:00', to: '23:59' },
      { day: 'WED', from: '05:00', to: '23:59' },
    ],
    others: [{ day: 'WED', from: '10:00', to: '09:00', label: 'Nowhere' }],
  },
  play: async () => {
    await expect(screen.getByRole('grid', { name: 'Clinic hours' })).toBeVisible()
    await expect(cell('Wednesday 05:00–05:30')).toHaveAttribute('aria-selected', 'true')
  },
}
/** G7 */
export const Overlapping: Story = {
  args: {
    value: [
      { day: 'MON', from: '09:00', to: '12:00' },
      { day: 'MON', from: '11:00', to: '13:00' },
    ],
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Two lines of one day fall together.')
  },
}
export const Invalid: Story = {
  args: { value: [], isRequired: true, errorMessage: 'Enter the hours of at least one day.' },
  play: async () => {
    await expect(screen.getByRole('group', { name: 'Clinic hours' })).toHaveAccessibleDescription(
      'Enter the hours of at least one day.',
    )
  },
}
export const Disabled: Story = { args: { isDisabled: true } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const NarrowGrid: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const toGrid = screen.queryByRole('button', { name: 'Show the week' })
    if (toGrid) await userEvent.click(toGrid)
    await expect(screen.getByRole('grid')).toBeVisible()
  },
}
