import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { expectStandstill } from '../../../styles/standstill.fixture.ts'
import { LoadingBar } from './index.ts'

function Toggled() {
  const [isLoading, setLoading] = useState(false)
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <Button onPress={() => setLoading(!isLoading)}>{isLoading ? 'Finish' : 'Load'}</Button>
    </>
  )
}

const meta = {
  title: 'Feedback/LoadingBar',
  component: LoadingBar,
  args: { isLoading: true },
} satisfies Meta<typeof LoadingBar>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const LoadingDark: Story = { globals: { theme: 'dark' } }
export const Idle: Story = { args: { isLoading: false } }
export const CompletesAndResets: Story = {
  render: () => <Toggled />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Load' }))
    await expect(screen.getByRole('status')).toHaveTextContent('Loading')
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
    await expect(document.querySelector('[data-phase="complete"]')).not.toBeNull()
    await waitFor(() => expect(document.querySelector('[data-phase]')).toBeNull(), { timeout: 1500 })
  },
}
/** With reduced motion the line stands still. */
export const ReducedMotion: Story = { globals: { motion: 'none' }, play: expectStandstill }
export const ForcedColors: Story = { parameters: { visual: { forcedColors: true } } }
