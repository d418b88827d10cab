import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../../primitives/Link/index.ts'
import { NotFound } from './index.ts'

const meta = {
  title: 'Feedback/NotFound',
  component: NotFound,
  args: { actions: <LinkButton href="#home">Go to the dashboard</LinkButton> },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Record: Story = { args: { title: 'Facility not found' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
