import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { exampleBrand, exampleSections } from './SideNav.fixture.ts'
import { SideNav } from './index.ts'
import * as styles from './SideNav.css.ts'

const meta = {
  title: 'Shell/SideNav',
  component: SideNav,
  args: { brand: exampleBrand, sections: exampleSections, isCollapsing: false },
  decorators: [
    (Story) => (
      <div className={styles.ground} style={{ maxInlineSize: '232px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Facilities' })).toHaveAttribute('aria-current', 'page')
    await expect(screen.getByRole('link', { name: 'Requests 14 waiting for you' })).toBeVisible()
  },
}
export const IconRail: Story = {
  args: { isCollapsing: true },
  globals: { viewport: { value: 'w768' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '56px' }}>
        <Story />
      </div>
    ),
  ],
}
export const Dark: Story = { globals: { theme: 'dark' } }
