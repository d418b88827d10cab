import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StepList } from './index.ts'

const meta = {
  title: 'Data/StepList',
  component: StepList,
  args: {
    label: 'Steps of the registration',
    onNavigate: fn(),
    steps: [
      { id: 'who', label: 'Who you are', state: 'done' },
      { id: 'identity', label: 'Identity', state: 'invalid' },
      { id: 'address', label: 'Address', state: 'current' },
      { id: 'services', label: 'Services', state: 'open' },
      { id: 'documents', label: 'Documents', state: 'open' },
      { id: 'check', label: 'Check your answers', state: 'open' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StepList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Who you are/u }))
    await expect(args.onNavigate).toHaveBeenCalledWith('who')
    await expect(canvas.queryByRole('button', { name: /Documents/u })).toBeNull()
  },
}
export const AsText: Story = { args: { variant: 'text' } }
export const WentBackByKeyboard: Story = {
  args: { onNavigate: fn() },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledOnce()
  },
}
export const NoSteps: Story = { args: { steps: [], variant: 'text' } }
/** Names of any length, in the narrow column beside a form. */
export const LongNames: Story = {
  args: {
    steps: [
      { id: 'who', label: 'Katibayan_ng_pagsunod_sa_pamantayan_ng_laboratoryo', state: 'done' },
      {
        id: 'identity',
        label: 'Licences, certificates and documents of the medical director',
        state: 'current',
      },
      { id: 'address', label: 'Address', state: 'open' },
    ],
  },
}
