import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Card } from '../../layout/Card/index.ts'
import { SideList } from './index.ts'

const meta = {
  title: 'Navigation/SideList',
  component: SideList,
  args: {
    label: 'Prices',
    onNavigate: fn(),
    groups: [
      {
        title: 'Price lists',
        items: [
          { href: '#room-rates', label: 'Room rates', count: 10, isCurrent: true },
          { href: '#services', label: 'Services', count: 366 },
          { href: '#packages', label: 'Packages', count: 14 },
        ],
      },
      { title: 'Tools', items: [{ href: '#day', label: 'Prices on a day' }] },
    ],
    children: <Card title="Room rates">Ten room categories.</Card>,
  },
  parameters: { visual: { widths: [1440, 390] } },
} satisfies Meta<typeof SideList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, args }) => {
    // headings and pages begin on one edge
    const list = within(canvas.getByRole('navigation', { name: args.label }))
    const texts = args.groups.flatMap(({ title, items }) => [
      ...(title === undefined ? [] : [title]),
      ...items.map(({ label }) => label),
    ])
    const lefts = texts.map((text) => {
      const range = document.createRange()
      range.selectNodeContents(list.getByText(text))
      return range.getBoundingClientRect().left
    })
    await expect(new Set(lefts).size).toBe(1)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const OneGroup: Story = {
  args: {
    label: 'Accreditation',
    groups: [
      {
        items: [
          { href: '#documents', label: 'Documents', isCurrent: true },
          { href: '#checklist', label: 'Checklist' },
        ],
      },
    ],
  },
}
/** In a narrow window the list is a field, and choosing in it opens the page. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { skip: 'Default is taken at this width too.' } },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('combobox', { name: 'Prices' })
    await userEvent.selectOptions(field, 'Services')
    await expect(args.onNavigate).toHaveBeenCalledWith('#services')
  },
}
export const Keyboard: Story = {
  parameters: { visual: { skip: 'Default is the same picture.' } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Room rates/u })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Services/u })).toHaveFocus()
  },
}
