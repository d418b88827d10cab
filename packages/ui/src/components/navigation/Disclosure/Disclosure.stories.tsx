import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Text } from '../../primitives/Text/index.ts'
import { OneState } from '../../fields/Field/field-states.fixture.tsx'
import { Stack } from '../../layout/Stack/index.ts'
import { Disclosure } from './index.ts'

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: {
    title: '6 fields unchanged',
    children: <Text>Name, address, type, level, telephone, contact person.</Text>,
  },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { defaultExpanded: true } }
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    const trigger = screen.getByRole('button')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  },
}
/** Every lasting and passing state in one picture. */
export const States: Story = {
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
  render: (args) => (
    <Stack>
      <OneState name="Folded">{() => <Disclosure {...args} />}</OneState>
      <OneState name="Hover" mark="data-hovered">
        {() => <Disclosure {...args} />}
      </OneState>
      <OneState name="Focus" mark="data-focus-visible">
        {() => <Disclosure {...args} />}
      </OneState>
      <OneState name="Long">
        {() => <Disclosure {...args} title={'Mga_detalye_ng_pagbabago_sa_rehistro '.repeat(3)} />}
      </OneState>
    </Stack>
  ),
}
