import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/index.ts'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { TextField } from './index.ts'
import type { TextFieldProps } from './index.ts'

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Registered name', value: '', onChange: () => undefined, name: 'registeredName' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { value: 'Sampaguita Medical Center' },
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Filled: Story = { args: { value: 'Sampaguita Medical Center, Inc.' } }
export const WithHint: Story = { args: { hint: 'As printed on the licence to operate.' } }
export const Required: Story = { args: { isRequired: true } }
export const Invalid: Story = {
  args: {
    value: 'S',
    isRequired: true,
    hint: 'As printed on the licence to operate.',
    errorMessage: 'Enter the registered name with at least 2 characters.',
  },
  play: async () => {
    const input = screen.getByRole('textbox', { name: 'Registered name' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'As printed on the licence to operate. Enter the registered name with at least 2 characters.',
    )
  },
}
export const Code: Story = {
  args: { label: 'PhilHealth number', isCode: true, width: 'medium' },
  play: async () => {
    await userEvent.type(screen.getByRole('textbox'), 'H04 100 82')
    await expect(screen.getByRole('textbox')).toHaveValue('H0410082')
  },
}
export const WithAffixes: Story = {
  args: { label: 'Telephone', prefix: '+63', suffix: 'mobile', width: 'medium' },
}
export const Counted: Story = {
  args: { label: 'Remarks', value: 'Licence received and read.', maxLength: 30, hasCount: true },
}
export const TooLong: Story = {
  args: {
    label: 'Remarks',
    value: 'Licence received, read and compared.',
    maxLength: 30,
    hasCount: true,
    errorMessage: 'Shorten the remarks to 30 characters.',
  },
}
export const Widths: Story = {
  render: (args) => (
    <Stack>
      {(['short', 'medium', 'long', 'full'] as const).map((width) => (
        <Controlled key={width} {...args} label={`Width ${width}`} width={width} />
      ))}
    </Stack>
  ),
}
/** On phones fields below each other end on one line; only the short one is as narrow as its answer. */
export const WidthsPhone: Story = {
  ...Widths,
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { skip: 'measured' } },
  play: async ({ canvas }) => {
    const widthOf = (width: string) =>
      canvas.getByRole('textbox', { name: `Width ${width}` }).getBoundingClientRect().width
    await expect(widthOf('medium')).toBe(widthOf('full'))
    await expect(widthOf('long')).toBe(widthOf('full'))
    await expect(widthOf('short')).toBeLessThan(widthOf('full') / 2)
  },
}
export const LongLabelNarrow: Story = {
  args: {
    label: 'Name of the hospital as registered with the Securities and Exchange Commission',
    isRequired: true,
    hint: 'Write it exactly as on the certificate, with “Inc.” or “Corp.” if it is there.',
  },
  globals: { viewport: { value: 'w320' } },
}
/** Ten thousand characters scroll inside the box, and the page stays as wide as it was. */
export const EndlessText: Story = {
  args: { value: 'Pangkalahatang_ospital_'.repeat(435), maxLength: 200, hasCount: true },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
    await expect(screen.getByText('10005/200')).toBeVisible()
  },
}
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    const input = screen.getByRole('textbox', { name: 'Registered name' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Liwanag')
    await expect(input).toHaveValue('Liwanag')
  },
}
