import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type ReactElement, useState } from 'react'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { controlled } from '../../../styles/controlled.fixture.tsx'
import { DateField, type DateFieldProps } from './index.ts'

const Controlled = controlled(DateField)

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Valid until', value: '2027-03-31', onChange: fn() },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
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
/** A day copied from a letter, a spreadsheet or the wire is read wherever the focus is; other text changes nothing. */
export const Pasted: Story = {
  args: { value: null },
  play: async ({ args }) => {
    const written = [
      ['31/12/2026', '2026-12-31'],
      ['1 Feb 2027', '2027-02-01'],
      [' 2027-03-05\n', '2027-03-05'],
    ] as const
    for (const [text, day] of written) {
      await userEvent.click(screen.getByRole('spinbutton', { name: /month/u }))
      await userEvent.paste(text)
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(day))
    }
    await userEvent.paste('31/02/2027')
    await userEvent.paste('next week')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-05')
    await expect(screen.getByRole('group', { name: /Valid until/u })).toHaveTextContent('05/03/2027')
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
function LateOwner(props: DateFieldProps): ReactElement {
  const [value, setValue] = useState(props.value)
  return (
    <DateField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next)
        setTimeout(() => setValue(next), 150)
      }}
    />
  )
}

/** Typing faster than the owner answers loses no part. */
export const OwnerAnswersLate: Story = {
  render: (args) => <LateOwner {...args} />,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('spinbutton', { name: /day/u }))
    await userEvent.keyboard('06122026')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-06'))
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(screen.getByRole('group', { name: /Valid until/u })).toHaveTextContent('06/12/2026')
  },
}
function LaggingOwner(props: DateFieldProps): ReactElement {
  const [reported, setReported] = useState(Array.from({ length: 4 }, () => props.value))
  return (
    <DateField
      {...props}
      value={reported.at(-4) ?? null}
      onChange={(next) => {
        props.onChange(next)
        setReported((before) => [...before, next])
      }}
    />
  )
}

/** An owner that is always some parts behind takes none of them back. */
export const OwnerIsBehind: Story = {
  render: (args) => <LaggingOwner {...args} />,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('spinbutton', { name: /day/u }))
    await userEvent.keyboard('06122026')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-06'))
    await expect(screen.getByRole('group', { name: /Valid until/u })).toHaveTextContent('06/12/2026')
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
  args: {
    isRequired: true,
    value: null,
    hint: 'As printed on the certificate.',
    errorMessage: 'Enter the last day of validity.',
  },
}
