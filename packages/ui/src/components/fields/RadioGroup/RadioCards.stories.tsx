import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { RadioCards } from './index.ts'
import type { RadioCardsProps } from './index.ts'

function Controlled(props: RadioCardsProps) {
  const [value, setValue] = useState(props.value)
  return <RadioCards {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/RadioCards',
  component: RadioCards,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'How do you want to enter the rates?',
    value: 'SHEET',
    onChange: () => undefined,
    options: [
      { value: 'SHEET', label: 'Upload a workbook', hint: 'The template holds the rooms of this facility.' },
      { value: 'FORM', label: 'Type them', hint: 'For a few changes.' },
      { value: 'COPY', label: 'Copy the version in force', hint: 'There is none yet.', isDisabled: true },
    ],
  },
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Stacked: Story = { args: { isStacked: true } }
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(screen.getByRole('radio', { name: /^Upload a workbook/u })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('radio', { name: /^Type them/u })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('radio', { name: /^Upload a workbook/u })).toBeChecked()
  },
}
export const Invalid: Story = { args: { value: null, isRequired: true, errorMessage: 'Choose one way.' } }
export const LongNarrow: Story = {
  args: {
    options: [
      { value: 'A', label: 'Pangkalahatang_pagpapadala_ng_talaan_ng_presyo', hint: 'One unbroken word.' },
      {
        value: 'B',
        label: 'Short',
        hint: 'A hint that goes on for long enough to need three lines on a phone of 320 px.',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}
export const ForcedColors: Story = { parameters: { visual: { forcedColors: true } } }
