import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { RadioGroup } from './index.ts'
import type { RadioGroupProps } from './index.ts'

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value)
  return <RadioGroup {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Who are you?',
    value: null,
    onChange: () => undefined,
    options: [
      {
        value: 'PHY',
        label: 'Physician',
        hint: 'You hold a licence of the Professional Regulation Commission.',
      },
      { value: 'HF', label: 'Facility', hint: 'You act for a hospital, clinic or laboratory.' },
      { value: 'OTHER', label: 'Somebody else', isDisabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { value: 'HF' },
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Row: Story = {
  args: {
    layout: 'row',
    options: [
      { value: 'Y', label: 'Yes' },
      { value: 'N', label: 'No' },
    ],
    label: 'Open on Sundays',
  },
}
export const Cards: Story = { args: { layout: 'cards', value: 'HF' } }
export const CardsStacked: Story = { args: { layout: 'stack', value: 'HF' } }
export const CardsNarrow: Story = { ...Cards, globals: { viewport: { value: 'w320' } } }
export const Invalid: Story = {
  args: { isRequired: true, hint: 'It decides what is asked next.', errorMessage: 'Choose who you are.' },
}
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('radio', { name: 'Physician' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('radio', { name: 'Facility' })).toBeChecked()
  },
}
/** Of two options with one value the first counts; a value that is no option selects none. */
export const BadInput: Story = {
  args: {
    value: 'GONE',
    options: [
      { value: 'A', label: 'Accredited' },
      { value: 'S', label: 'Suspended' },
      { value: 'A', label: 'Accredited, once more' },
    ],
  },
  play: async () => {
    await expect(screen.getAllByRole('radio')).toHaveLength(2)
  },
}
