import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  documentStatePresentation,
  statusMeanings,
  statusPresentation,
  statusTransitions,
  versionStatePresentation,
} from '@capiz/domain/accreditation'
import { requestStatusPresentation } from '@capiz/domain/request'
import { toneNames } from '../../../tokens/index.ts'
import { DataTable } from '../DataTable/index.ts'
import type { Column } from '../DataTable/index.ts'
import { Inline, Stack } from '../../layout/Stack/index.ts'
import { DomainBadge, StatusBadge, StatusDot } from './index.ts'

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
/** B3: an unknown code is neutral and shows itself. */
export const UnknownCode: Story = {
  render: () => <DomainBadge code="ON_LEAVE_2027" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ON_LEAVE_2027')).toBeVisible()
  },
}
/** B7: a change is announced. */
export const Live: Story = {
  args: { isLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Accredited')
  },
}

type StatusCode = keyof typeof statusPresentation
const codes = Object.keys(statusPresentation) as StatusCode[]
const codeColumns: readonly Column<StatusCode>[] = [
  { id: 'code', header: 'Code', text: (code) => code },
  {
    id: 'badge',
    header: 'Badge',
    kind: 'status',
    text: (code) => statusPresentation[code].label,
    cell: (code) => <DomainBadge code={code} />,
  },
  { id: 'meaning', header: 'Meaning', text: (code) => statusMeanings[code], minWidth: 260 },
  {
    id: 'next',
    header: 'May become',
    text: (code) =>
      statusTransitions[code].map((next) => statusPresentation[next].label).join(', ') || 'nothing, final',
    minWidth: 260,
  },
]

/** The table designers read: code, look, meaning and what may follow, straight from the domain. No badge breaks. */
export const AccreditationStatuses: Story = {
  render: () => (
    <DataTable
      label="Accreditation statuses"
      columns={codeColumns}
      rows={codes}
      rowKey={(code) => code}
      page={{ number: 0, size: codes.length, totalElements: codes.length, totalPages: 1 }}
      hidesPages
      onChange={() => undefined}
    />
  ),
  play: async ({ canvasElement }) => {
    const labels = [
      ...canvasElement.querySelectorAll<HTMLElement>('tbody td:nth-child(2) span span:last-child'),
    ]
    await expect(labels).toHaveLength(codes.length)
    for (const label of labels) await expect(label.offsetHeight).toBeLessThanOrEqual(oneLine)
  },
}
export const OtherVocabularies: Story = {
  render: () => (
    <Stack>
      <Inline>
        {Object.keys(requestStatusPresentation).map((code) => (
          <DomainBadge key={code} vocabulary="request" code={code} />
        ))}
      </Inline>
      <Inline>
        {Object.keys(documentStatePresentation).map((code) => (
          <DomainBadge key={code} vocabulary="document" code={code} />
        ))}
      </Inline>
      <Inline>
        {Object.keys(versionStatePresentation).map((code) => (
          <DomainBadge key={code} vocabulary="priceVersion" code={code} />
        ))}
      </Inline>
    </Stack>
  ),
}
export const OtherVocabulariesDark: Story = { ...OtherVocabularies, globals: { theme: 'dark' } }
