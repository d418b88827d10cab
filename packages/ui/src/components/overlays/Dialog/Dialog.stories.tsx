import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { TextField } from '../../fields/TextField/index.ts'
import { Dialog } from './index.ts'
import type { DialogProps } from './index.ts'

function Controlled(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Change status</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onPress={() => setOpen(false)}>
              Change
            </Button>
          </>
        }
      />
    </>
  )
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  render: (args) => <Controlled {...args} />,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: 'Change status',
    children: <TextField label="Remarks" value="" onChange={() => undefined} />,
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, line) => (
      <Text key={line}>Line {line + 1} of the conditions.</Text>
    )),
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const FocusGoesInAndReturns: Story = {
  args: { isOpen: false },
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Change status' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Change status' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
/** Without motion it is there whole from the first moment on, not from the next frame. */
export const NoMotion: Story = {
  args: { isOpen: false },
  globals: { motion: 'none' },
  parameters: { visual: { skip: 'the same as Open' } },
  play: async () => {
    const opacities: string[] = []
    const watch = new MutationObserver(() => {
      for (let part: Element | null = screen.queryByRole('dialog'); part; part = part.parentElement) {
        opacities.push(getComputedStyle(part).opacity)
      }
    })
    watch.observe(document.body, { childList: true, subtree: true, attributes: true })
    await userEvent.click(screen.getByRole('button', { name: 'Change status' }))
    await screen.findByRole('dialog')
    watch.disconnect()
    await expect(new Set(opacities)).toEqual(new Set(['1']))
  },
}
export const ForcedColors: Story = { parameters: { visual: { forcedColors: true } } }
/** Tab goes round inside, past the last button to the first. */
export const Keyboard: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Change status' })
    const inside = () => expect(dialog).toContainElement(document.activeElement as HTMLElement)
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab()
      await inside()
    }
    screen.getByRole('textbox', { name: 'Remarks' }).focus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}
export const LongTitleNarrow: Story = {
  args: { title: 'Palitan_ang_katayuan_ng_pangkalahatang_ospital and everything that follows from it' },
  globals: { viewport: { value: 'w320' } },
}
