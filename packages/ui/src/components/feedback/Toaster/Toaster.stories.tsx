import { useEffect } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog } from '../../overlays/Dialog/index.ts'
import { Inline } from '../../layout/Stack/index.ts'
import { expectStandstill } from '../../../styles/standstill.fixture.ts'
import { Toaster, toast, toastQueue } from './index.ts'
import type { ToastOptions, ToastType } from './index.ts'

interface SceneProps {
  type: ToastType
  text: string
  options?: ToastOptions
  more?: readonly string[]
  onOpenLog?: () => void
}

/** A toaster with messages that stay for the picture. */
function Scene({ type, text, options, more = [], onOpenLog }: SceneProps) {
  useEffect(() => {
    for (const other of more) toast.info(other, { isPersistent: true })
    toast.show(text, { type, isPersistent: true, ...options })
    return () => toast.clear()
  }, [type, text, options, more])
  return (
    <div style={{ minBlockSize: 220 }}>
      <Button>Somewhere on the page</Button>
      <Toaster onOpenLog={onOpenLog} />
    </div>
  )
}

const meta = {
  title: 'Feedback/Toaster',
  component: Scene,
  args: { type: 'success', text: 'Room rates have been saved.' },
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const SuccessDark: Story = { globals: { theme: 'dark' } }
export const Failure: Story = {
  args: {
    type: 'error',
    text: 'Unable to establish connection. Check your internet connection and try again.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error: Unable to establish connection')
  },
}
export const FailureDark: Story = { ...Failure, globals: { theme: 'dark' } }
/** The message keeps an edge and its icon without any colour of ours. */
export const ForcedColors: Story = { ...Failure, parameters: { visual: { forcedColors: true } } }
export const Information: Story = { args: { type: 'info', text: 'Your session has expired.' } }
export const Wait: Story = { args: { type: 'wait', text: 'Uploading the rate sheet' } }
/** The sign of waiting stands still where less motion is asked for. */
export const ReducedMotion: Story = { ...Wait, globals: { motion: 'none' }, play: expectStandstill }
export const Warning: Story = {
  args: { type: 'warning', text: 'Two rows were skipped. See the result of the upload.' },
}
export const LongText: Story = {
  args: {
    type: 'warning',
    text: 'The accreditation of Sampaguita Medical Center cannot be changed to accredited before the licence to operate, the schedule of rates and the mayor’s permit have been verified by the accreditation officer in charge of the province.',
  },
}
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }

const view = fn()
const withAction: ToastOptions = { action: { label: 'View request', onAction: view } }
/** T4, T12: an action stays, F6 reaches it and closing gives the focus back. */
export const WithAction: Story = {
  args: { text: 'Room rates submitted.', options: withAction },
  play: async ({ canvas }) => {
    const outside = canvas.getByRole('button', { name: 'Somewhere on the page' })
    outside.focus()
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('button', { name: 'View request' })).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(outside).toHaveFocus()
    await userEvent.keyboard('{F6}{Enter}')
    await expect(view).toHaveBeenCalled()
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(outside).toHaveFocus()
  },
}
const waiting = ['One', 'Two'] as const
/** Every part at once, for the drawing on its page. */
export const Anatomy: Story = {
  args: { text: 'Room rates submitted.', more: waiting, options: withAction, onOpenLog: fn() },
}
/** T15: the waiting ones are announced and lead to the log. */
export const OthersWait: Story = {
  args: { text: 'Three', more: waiting, onOpenLog: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 more' }))
    await expect(args.onOpenLog).toHaveBeenCalledOnce()
  },
}
/** T3, T11: an equal one is counted, a tap dismisses. */
export const Repeated: Story = {
  args: { type: 'error', text: 'Unable to establish connection to server.' },
  play: async ({ canvas }) => {
    toast.error('Unable to establish connection to server.', { isPersistent: true })
    toast.error('Unable to establish connection to server.', { isPersistent: true })
    await waitFor(() => expect(canvas.getByText('×3')).toBeVisible())
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByText(/Unable/u))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
}
/** T5: a pointer over the message, and the focus in it, hold the clock. */
export const ReadingStopsTheClock: Story = {
  play: async ({ canvas }) => {
    const pause = spyOn(toastQueue, 'pause')
    const resume = spyOn(toastQueue, 'resume')
    const message = await canvas.findByRole('alertdialog')
    await userEvent.hover(message)
    await expect(pause).toHaveBeenLastCalledWith('hover')
    await userEvent.unhover(message)
    await expect(resume).toHaveBeenLastCalledWith('hover')
    await userEvent.keyboard('{F6}')
    await expect(pause).toHaveBeenLastCalledWith('focus')
    await userEvent.keyboard('{F6}')
    await expect(resume).toHaveBeenLastCalledWith('focus')
  },
}
/** T8: without a place to appear in, showing fails in the words of the specification. */
export const WithoutContainer: Story = {
  render: () => <Button>Somewhere on the page</Button>,
  play: async () => {
    await expect(() => toast.success('Saved')).toThrow(
      'No Toaster Containers have been initialized to receive toasts.',
    )
  },
}
const notCallable: ToastOptions = { onClick: 'open' as never }
/** T9: a handler that cannot be called is reported and the message leaves all the same. */
export const HandlerThatCannotBeCalled: Story = {
  args: { options: notCallable },
  parameters: { errors: 'expected' },
  play: async ({ canvas }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByText('Room rates have been saved.', { selector: 'p' }))
    await expect(log).toHaveBeenCalledWith('The toast click handler is not a callable function.')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
}
/** T10: a message without a type is information. */
export const Kinds: Story = {
  play: async ({ canvas }) => {
    toast.clear()
    toast.show('The list was read again.', { isPersistent: true })
    await waitFor(() => expect(canvas.getByText('Information: The list was read again.')).toBeInTheDocument())
  },
}
/** T11: Escape inside the message closes it. */
export const ClosedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const outside = canvas.getByRole('button', { name: 'Somewhere on the page' })
    outside.focus()
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(outside).toHaveFocus()
  },
}
/** T12: a message stands over a dialog and is reached from inside it. */
export const OverDialog: Story = {
  render: (args) => (
    <>
      <Scene {...args} />
      <Dialog isOpen onOpenChange={() => undefined} title="Change status">
        <Button>Inside the dialog</Button>
      </Dialog>
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog', { name: 'Change status' })
    await userEvent.keyboard('{F6}')
    const close = page.getByRole('button', { name: 'Close message' })
    await expect(close).toHaveFocus()
    // it may still be fading in
    await waitFor(() => expect(page.getByText('Room rates have been saved.')).toBeVisible())
  },
}
/** T12: closing it leaves the dialog open. */
export const ClosedOverDialog: Story = {
  ...OverDialog,
  parameters: { visual: { skip: 'OverDialog shows both; here the message is gone.' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await page.findByRole('dialog', { name: 'Change status' })
    await userEvent.click(page.getByRole('button', { name: 'Close message' }))
    await waitFor(() => expect(page.queryByText('Room rates have been saved.')).toBeNull())
    // it may still be fading in
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Change status' })).toBeVisible())
  },
}
/** One unbroken word and ten thousand characters: the message wraps, then scrolls. */
export const EndlessText: Story = {
  args: { type: 'warning', text: 'Pangkalahatang_ospital_'.repeat(435) },
  globals: { viewport: { value: 'w320' } },
}
/** T6: waiting turns into the result in place. */
export const PromiseTurnsIntoResult: Story = {
  render: () => (
    <Inline>
      <Button
        onPress={() =>
          void toast.promise(Promise.resolve(), { wait: 'Saving', success: 'Saved', error: 'Failed' })
        }
      >
        Save
      </Button>
      <Toaster />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toHaveTextContent('Saved'))
    toast.clear()
  },
}
/** A message with something to do stays until it is answered. */
export const ActionWaits: Story = { args: { text: 'Room rates submitted.', options: withAction } }
