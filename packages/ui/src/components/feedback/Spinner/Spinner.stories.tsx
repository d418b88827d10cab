import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectStandstill } from '../../../styles/standstill.fixture.ts'
import { Spinner } from './index.ts'

const meta = { title: 'Feedback/Spinner', component: Spinner, args: { label: 'Searching' } } satisfies Meta<
  typeof Spinner
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching')
  },
}
export const WithWords: Story = { args: { hasVisibleLabel: true } }
/** A reader who wants no motion sees the mark at rest. */
export const ReducedMotion: Story = { args: { hasVisibleLabel: true }, play: expectStandstill }
export const LongNarrow: Story = {
  args: { hasVisibleLabel: true, label: 'Hinahanap_ang_mga_pasilidad_at_manggagamot '.repeat(2) },
  globals: { viewport: { value: 'w320' } },
}
