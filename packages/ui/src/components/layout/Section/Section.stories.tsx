import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../primitives/Link/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { Section } from './index.ts'

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Contact persons', children: <Text>Two people are named.</Text> },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithActions: Story = {
  args: {
    description: 'People the network may call about coverage.',
    actions: <Link href="#edit">Edit</Link>,
  },
}
