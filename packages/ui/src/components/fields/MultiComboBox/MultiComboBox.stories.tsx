import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { controlled } from '../../../styles/controlled.fixture.tsx'
import { MultiComboBox } from './index.ts'

const Controlled = controlled(MultiComboBox)

const meta = {
  title: 'Fields/MultiComboBox',
  component: MultiComboBox,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Specialisations',
    value: ['CARDIO', 'IM'],
    width: 'long',
    onChange: fn(),
    options: [
      { id: 'CARDIO', label: 'Cardiology' },
      { id: 'DERMA', label: 'Dermatology' },
      { id: 'IM', label: 'Internal medicine' },
      { id: 'PEDIA', label: 'Pediatrics' },
      { id: 'PULMO', label: 'Pulmonology' },
    ],
  },
} satisfies Meta<typeof MultiComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Empty: Story = { args: { value: [] } }
export const Open: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Specialisations/u }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Cardiology' })).toBeVisible())
    await expect(screen.getByRole('option', { name: 'Cardiology' })).toHaveAttribute('aria-selected', 'true')
  },
}
export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }
export const ForcedColors: Story = {
  ...Open,
  parameters: { visual: { skip: 'In forced colours the caret blinks even where it is hidden.' } },
}
/** Chosen by typing, taken away by Delete on its tag; the box empties itself for the next word. */
export const Keyboard: Story = {
  args: { value: [] },
  play: async ({ args }) => {
    await userEvent.tab()
    const input = screen.getByRole('combobox', { name: 'Specialisations' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('derm')
    await screen.findByRole('option', { name: 'Dermatology' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['DERMA']))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveValue('')
    await userEvent.tab()
    await expect(screen.getByRole('row', { name: 'Dermatology' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}
/** A code that is no option any more is shown, and one that came twice counts once. */
export const BadInput: Story = { args: { value: ['CARDIO', 'CARDIO', 'OLD-CODE'] } }
export const Invalid: Story = {
  args: {
    value: [],
    isRequired: true,
    hint: 'As the society lists them.',
    errorMessage: 'Choose at least one specialisation.',
  },
}
export const LongNarrow: Story = {
  args: {
    options: [{ id: 'CARDIO', label: 'Adult interventional cardiology and cardiac electrophysiology' }],
    value: ['CARDIO', 'Pangkalahatang_medisina_at_operasyon_sa_puso'],
  },
  globals: { viewport: { value: 'w320' } },
}
