import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { openMore } from '../Tabs/openMore.fixture.ts'
import { TabNav } from './index.ts'

const meta = {
  title: 'Navigation/TabNav',
  component: TabNav,
  args: {
    label: 'Facility record',
    items: [
      { href: '#overview', label: 'Overview' },
      { href: '#documents', label: 'Documents', count: 12 },
      { href: '#rates', label: 'Room rates', isCurrent: true },
      { href: '#services', label: 'Services' },
      { href: '#packages', label: 'Packages' },
      { href: '#physicians', label: 'Physicians', count: 214 },
      { href: '#accounts', label: 'Covered accounts' },
      { href: '#violations', label: 'Violations', count: 1 },
      { href: '#history', label: 'History' },
    ],
  },
} satisfies Meta<typeof TabNav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Room rates' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const MoreMenu: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '23rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await openMore(canvas)
    const entry = await screen.findByRole('menuitem', { name: 'History' })
    await expect(entry).toHaveAttribute('href', '#history')
    await expect(screen.queryByRole('menuitem', { name: 'Room rates' })).toBeNull()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
