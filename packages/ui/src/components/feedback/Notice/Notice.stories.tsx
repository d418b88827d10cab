import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { Notice } from './index.ts'

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: 'This is a pending copy. The record in force is unchanged.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Kinds: Story = {
  render: () => (
    <Stack gap={3}>
      <Notice title="A copy awaits approval">The record in force is unchanged.</Notice>
      <Notice tone="attention" title="The record changed after this was requested">
        The daily rate went from ₱11,400.00 to ₱11,600.00 on 12 November 2026.
      </Notice>
      <Notice tone="danger" title="The rates could not be saved">
        The server did not answer. Nothing was changed; try again.
      </Notice>
      <Notice tone="success" title="Rates submitted">
        The reviewer has been told.
      </Notice>
    </Stack>
  ),
}
export const KindsDark: Story = { ...Kinds, globals: { theme: 'dark' } }
export const KindsNarrow: Story = { ...Kinds, globals: { viewport: { value: 'w320' } } }
export const WithActions: Story = {
  args: {
    tone: 'danger',
    title: 'The list could not be read',
    actions: <Button size="sm">Try again</Button>,
  },
}
/** Several sentences are a list; one is a sentence on the line of the title. */
export const WithLists: Story = {
  render: () => (
    <Stack gap={3}>
      <Notice tone="danger" title="One file was not taken">
        <ul>
          <li>“setup.pdf” is not of a kind that can be used here. Choose one of: PDF, JPEG, PNG.</li>
        </ul>
      </Notice>
      <Notice tone="attention" title="Overlapping hours at other places">
        <ul>
          <li>Monday 8:00 am to 12:00 noon: Agila General Hospital, 9:00 am to 11:00 am</li>
          <li>Thursday 1:00 pm to 5:00 pm: Sampaguita Medical Center, 2:00 pm to 4:00 pm</li>
        </ul>
      </Notice>
    </Stack>
  ),
  parameters: { visual: { widths: [1024, 320] } },
  play: async ({ canvas }) => {
    const left = (node: Element | null) => {
      if (!node) throw new Error('Not there')
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect().left
    }
    const title = left(canvas.getByText('One file was not taken'))
    await expect(left(canvas.getByText(/setup\.pdf/u))).toBeCloseTo(title, 0)
    await expect(left(canvas.getByText(/^Monday/u))).toBeGreaterThan(title)
  },
}
export const Live: Story = { args: { tone: 'danger', isLive: true, children: 'The code is already taken.' } }
/** The edge and the icons stay without any colour of ours. */
export const ForcedColors: Story = { ...Kinds, parameters: { visual: { forcedColors: true } } }
export const EndlessWords: Story = {
  args: {
    tone: 'attention',
    title: 'Pangkalahatang_ospital_'.repeat(20),
    children: 'Word_'.repeat(2000),
  },
  globals: { viewport: { value: 'w320' } },
  parameters: { visual: { skip: 'Ten thousand characters: LongTitle of Dialog shows how words wrap.' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
