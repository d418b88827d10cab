import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AsyncComboBox } from './index.ts'
import type { AsyncComboBoxProps, Option } from './index.ts'

const facilities: Option[] = [
  { id: 'HF-000142', label: 'Sampaguita Medical Center', hint: 'HF-000142, Lipa' },
  { id: 'HF-000143', label: 'Sampaguita Dental Arts', hint: 'HF-000143, Nasugbu' },
  { id: 'HF-000180', label: 'Liwanag Medical Center', hint: 'HF-000180, Lipa' },
]
const search: AsyncComboBoxProps['load'] = (term) =>
  Promise.resolve(facilities.filter((option) => option.label.toLowerCase().includes(term.toLowerCase())))

function Held(props: AsyncComboBoxProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: Option | null) => {
    setValue(next)
    props.onChange(next)
  }
  return <AsyncComboBox {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Fields/AsyncComboBox',
  component: AsyncComboBox,
  render: (args) => <Held {...args} />,
  args: { label: 'Facility', value: null, load: search, onChange: fn(), width: 'long' },
} satisfies Meta<typeof AsyncComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { value: facilities[0] } }
export const Keyboard: Story = {
  play: async ({ args }) => {
    const input = screen.getByRole('combobox', { name: 'Facility' })
    await userEvent.type(input, 'sa')
    await expect(screen.getByRole('status')).toHaveTextContent('Type at least 3 characters.')
    await userEvent.type(input, 'm')
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /^Sampaguita Dental Arts/u })).toBeVisible(),
    )
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('2 options available'),
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(facilities[1])
    await expect(input).toHaveValue('Sampaguita Dental Arts')
    await userEvent.tab()
    await expect(input).toHaveValue('Sampaguita Dental Arts')
  },
}
export const NothingMatches: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'zzzz')
    await expect(
      await screen.findByText('Nothing matches.', { selector: '[role="listbox"] *' }),
    ).toBeVisible()
  },
}
export const Failing: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'sampaguita')
    await expect(
      await screen.findByText('The search failed. Type again to retry.', { selector: '[role="listbox"] *' }),
    ).toBeVisible()
  },
}
export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Choose a facility.' } }
export const Dark: Story = { args: { value: facilities[0] }, globals: { theme: 'dark' } }
