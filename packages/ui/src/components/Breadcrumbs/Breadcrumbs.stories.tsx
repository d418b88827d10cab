import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './index.ts'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Facilities', href: '#facilities' },
      { label: 'Sampaguita Medical Center', href: '#facility' },
      { label: 'Room rates' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
