import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Text } from '../../primitives/Text/index.ts'
import { Tabs } from './index.ts'
import type { TabsProps } from './index.ts'
import { openMore } from './openMore.fixture.ts'

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value)
  return <Tabs {...props} value={value} onChange={setValue} />
}

const item = (id: string, label: string, count?: number, isDisabled?: boolean) => ({
  id,
  label,
  count,
  isDisabled,
  children: <Text>{label} of this facility.</Text>,
})

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Facility record',
    value: 'rates',
    onChange: () => undefined,
    items: [
      item('overview', 'Overview'),
      item('documents', 'Documents', 12),
      item('rates', 'Room rates'),
      item('physicians', 'Physicians', 214),
      item('violations', 'Violations', 1, true),
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Left edge, end of the label and begin of the count of a tab, in px. */
function placesOf(tab: HTMLElement): { left: number; gap: number; width: number } {
  const label = tab.querySelector('span > span') as HTMLElement
  const count = label.querySelector('span') as HTMLElement
  const text = document.createRange()
  text.selectNodeContents(label.firstChild as Node)
  const { left, width } = tab.getBoundingClientRect()
  return { left, width, gap: count.getBoundingClientRect().left - text.getBoundingClientRect().right }
}
/** A count stands as near to a long label as to a short one, and choosing a tab moves none of them. */
export const CountsNearLabels: Story = {
  args: {
    value: 'all',
    items: [
      item('all', 'All', 3),
      item('waiting', 'Waiting for the answers of others', 12),
      item('decided', 'Decided', 1204),
    ],
  },
  play: async () => {
    const tabs = screen.getAllByRole('tab')
    const before = tabs.map(placesOf)
    for (const { gap } of before) {
      await expect(gap).toBeGreaterThanOrEqual(3)
      await expect(gap).toBeLessThanOrEqual(5)
    }
    await userEvent.click(screen.getByRole('tab', { name: 'Waiting for the answers of others 12' }))
    const after = tabs.map(placesOf)
    for (const [at, { left, width, gap }] of after.entries()) {
      await expect(left).toBeCloseTo(before[at]?.left ?? 0, 0)
      await expect(width).toBeCloseTo(before[at]?.width ?? 0, 0)
      await expect(gap).toBeLessThanOrEqual(5)
    }
  },
}
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(screen.getByRole('tab', { name: 'Room rates' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('tabpanel')).toHaveTextContent('Documents of this facility.')
  },
}
/** Without `value` they keep the open tab themselves, beginning with `defaultValue`. */
export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: 'documents' },
  render: (args) => <Tabs {...args} />,
  parameters: { visual: { skip: 'Default looks the same.' } },
  play: async () => {
    await expect(screen.getByRole('tab', { name: /Documents/u })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }))
    await expect(screen.getByRole('tabpanel')).toHaveTextContent('Overview of this facility.')
  },
}
export const ManualActivation: Story = {
  args: { activation: 'manual' },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect(screen.getByRole('tabpanel')).toHaveTextContent('Room rates')
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('tabpanel')).toHaveTextContent('Overview')
  },
}
export const MoreMenu: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await openMore(canvas)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Overview' }))
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Overview of this facility.'))
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Overview' })).not.toHaveAttribute('data-cut'))
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
