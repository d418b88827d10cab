import type { Meta, StoryObj } from '@storybook/react-vite'
import Construction from '@lucide/icons/icons/construction'
import Building from '@lucide/icons/icons/building-complex'
import Lock from '@lucide/icons/icons/lock'
import SearchX from '@lucide/icons/icons/search-x'
import { Button } from '../../primitives/Button/index.ts'
import { EmptyState } from './index.ts'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No facilities yet',
    icon: Building,
    children: 'Facilities appear here once they are added or their registration is accepted.',
    actions: <Button variant="primary">Add facility</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const FirstUse: Story = {}
export const NoMatch: Story = {
  args: {
    icon: SearchX,
    title: 'No facility matches',
    children: 'Nothing matches “Sampagita” in Batangas. Without the province there are 3.',
    actions: <Button>Remove the province filter</Button>,
  },
}
export const NoAccess: Story = {
  args: {
    icon: Lock,
    title: 'You may not see this list',
    children: 'It needs the permission “View facilities”. Ask the administrator of your office.',
    actions: undefined,
  },
}
export const UnderConstruction: Story = {
  args: {
    icon: Construction,
    title: 'Under construction',
    children: 'This page is not available yet.',
    actions: undefined,
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const LongWordsNarrow: Story = {
  args: { title: 'Walang_pangkalahatang_ospital_na_natagpuan_sa_lalawigan', children: 'Word_'.repeat(60) },
  globals: { viewport: { value: 'w320' } },
}
export const ForcedColors: Story = { parameters: { visual: { forcedColors: true } } }
