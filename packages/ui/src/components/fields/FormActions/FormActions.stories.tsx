import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { FormActions } from './index.ts'

const onSend = fn()
const meta = {
  title: 'Fields/FormActions',
  component: FormActions,
  args: {
    note: 'Draft saved on this device',
    children: (
      <>
        <Button variant="primary" onPress={onSend}>
          Submit for approval
        </Button>
        <Button>Cancel</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormActions>
export default meta
type Story = StoryObj<typeof meta>

/** On phones the buttons stand under each other, full width. */
export const Default: Story = { parameters: { visual: { widths: [1024, 390] } } }
export const WithoutNote: Story = { args: { note: undefined } }
/** Stays in view at the lower edge while a long form scrolls under it. */
export const Sticky: Story = {
  args: { isSticky: true },
  render: (args) => (
    <fieldset style={{ blockSize: '16rem', overflow: 'auto' }} aria-label="A long form">
      <div style={{ blockSize: '40rem' }}>The form</div>
      <FormActions {...args} />
    </fieldset>
  ),
}
/** The edge is there while the form passes below the bar, and not at its end. */
export const StickyEdge: Story = {
  ...Sticky,
  parameters: { visual: { skip: 'Sticky shows the edge.' } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('group', { name: 'A long form' })
    const bar = canvas.getByRole('button', { name: 'Cancel' }).parentElement as HTMLElement
    const edge = () => getComputedStyle(bar, '::before').display
    await waitFor(() => expect(edge()).toBe('block'))
    form.scrollTop = form.scrollHeight
    await waitFor(() => expect(edge()).toBe('none'))
  },
}
/** On phones it covers one line of the form. */
export const StickyPhone: Story = {
  ...Sticky,
  args: { isSticky: true, note: 'A draft is kept.' },
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { widths: [390] } },
  play: async () => {
    const [send, cancel] = screen.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(cancel?.top).toBe(send?.top)
    await expect(screen.getByText('A draft is kept.').getBoundingClientRect().top).toBeLessThan(
      send?.bottom ?? 0,
    )
  },
}
export const LongWordsNarrow: Story = {
  args: {
    note: 'Draft_saved_on_this_device_on_20_November_2026_at_14:05:09',
    children: (
      <Button variant="primary">Submit the room rates for approval by the accreditation officer</Button>
    ),
  },
  globals: { viewport: { value: 'w320' } },
}
export const Keyboard: Story = {
  play: async () => {
    onSend.mockClear()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Submit for approval' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onSend).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}
