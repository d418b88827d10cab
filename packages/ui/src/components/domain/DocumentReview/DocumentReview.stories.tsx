import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Inline } from '../../layout/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { DocumentReview } from './index.ts'
import type { DocumentReviewProps } from './index.ts'

const documents: DocumentReviewProps['documents'] = [
  {
    code: 'BPERMIT',
    label: 'Mayor’s permit 2026',
    state: 'missing',
    act: <Button size="sm">Ask for this</Button>,
  },
  { code: 'PHIC', label: 'PhilHealth accreditation', state: 'mismatch', note: 'says 2027' },
  { code: 'LTO', label: 'DOH licence to operate', state: 'open', note: 'until 5 Aug 2027' },
  { code: 'BIR', label: 'BIR certificate of registration', state: 'open' },
  { code: 'SEC', label: 'SEC or DTI registration', state: 'verified', note: '3 Nov 2026' },
]

const facts: DocumentReviewProps['facts'] = [
  { id: 'name', label: 'Name', value: 'Perlas-Uhay Surgical Center', isFound: true },
  { id: 'number', label: 'Licence number', value: 'LTO-99-000010', isFound: true },
  { id: 'rooms', label: 'Operating rooms', value: '3', isFound: false },
  { id: 'until', label: 'Valid until', value: '5 Aug 2027' },
]

const meta = {
  title: 'Domain/DocumentReview',
  component: DocumentReview,
  args: {
    title: 'Documents',
    summary: '1 of 5 verified',
    documents,
    current: 'LTO',
    onCurrent: fn(),
    facts,
    acts: (
      <Inline gap={2}>
        <Button variant="primary">Verify</Button>
        <Button>Does not match</Button>
      </Inline>
    ),
    children: <Text>The document itself, in a DocumentViewer.</Text>,
  },
  parameters: { visual: { widths: [1440, 390] } },
} satisfies Meta<typeof DocumentReview>
export default meta
type Story = StoryObj<typeof meta>

/** In the order of the work: missing, not matching, to compare, verified. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual(['Missing, required 1', 'Does not match 1', 'To compare 2', 'Verified 1'])
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('DOH licence to operate')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }

function Walk(args: DocumentReviewProps) {
  const [current, setCurrent] = useState(args.current)
  return <DocumentReview {...args} current={current} onCurrent={setCurrent} />
}

/** Tab and Enter open another document; what is missing cannot be opened. */
export const Choose: Story = {
  render: (args) => <Walk {...args} />,
  parameters: { visual: { skip: 'Looks like Default.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Mayor/u })).toBeNull()
    canvas.getByRole('button', { name: /BIR certificate/u }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('BIR certificate')
  },
}

function Next(args: DocumentReviewProps) {
  const [current, setCurrent] = useState('LTO')
  const verify = (
    <Button key={current} variant="primary" onPress={() => setCurrent('BIR')}>
      Verify
    </Button>
  )
  return (
    <DocumentReview {...args} current={current} onCurrent={setCurrent} acts={verify}>
      <Text key={current}>{current}</Text>
    </DocumentReview>
  )
}

/** An act that opens the next document hands the focus on to its row. */
export const HandsFocusOn: Story = {
  render: (args) => <Next {...args} />,
  parameters: { visual: { skip: 'Looks like Default.' } },
  play: async ({ canvas }) => {
    const verify = () => canvas.getByRole('button', { name: 'Verify' })
    verify().focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /BIR certificate/u, current: true })).toHaveFocus()
  },
}
/** On phones: the row, its document, the values it proves and the acts, in this order of reading and of the focus. */
export const UnderItsRow: Story = {
  args: { children: <Button>The document</Button> },
  parameters: { visual: { skip: 'Default is pictured at this width.' } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { current: true }).focus()
    for (const name of ['The document', 'Verify', 'Does not match']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    const region = within(canvas.getByRole('region', { name: 'Document' }))
    await expect(region.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      facts.map(({ label }) => label),
    )
  },
}
/** Beside the document its values have the width of the list, whatever is left of the window. */
export const NarrowFacts: Story = {
  globals: { viewport: { value: 'w768' } },
  parameters: { visual: { widths: [768] } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Documents' }).getBoundingClientRect()
    await expect(list.width).toBeLessThan(300)
    for (const { label } of facts) {
      const [value] = [...(canvas.getByText(label).parentElement?.querySelectorAll('dd') ?? [])]
      await expect(value?.getBoundingClientRect().width).toBeGreaterThan(list.width * 0.7)
    }
  },
}
/** One act for all that are missing; the list and the document end on one line. */
export const AskForAll: Story = {
  args: {
    documents: [
      ...documents,
      {
        code: 'BANK',
        label: 'Bank account certificate',
        state: 'missing',
        act: (
          <Button size="sm" variant="quiet">
            Ask for this
          </Button>
        ),
      },
    ],
    missingAct: <Button size="sm">Ask for both</Button>,
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('heading', { name: 'Missing, required 2' }).parentElement
    await expect(within(group as HTMLElement).getByRole('button')).toHaveTextContent('Ask for both')
    const bottoms = ['Documents', 'Document'].map(
      (name) => canvas.getByRole('region', { name }).getBoundingClientRect().bottom,
    )
    await expect(bottoms[0]).toBe(bottoms[1])
  },
}
/** Everything is verified. */
export const AllVerified: Story = {
  args: {
    documents: documents.map((one) => ({ ...one, state: 'verified', act: undefined })),
    summary: '5 of 5 verified',
  },
}
/** Long names on the smallest screen. */
export const LongNarrow: Story = {
  args: {
    documents: [
      {
        code: 'LONG',
        label: 'Katibayan ng pagsunod sa pamantayan ng laboratoryo at ng klinika',
        state: 'open',
        note: 'until 31 Dec 2026',
      },
    ],
    current: 'LONG',
  },
  globals: { viewport: { value: 'w320' } },
}
