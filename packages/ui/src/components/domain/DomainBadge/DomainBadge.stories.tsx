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
import { DataTable } from '../../data/DataTable/index.ts'
import type { Column } from '../../data/DataTable/index.ts'
import { Inline, Stack } from '../../layout/Stack/index.ts'
import { DocumentBadge, DomainBadge } from './index.ts'

const meta = {
  title: 'Domain/DomainBadge',
  component: DomainBadge,
  args: { code: 'ACCREDITED' },
} satisfies Meta<typeof DomainBadge>
export default meta
type Story = StoryObj<typeof meta>

/** Height of one line of a badge's words in px. */
const oneLine = 20

export const Default: Story = {}
/** B3: an unknown code is neutral and shows itself. */
export const UnknownCode: Story = {
  args: { code: 'ON_LEAVE_2027' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ON_LEAVE_2027')).toBeVisible()
  },
}

/** The state of a document from its facts: valid only once verified, missing only where required. */
export const Documents: Story = {
  render: () => (
    <Inline>
      <DocumentBadge state="VALID" isVerified />
      <DocumentBadge state="VALID" isVerified={false} />
      <DocumentBadge state="EXPIRED" detail="since 31 Oct 2026" />
      <DocumentBadge state="MISSING" />
      <DocumentBadge state="MISSING" isRequired={false} />
    </Inline>
  ),
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
      isUnpaged
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
