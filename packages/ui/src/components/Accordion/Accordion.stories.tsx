import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Text } from '../Text/index.ts'
import { Accordion } from './index.ts'

const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  args: {
    parts: [
      {
        id: 'who',
        title: 'Who may apply for accreditation?',
        children: <Text>Hospitals, clinics and physicians with a licence that is valid today.</Text>,
      },
      {
        id: 'papers',
        title: 'Which papers are needed?',
        detail: '4 papers',
        children: (
          <Text>The licence to operate, the fire safety certificate, the permit and the contract.</Text>
        ),
      },
      {
        id: 'long',
        title: 'How long does it take from the application to the day on which patients can be received?',
        children: <Text>The desk answers within ten working days.</Text>,
      },
      { id: 'closed', title: 'Renewal', isDisabled: true, children: null },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const Open: Story = { args: { defaultOpen: ['who', 'long'] } }
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'w320' } } }
export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const first = canvas.getByRole('button', { name: 'Who may apply for accreditation?' })
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/^The licence to operate/u)).toBeVisible()
  },
}
export const OneAtATime: Story = {
  args: { isSingle: true, defaultOpen: ['who'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Which papers/u }))
    const first = canvas.getByRole('button', { name: /^Who may apply/u })
    await expect(first).toHaveAttribute('aria-expanded', 'false')
  },
}
