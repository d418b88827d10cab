import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { ComboBox } from './index.ts'
import type { ComboBoxProps } from './index.ts'

function Controlled(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value)
  return <ComboBox {...props} value={value} onChange={setValue} />
}

const provinces = [
  'Aklan',
  'Antique',
  'Batangas',
  'Benguet',
  'Capiz',
  'Cavite',
  'Guimaras',
  'Iloilo',
  'Laguna',
]

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Province',
    value: null,
    width: 'long',
    onChange: () => undefined,
    options: provinces.map((label) => ({ id: label.toUpperCase(), label })),
  },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { value: 'CAPIZ' },
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Chosen: Story = { args: { value: 'CAPIZ' } }
export const Keyboard: Story = {
  play: async () => {
    const input = screen.getByRole('combobox', { name: 'Province' })
    await userEvent.type(input, 'cav')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Cavite' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('Cavite')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
export const NothingMatches: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'zzz')
    await waitFor(() => expect(screen.getByText('Nothing matches.')).toBeVisible())
  },
}
export const ReadOnly: Story = {
  args: { value: 'CAPIZ', isReadOnly: true },
  play: async () => {
    await userEvent.tab()
    const input = screen.getByRole('combobox', { name: 'Province' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('x{ArrowDown}')
    await expect(input).toHaveValue('Capiz')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(screen.queryByRole('button')).toBeNull()
  },
}
export const Invalid: Story = {
  args: { isRequired: true, hint: 'Of the address on the licence.', errorMessage: 'Choose a province.' },
}
/** A retired code is shown as it is; of two options with one id the first counts. */
export const BadInput: Story = {
  args: {
    value: 'GONE',
    options: [
      { id: 'A', label: 'Accredited' },
      { id: 'S', label: 'Suspended' },
      { id: 'A', label: 'Accredited, once more' },
    ],
  },
  play: async () => {
    await expect(screen.getByRole('combobox')).toHaveValue('GONE')
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  },
}

const cities = Array.from({ length: 1500 }, (_, at) => ({
  id: `C${at}`,
  label: `City ${String(at + 1).padStart(4, '0')}`,
}))

function isInView(option: HTMLElement | null): boolean {
  const [inner, outer] = [option, screen.getByRole('listbox')].map((each) => each?.getBoundingClientRect())
  return inner !== undefined && outer !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom
}

/** Of 1,500 choices only those in view are drawn; keys, typing and the positions that are announced know them all. */
export const VeryMany: Story = {
  args: { label: 'City', options: cities, value: 'C700' },
  play: async () => {
    const input = screen.getByRole('combobox', { name: 'City' })
    const marked = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    await userEvent.click(screen.getByRole('button'))
    // The chosen one is in view at once; only what is around it is drawn, once what draws it is fetched.
    const chosen = () => screen.getByRole('option', { name: 'City 0701' })
    await waitFor(() => expect(chosen()).toHaveAttribute('aria-posinset', '701'))
    await waitFor(() => expect(isInView(chosen())).toBe(true))
    await expect(chosen()).toHaveAttribute('aria-setsize', '1500')
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(marked()).toHaveTextContent('City 1500'))
    await expect(marked()).toHaveAttribute('aria-posinset', '1500')
    await waitFor(() => expect(isInView(marked())).toBe(true))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(marked()).toHaveTextContent('City 0001'))
    await userEvent.clear(input)
    await userEvent.type(input, '149')
    // Positions are those among what is left: City 0149, City 1149 and the ten from 1490.
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'City 1490' })).toHaveAttribute('aria-posinset', '3'),
    )
    await expect(screen.queryByRole('option', { name: 'City 0150' })).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(marked()).toHaveTextContent('City 1499'))
    await expect(marked()).toHaveAttribute('aria-posinset', '12')
    await expect(marked()).toHaveAttribute('aria-setsize', '12')
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('City 1499')
    // Opened again it shows what is chosen.
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(marked()).toHaveTextContent('City 1499'))
    await waitFor(() => expect(isInView(marked())).toBe(true))
  },
}
