import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { controlled } from '../../../styles/controlled.fixture.tsx'
import { CodeField } from './index.ts'

const Controlled = controlled(CodeField)

const meta = {
  title: 'Fields/CodeField',
  component: CodeField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'PhilHealth number', variant: 'philhealth', value: '', onChange: fn(), name: 'phicNo' },
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { value: 'H0410082' },
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
/** Spaces of a copied number are dropped, wherever they stand. */
export const Pasted: Story = {
  args: { label: 'Account number', variant: 'account' },
  play: async ({ args }) => {
    const input = screen.getByRole('textbox', { name: 'Account number' })
    await userEvent.click(input)
    await userEvent.paste(' 0012\u00a03456 7890\t')
    await expect(args.onChange).toHaveBeenLastCalledWith('001234567890')
    await expect(input).toHaveValue('001234567890')
  },
}
export const Prc: Story = {
  args: { label: 'PRC licence number', variant: 'prc', value: '0104217', isRequired: true },
  play: async () => {
    const input = screen.getByRole('textbox', { name: 'PRC licence number' })
    await expect(input).toHaveAccessibleDescription('7 digits, as on the PRC card.')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
  },
}
export const OwnHint: Story = { args: { hint: 'Nothing to enter before the visit.' } }
export const Invalid: Story = {
  args: {
    label: 'PRC licence number',
    variant: 'prc',
    value: '01042',
    errorMessage: 'Enter all 7 digits of the licence number.',
  },
}
export const EndlessNarrow: Story = {
  args: { value: '00123456789'.repeat(40) },
  globals: { viewport: { value: 'w320' } },
}
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('H 0410082{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('H0410082')
    await userEvent.tab()
    await expect(screen.getByRole('textbox', { name: 'PhilHealth number' })).not.toHaveFocus()
  },
}
