import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'
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
export const Dark: Story = { ...InText, globals: { theme: 'dark' } }
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
