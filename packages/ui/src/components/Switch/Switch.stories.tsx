import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Switch } from './index.ts'
import type { SwitchProps } from './index.ts'

function Held(props: SwitchProps) {
  const [isSelected, setSelected] = useState(props.isSelected)
  return <Switch {...props} isSelected={isSelected} onChange={setSelected} />
}

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  render: (args) => <Held {...args} />,
  args: { children: 'Keyboard shortcuts', isSelected: false, onChange: () => undefined },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { isSelected: true } }
export const WithHint: Story = { args: { hint: 'j and k move to the next and the previous request.' } }
export const Disabled: Story = { args: { isDisabled: true, isSelected: true } }
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('switch', { name: 'Keyboard shortcuts' })).toBeChecked()
  },
}
export const Dark: Story = { args: { isSelected: true }, globals: { theme: 'dark' } }
