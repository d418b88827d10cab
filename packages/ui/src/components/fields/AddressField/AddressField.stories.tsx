import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AddressField } from './index.ts'
import type { AddressFieldProps } from './index.ts'

const options = (...labels: string[]) => labels.map((label) => ({ id: label, label }))
const provinces: Record<string, string[]> = {
  Calabarzon: ['Batangas', 'Laguna'],
  'National Capital Region': [],
}
const cities: Record<string, string[]> = {
  Batangas: ['Bauan', 'Lipa'],
  Laguna: ['Los Baños'],
  'National Capital Region': ['Makati', 'Pasig'],
}

function Controlled(props: AddressFieldProps) {
  const [value, setValue] = useState(props.value)
  return <AddressField {...props} value={value} onChange={setValue} />
}

const loadRegions: AddressFieldProps['loadRegions'] = () =>
  Promise.resolve(options('Calabarzon', 'National Capital Region'))

const meta = {
  title: 'Fields/AddressField',
  component: AddressField,
  render: (args) => <Controlled {...args} />,
  args: {
    value: { region: null, province: null, city: null },
    onChange: () => undefined,
    loadRegions,
    loadProvinces: (region) => Promise.resolve(options(...(provinces[region] ?? []))),
    loadCities: ({ region, province }) => Promise.resolve(options(...(cities[province ?? region] ?? []))),
    isRequired: true,
    id: 'address',
  },
} satisfies Meta<typeof AddressField>
export default meta
type Story = StoryObj<typeof meta>

const lipa = { region: 'Calabarzon', province: 'Batangas', city: 'Lipa' }

export const Empty: Story = {}
export const Filled: Story = { args: { value: lipa } }
export const WithoutProvinces: Story = {
  args: { value: { region: 'National Capital Region', province: null, city: null } },
  play: async () => {
    await expect(await screen.findByText('This region has no provinces.')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'City or municipality' })).toBeEnabled()
  },
}
export const ChangingRegionClears: Story = {
  args: { value: lipa },
  play: async () => {
    const region = screen.getByRole('combobox', { name: 'Region' })
    await waitFor(() => expect(region).toHaveValue('Calabarzon'))
    await userEvent.clear(region)
    await userEvent.type(region, 'Nat')
    await userEvent.click(await screen.findByRole('option', { name: 'National Capital Region' }))
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Province and city were cleared because the region changed.',
      ),
    )
    await expect(screen.getByRole('combobox', { name: 'City or municipality' })).toHaveValue('')
  },
}
export const Invalid: Story = { args: { errors: { region: 'Choose a region.', city: 'Choose a city.' } } }
export const Failing: Story = { args: { loadRegions: () => Promise.reject(new Error('offline')) } }
export const Disabled: Story = { args: { value: lipa, isDisabled: true } }
export const Dark: Story = { args: { value: lipa }, globals: { theme: 'dark' } }
/** All three places without the pointer; each opens once the one above it is chosen. */
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    for (const [name, typed] of [
      ['Region', 'cala'],
      ['Province', 'bat'],
      ['City or municipality', 'lip'],
    ] as const) {
      const field = screen.getByRole('combobox', { name })
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.keyboard(typed)
      await screen.findByRole('option')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await waitFor(() =>
        expect(screen.getAllByRole('combobox').filter((each) => each.hasAttribute('disabled'))).toHaveLength(
          name === 'Region' ? 1 : 0,
        ),
      )
      await userEvent.tab()
    }
    await expect(screen.getByRole('combobox', { name: 'City or municipality' })).toHaveValue('Lipa')
  },
}
export const Narrow: Story = { args: { value: lipa }, globals: { viewport: { value: 'w320' } } }
