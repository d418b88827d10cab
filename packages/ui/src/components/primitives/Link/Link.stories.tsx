import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/Stack/index.ts'
import { Text } from '../Text/index.ts'
import { OneState } from '../../fields/Field/field-states.fixture.tsx'
import { expect, userEvent } from 'storybook/test'
import { Link, LinkButton } from './index.ts'

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#records', children: 'Sampaguita Medical Center' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: (args) => (
    <Text>
      The request concerns <Link {...args} /> and two others.
    </Text>
  ),
}
export const Standalone: Story = { args: { variant: 'standalone' } }
export const Plain: Story = { args: { variant: 'plain' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const AsButtons: Story = {
  render: () => (
    <Inline>
      <LinkButton href="#new" variant="primary">
        Add facility
      </LinkButton>
      <LinkButton href="#export">Export</LinkButton>
      <LinkButton href="#back" variant="quiet">
        Back
      </LinkButton>
      <LinkButton href="#back" isDisabled>
        Not yet
      </LinkButton>
    </Inline>
  ),
}
/** Every lasting and passing state in one picture. */
export const States: Story = {
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
  render: (args) => (
    <Inline gap={5} align="end">
      <OneState name="Link">{() => <Link {...args} />}</OneState>
      <OneState name="Hover" mark="data-hovered">
        {() => <Link {...args} />}
      </OneState>
      <OneState name="Focus" mark="data-focus-visible">
        {() => <Link {...args} />}
      </OneState>
      <OneState name="Disabled">{() => <Link {...args} isDisabled />}</OneState>
      <OneState name="Long">
        {() => <Link {...args}>{'Ospital_ng_lalawigan_ayon_sa_rehistro '.repeat(3)}</Link>}
      </OneState>
      <OneState name="As a button">{() => <LinkButton href="#new">Add facility</LinkButton>}</OneState>
      <OneState name="Hover" mark="data-hovered">
        {() => <LinkButton href="#new">Add facility</LinkButton>}
      </OneState>
      <OneState name="Focus" mark="data-focus-visible">
        {() => <LinkButton href="#new">Add facility</LinkButton>}
      </OneState>
    </Inline>
  ),
}
export const FollowedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Sampaguita Medical Center' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#records')
  },
}
