import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BlankFormButton } from './index.ts'

const meta = {
  title: 'Domain/BlankFormButton',
  component: BlankFormButton,
  args: { label: 'Signed schedule of rates', onPress: fn() },
} satisfies Meta<typeof BlankFormButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Its picture would show pointer or keyboard, whichever the browser noticed last. */
export const Pressed: Story = {
  parameters: { visual: { skip: 'the same as Default' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Download the blank form: Signed schedule of rates' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}
export const Under: Story = {
  args: { placement: 'under' },
  render: (args) => (
    <div>
      <div>Signed schedule of rates</div>
      <BlankFormButton {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const leftOf = (text: string): number => {
      const words = document.createRange()
      words.selectNodeContents(canvas.getByText(text))
      return Math.round(words.getBoundingClientRect().left)
    }
    await expect(leftOf('Download the blank form')).toBe(leftOf('Signed schedule of rates'))
  },
}
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
