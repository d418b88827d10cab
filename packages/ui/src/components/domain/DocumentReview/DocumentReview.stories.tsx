import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Inline, Stack } from '../../layout/Stack/index.ts'
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
    children: (
      <Stack gap={3}>
        <Text>The document itself, in a DocumentViewer.</Text>
        <Inline gap={2}>
          <Button variant="primary">Verify</Button>
          <Button>Mismatch</Button>
        </Inline>
      </Stack>
    ),
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
