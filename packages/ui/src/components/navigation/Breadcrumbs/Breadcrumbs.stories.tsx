import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
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
/** On phones the parent is the way back, whole, with an arrow to it; the page is named by its title. */
export const Phone: Story = {
  args: {
    items: [
      { label: 'Facilities', href: '#facilities' },
      { label: 'Ambulatory surgical centers', href: '#type' },
      { label: 'Room rates' },
    ],
  },
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { widths: [390] } },
  decorators: [
    (Story) => (
      // what the tools of a top bar leave
      <div style={{ inlineSize: '160px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const parent = canvas.getByRole('link')
    await expect(parent).toHaveAccessibleName('Ambulatory surgical centers')
    const text = parent.parentElement as HTMLElement
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight)
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
    await expect(text.clientHeight).toBeLessThanOrEqual(40)
    await expect(canvas.getByText('Room rates')).not.toBeVisible()
  },
}
/** In a narrow bar the way keeps one line: the longest crumb is cut, and its title has the whole. */
export const OneLine: Story = {
  args: {
    items: [
      { label: 'Health facilities', href: '#facilities' },
      { label: 'Medical clinic', href: '#type' },
      { label: 'Luntian-Bukal Medical Clinic', href: '#facility' },
      { label: 'Accreditation' },
    ],
  },
  globals: { viewport: { value: 'w1024' } },
  parameters: { visual: { widths: [1024] } },
  decorators: [
    (Story) => (
      // what the rail and the tools of a top bar leave
      <div style={{ inlineSize: '480px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const crumbs = canvas.getAllByRole('listitem')
    const room = crumbs[0]?.parentElement?.getBoundingClientRect()
    for (const crumb of crumbs) {
      const { top, right } = crumb.getBoundingClientRect()
      await expect(top).toBe(crumbs[0]?.getBoundingClientRect().top)
      await expect(right).toBeLessThanOrEqual(room?.right ?? Number.NaN)
      const text = crumb.querySelector('a') ?? (crumb.lastElementChild as HTMLElement)
      // nothing that can be pressed goes on below what stands beside the way
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right)
      const isLong = crumb.textContent === 'Luntian-Bukal Medical Clinic'
      await expect(text.scrollWidth > text.clientWidth).toBe(isLong)
      await expect(crumb).toHaveAttribute('title', crumb.textContent)
    }
  },
}
export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Facilities' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sampaguita Medical Center' })).toHaveFocus()
    await expect(canvas.getByText('Room rates')).toHaveAttribute('aria-current', 'page')
  },
}
export const LongNarrow: Story = {
  args: {
    items: [
      { label: 'Facilities', href: '#facilities' },
      { label: 'Pangkalahatang_ospital_ng_lalawigan_ayon_sa_rehistro', href: '#facility' },
      { label: 'Special instrument fees of the outpatient department' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  parameters: { visual: { widths: [1024, 320] } },
}
