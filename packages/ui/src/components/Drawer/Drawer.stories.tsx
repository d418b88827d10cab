import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { CheckboxGroup } from '../CheckboxGroup/index.ts'
import { Drawer } from './index.ts'
import type { DrawerProps } from './index.ts'

function Held(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filters</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Show 347
          </Button>
        }
      />
    </>
  )
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  render: (args) => <Held {...args} />,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: 'Filters',
    children: (
      <CheckboxGroup
        label="Status"
        value={['A']}
        onChange={() => undefined}
        options={[
          { value: 'A', label: 'Accredited' },
          { value: 'S', label: 'Suspended' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const End: Story = {}
export const Bottom: Story = { args: { side: 'bottom' }, globals: { viewport: { value: 'w390' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const EscapeCloses: Story = {
  args: { isOpen: false },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await screen.findByRole('dialog', { name: 'Filters' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
