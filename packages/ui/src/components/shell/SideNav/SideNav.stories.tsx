import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { exampleBrand, exampleSections } from './SideNav.fixture.ts'
import { SideNav } from './index.ts'
import { OneState } from '../../fields/Field/field-states.fixture.tsx'
import ListTree from '@lucide/icons/icons/list-tree'
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
/** Passing states, and names longer than the rail. */
export const States: Story = {
  parameters: { visual: { widths: [320], forcedColors: true } },
  args: {
    sections: [
      {
        id: 'long',
        title: 'Talaan_ng_mga_pasilidad_at_manggagamot',
        items: [
          {
            href: '#long',
            label: 'Talaan_ng_mga_pasilidad_sa_buong_bansa',
            icon: ListTree,
            count: 12_400,
            countLabel: 'waiting',
          },
          { href: '#plain', label: 'Reports', icon: ListTree },
        ],
      },
    ],
  },
  render: (args) => (
    <OneState name="Hover" mark="data-hovered">
      {() => <SideNav {...args} />}
    </OneState>
  ),
}
export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Accreditation/u })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Facilities' })).toHaveFocus()
  },
}
