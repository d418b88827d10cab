import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MiniRuler, MiniRulerAxis, RulerLanes, RulerPicker, ValidityRuler } from './index.ts'
import type { RulerSegment } from './index.ts'

const segments: readonly RulerSegment[] = [
  { id: 'first', from: '2024-03-01', until: '2025-03-03', fill: 'past', label: '1st accreditation' },
  {
    id: 'suspended',
    from: '2025-03-04',
    until: '2025-05-31',
    fill: 'hatched',
    tone: 'held',
    label: 'Suspended',
  },
  {
    id: 'now',
    from: '2025-06-01',
    until: '2027-03-31',
    fill: 'current',
    tone: 'positive',
    label: 'Accredited',
  },
]

const meta = {
  title: 'Domain/ValidityRuler',
  component: ValidityRuler,
  args: { label: 'Accreditation of Sampaguita Medical Center', segments, today: '2026-11-20' },
} satisfies Meta<typeof ValidityRuler>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today')).toBeVisible()
    await expect(canvas.getByText('Accredited since 1 Jun 2025')).toBeVisible()
    await expect(canvas.getByText('1 Jun 2025 to 31 Mar 2027, Accredited')).toBeInTheDocument()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
/** V5: today and the end stay when narrow. */
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
export const Ended: Story = { args: { today: '2027-05-02' } }
export const OpenEnded: Story = {
  args: {
    segments: [{ id: 'open', from: '2026-01-01', fill: 'current', tone: 'positive', label: 'In force' }],
  },
}
export const Nothing: Story = { args: { segments: [] } }
/** V8: at most 96 px wide. */
export const Mini: Story = {
  render: (args) => <MiniRuler {...args} />,
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('[aria-hidden=true] > div')
    await expect(track?.getBoundingClientRect().width).toBeLessThanOrEqual(96)
  },
}
/** The head of a column names today over the mark in every row. */
export const MiniAxis: Story = {
  args: { span: { from: '2024-11-20', until: '2029-11-20' } },
  render: ({ span = { from: '2024-11-20', until: '2029-11-20' }, ...args }) => (
    <>
      <MiniRulerAxis today={args.today} span={span} />
      <MiniRuler {...args} span={span} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByText('Today').getBoundingClientRect()
    const mark = canvasElement.querySelector('[aria-hidden=true] > div > div:last-child')
    const { left = Number.NaN, width = 0 } = mark?.getBoundingClientRect() ?? {}
    await expect(Math.abs((name.left + name.right) / 2 - (left + width / 2))).toBeLessThanOrEqual(1)
  },
}
/** V4: past, broken off, running and to come can be distinguished without our colours. */
export const ForcedColors: Story = {
  args: {
    segments: [
      ...segments,
      { id: 'next', from: '2027-04-01', fill: 'scheduled', tone: 'positive', label: 'Renewal' },
    ],
  },
  parameters: { visual: { forcedColors: true } },
}
export const Lanes: Story = {
  render: ({ today }) => (
    <RulerLanes
      label="Documents"
      today={today}
      lanes={[
        {
          id: 'lto',
          label: 'DOH licence',
          segments: [{ ...at('2026-01-01', '2026-12-31'), tone: 'attention' }],
        },
        { id: 'phic', label: 'PhilHealth', segments: [at('2024-06-01', '2027-05-31')] },
        { id: 'fire', label: 'Fire safety', segments: [{ ...at('2025-01-01', '2025-12-31'), fill: 'past' }] },
      ]}
    />
  ),
}
function at(from: RulerSegment['from'], until: RulerSegment['from']): RulerSegment {
  return { id: from, from, until, fill: 'current', tone: 'positive', label: 'valid' }
}

/** V7: arrows step through the periods. */
export const Selectable: Story = {
  render: function Render(args) {
    const [id, setId] = useState('now')
    return <RulerPicker {...args} value={id} onChange={setId} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today')).toBeVisible()
    await expect(canvas.getByText('Accredited')).toBeVisible()
    canvas.getByRole('radio', { name: '1 Jun 2025 to 31 Mar 2027, Accredited' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '4 Mar 2025 to 31 May 2025, Suspended' })).toBeChecked()
  },
}
/** V11, V12: a year gone by has no line of today; what is not settled is dashed. */
export const AnotherYear: Story = {
  args: {
    span: { from: '2027-01-01', until: '2027-12-31' },
    segments: [
      { id: 'a', from: '2027-01-01', until: '2027-06-30', fill: 'scheduled', label: 'scheduled' },
      { id: 'b', from: '2027-07-01', fill: 'asked', tone: 'review', label: 'pending approval' },
    ],
  },
  render: function Render(args) {
    const [id, setId] = useState('b')
    return <RulerPicker {...args} value={id} onChange={setId} />
  },
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Today')).toBeNull()
    await expect(canvas.getByText('pending approval')).toBeVisible()
  },
}

/** V9, V11: a version that waits for approval is named beside its own bar, below a scheduled one of about the same day. */
export const LanesNamed: Story = {
  args: {
    segments: [
      { id: 'now', from: '2025-06-01', until: '2027-01-14', fill: 'current', label: 'in force' },
      { id: 'next', from: '2027-01-15', fill: 'scheduled', label: 'scheduled' },
      { id: 'asked', from: '2027-02-01', fill: 'asked', tone: 'review', label: 'pending approval' },
    ],
  },
  render: (args) => <RulerPicker {...args} value="now" onChange={fn()} />,
  play: async ({ canvas }) => {
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const barOf = (name: string) => boxOf(canvas.getByRole('radio', { name }).parentElement)
    const next = barOf('15 Jan 2027 onward, scheduled')
    const nextName = boxOf(canvas.getByText('15 Jan 2027'))
    await expect(canvas.getByText('scheduled')).toBeVisible()
    await expect(nextName.left).toBeLessThan(next.right)
    await expect(nextName.top - next.bottom).toBeGreaterThanOrEqual(0)
    await expect(nextName.top - next.bottom).toBeLessThan(next.height)
    const asked = barOf('1 Feb 2027 onward, pending approval')
    const askedName = boxOf(canvas.getByText('pending approval'))
    await expect(askedName.right).toBeLessThan(asked.left)
    await expect(askedName.top).toBeGreaterThanOrEqual(asked.top)
    await expect(askedName.bottom).toBeLessThanOrEqual(asked.bottom)
    // the first bar begins and the last one ends at the edge of the ruler
    const ruler = boxOf(canvas.getByRole('group'))
    await expect(barOf('1 Jun 2025 to 14 Jan 2027, in force').left).toBeCloseTo(ruler.left, 0)
    await expect(next.right).toBeCloseTo(ruler.right, 0)
  },
}

/** V5, V11: letters that are larger or further apart than ours leave no two names on each other. */
export const LargeLetters: Story = {
  render: (args) => (
    <div style={{ letterSpacing: '0.12em', wordSpacing: '0.16em' }}>
      <ValidityRuler {...args} />
      <RulerPicker {...args} value="first" onChange={fn()} />
    </div>
  ),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1st accreditation')).toBeVisible()
    for (const row of canvasElement.querySelectorAll('[aria-hidden=true]')) {
      const names = [...row.querySelectorAll('span')].filter((name) => name.childElementCount === 0)
      const boxes = names.map((name) => name.getBoundingClientRect())
      const meet = boxes.filter((box, at) =>
        boxes
          .slice(at + 1)
          .some(
            (other) =>
              box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom &&
              other.top < box.bottom,
          ),
      )
      await expect(meet).toEqual([])
    }
  },
}
