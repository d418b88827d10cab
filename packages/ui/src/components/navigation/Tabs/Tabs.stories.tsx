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
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Physicians' }))
    await waitFor(() =>
      expect(canvas.getByRole('tabpanel')).toHaveTextContent('Physicians of this facility.'),
    )
    await expect(canvas.getByRole('tab', { name: /^Physicians/u })).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
