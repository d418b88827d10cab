import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { toneNames } from '../../../tokens/index.ts'
import { Inline, Stack } from '../../layout/Stack/index.ts'
import { StatusBadge, StatusDot } from './index.ts'

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  args: { tone: 'positive', label: 'Accredited' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

/** Height of one line of a badge's words in px. */
const oneLine = 20

export const Default: Story = {}
/** B1, B2, B4, B6: word, drawing and fill in every tone; the drawing is hidden and nothing can be pressed. */
export const Tones: Story = {
  render: () => (
    <Inline>
      {toneNames.map((tone) => (
        <StatusBadge key={tone} tone={tone} label={tone} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')]
    await expect(new Set(drawings.map((drawing) => drawing.innerHTML)).size).toBe(toneNames.length)
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true')
    for (const tone of toneNames) await expect(canvas.getByText(tone)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const TonesDark: Story = { ...Tones, globals: { theme: 'dark' } }
export const Small: Story = { args: { size: 'sm' } }
export const Dots: Story = {
  render: () => (
    <Stack>
      {toneNames.map((tone) => (
        <StatusDot key={tone} tone={tone} label={tone} />
      ))}
    </Stack>
  ),
}
export const WithDetail: Story = { args: { tone: 'held', label: 'Suspended', detail: 'since 4 Mar 2025' } }
/** B5: wraps, is not cut. */
export const LongLabel: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByText(/annual physical/u)
    await expect(label.offsetHeight).toBeGreaterThan(oneLine)
    const frame = label.parentElement
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.offsetWidth ?? 0)
  },
  args: { label: 'Accredited for dental services and for annual physical examination only' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
}
/** The words and the outline carry the status without any colour of ours. */
export const ForcedColors: Story = {
  render: () => (
    <Stack>
      <Inline>
        {toneNames.map((tone) => (
          <StatusBadge key={tone} tone={tone} label={tone} />
        ))}
      </Inline>
      <Inline>
        {toneNames.map((tone) => (
          <StatusDot key={tone} tone={tone} label={tone} />
        ))}
      </Inline>
    </Stack>
  ),
  parameters: { visual: { forcedColors: true } },
}
/** B7: a change is announced. */
export const Live: Story = {
  args: { isLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Accredited')
  },
}
