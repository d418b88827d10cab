import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { TextArea } from './index.ts'
import type { TextAreaProps } from './index.ts'

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value)
  return <TextArea {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Remarks', value: '', onChange: () => undefined, name: 'remarks' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { value: 'Licence received and read.' },
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Counted: Story = {
  args: { value: 'The effective date is before the approval.', maxLength: 500 },
}
export const Invalid: Story = {
  args: {
    isRequired: true,
    hint: 'The provider reads it.',
    errorMessage: 'Say why the request is rejected.',
  },
}
export const LongText: Story = {
  args: { value: 'The licence was read and compared with the register. '.repeat(12) },
}
export const Narrow: Story = { ...Counted, globals: { viewport: { value: 'w320' } } }
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('Read.{Enter}Agreed.')
    await expect(screen.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Read.\nAgreed.')
  },
}
