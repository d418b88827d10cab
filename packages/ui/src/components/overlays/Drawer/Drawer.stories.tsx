import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { CheckboxGroup } from '../../fields/CheckboxGroup/index.ts'
import { Drawer } from './index.ts'
import type { DrawerProps } from './index.ts'

function Controlled(props: DrawerProps) {
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
  render: (args) => <Controlled {...args} />,
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

/** On a wide window the sheet is no wider than a form. */
export const BottomWide: Story = { args: { side: 'bottom' } }
export const BottomDark: Story = { ...Bottom, globals: { theme: 'dark', viewport: { value: 'w390' } } }
export const ForcedColors: Story = { ...Bottom, parameters: { visual: { forcedColors: true } } }
export const LongContent: Story = {
  args: {
    side: 'bottom',
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1} of the conditions.</p>),
  },
  globals: { viewport: { value: 'w390' } },
}

function swipe(header: HTMLElement, from: number, to: number) {
  const finger = { pointerId: 1, pointerType: 'touch', clientX: 100 }
  void fireEvent.pointerDown(header, { ...finger, clientY: from })
  void fireEvent.pointerMove(header, { ...finger, clientY: (from + to) / 2 })
  void fireEvent.pointerMove(header, { ...finger, clientY: to })
  void fireEvent.pointerUp(header, { ...finger, clientY: to })
}
/** A finger pushes the sheet out by its header; upwards it goes nowhere. */
export const SwipeCloses: Story = {
  args: { side: 'bottom' },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const header = screen.getByRole('heading', { name: 'Filters' }).parentElement as HTMLElement
    // A test has no real finger to capture.
    header.setPointerCapture = () => undefined
    swipe(header, 300, 200)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible())
    swipe(header, 300, 460)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible())
  },
}
