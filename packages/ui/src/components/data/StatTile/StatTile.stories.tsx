import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { StatTile } from './index.ts'

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  args: { label: 'Pending approval', value: 14, detail: 'oldest waits 12 days', href: '#pending' },
} satisfies Meta<typeof StatTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
/** One below the other beside other content: the number stands at the end of one line. */
export const Row: Story = {
  args: { layout: 'row' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Pending approval').getBoundingClientRect()
    const value = canvas.getByText('14').getBoundingClientRect()
    await expect(value.left).toBeGreaterThan(label.right)
  },
}
/** What is late is red, beside a detail that is not. */
export const Late: Story = {
  args: { late: '4 late' },
  play: async ({ canvas }) => {
    const late = canvas.getByText('4 late')
    const detail = canvas.getByText(/oldest waits 12 days/u)
    await expect(detail).toHaveTextContent('4 late, oldest waits 12 days')
    await expect(getComputedStyle(late).color).not.toBe(getComputedStyle(detail).color)
  },
}
export const Loading: Story = { args: { value: undefined, detail: undefined } }
/** A count of nothing is quieter than one that asks for work. */
export const Nothing: Story = {
  args: { value: 0, detail: 'nothing waits' },
  play: async ({ canvas }) => {
    const zero = canvas.getByText('0')
    const tile = canvas.getByRole('link')
    await expect(getComputedStyle(zero).color).not.toBe(getComputedStyle(tile).color)
  },
}
export const WithoutLink: Story = { args: { href: undefined, value: 12_480 } }
/** A number that is none is a dash; long words wrap. */
export const BadInput: Story = {
  args: { value: Number.NaN, label: 'Unbroken'.repeat(20), detail: 'Unbroken'.repeat(20) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible()
  },
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: /Pending approval/u })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#pending')
  },
}
