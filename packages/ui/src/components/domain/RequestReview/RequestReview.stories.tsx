import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Card } from '../../layout/Card/index.ts'
import { sampleDiff } from '../../data/DiffTable/sample.fixture.ts'
import { RequestReview } from './index.ts'

const meta = {
  title: 'Domain/RequestReview',
  component: RequestReview,
  args: {
    rows: sampleDiff,
    none: 'not offered',
    options: [
      { decision: 'approve', label: 'Approve' },
      { decision: 'return', label: 'Return for correction' },
      { decision: 'reject', label: 'Reject' },
    ],
    onDecide: fn(),
  },
  parameters: { visual: { widths: [1440, 390] } },
} satisfies Meta<typeof RequestReview>
export default meta
type Story = StoryObj<typeof meta>

/** R1: the number of changes heads the table, unchanged fields are folded. */
export const Default: Story = {
  parameters: { visual: { zoom: 4, print: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '4 changes' })).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'Requested changes' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '2 fields unchanged' })).toBeVisible()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { skip: 'Default is taken at this width too.' } },
}
/** R2 */
export const RecordMoved: Story = {
  args: {
    rows: sampleDiff.map((row) => ({ ...row, moved: row.field === 'icu', now: 1_160_000 })),
    onMovedRead: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have read the present values' }))
    await expect(args.onMovedRead).toHaveBeenCalled()
    const notice = canvas.getByText('The record changed after this was requested')
    const table = canvas.getByRole('table', { name: 'Requested changes' })
    await expect(notice.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
/** R3 */
export const RejectNeedsRemarks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(args.onDecide).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: /Remarks/u })).toHaveFocus()
    await userEvent.keyboard('The ICU rate is above the ceiling.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(args.onDecide).toHaveBeenCalledWith('reject', 'The ICU rate is above the ceiling.')
  },
}
/** R3: a reason of the list says enough, another reason does not. */
export const RejectByReason: Story = {
  args: {
    reasons: [
      { value: 'EXPIRED', label: 'A document has expired' },
      { value: 'OTHER', label: 'Another reason', needsRemarks: true },
    ],
  },
  parameters: { visual: { skip: 'One field more than Default.' } },
  play: async ({ canvas, args }) => {
    const reason = canvas.getByRole('combobox', { name: 'Reason, when rejecting' })
    await userEvent.selectOptions(reason, 'Another reason')
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.selectOptions(reason, 'A document has expired')
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await expect(args.onDecide).toHaveBeenCalledWith('reject', '', 'EXPIRED')
  },
}
/** R4 */
export const OwnRequest: Story = {
  args: {
    options: [
      {
        decision: 'approve',
        label: 'Approve',
        refusal: 'You made this request yourself, so another person decides.',
      },
      { decision: 'cancel', label: 'Cancel the request' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/so another person decides/u)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}
/** A user who did the first of two steps reads that the second is another person's. */
export const WaitsForApprover: Story = {
  args: {
    options: [
      {
        decision: 'approve',
        label: 'Approve',
        refusal: 'Reviewed by you on 20 Nov 2026. It waits for an approver.',
      },
    ],
  },
  play: async ({ canvas }) => {
    const decision = canvas.getByRole('region', { name: 'Decision' })
    await expect(decision).toHaveTextContent('It waits for an approver.')
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull()
    // head lines of both cards at one height, and as much room below the text as above it
    const headOf = (name: string) =>
      canvas.getByRole('heading', { name }).closest('section > div:first-child')
    const line = (name: string) => headOf(name)?.getBoundingClientRect().bottom ?? 0
    await expect(line('Decision')).toBe(line('4 changes'))
    const text = canvas.getByText(/It waits for an approver/u).getBoundingClientRect()
    const [above, below] = [
      text.top - line('Decision'),
      decision.getBoundingClientRect().bottom - text.bottom,
    ]
    await expect(Math.abs(above - below)).toBeLessThanOrEqual(1)
  },
}
/** R5 */
export const Irreversible: Story = {
  args: {
    irreversible: {
      title: 'Disaccredit Gintong Bukid Hospital?',
      consequence: 'It leaves the network on 1 Jan 2027. Letters of authorisation end on that day.',
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await expect(args.onDecide).toHaveBeenCalledWith('approve', '')
  },
}
/** R7 */
export const Sending: Story = {
  args: { pending: 'approve' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Return for correction' })).toBeDisabled()
  },
}
export const Refused: Story = {
  args: {
    errorMessage: 'This request was decided by someone else a moment ago. Reload to see the decision.',
  },
}
/** The decision at the foot, under a new record in place of changes; rejecting asks for its remarks there. */
export const AtTheFoot: Story = {
  args: {
    decisionAt: 'foot',
    record: <p>The documents of the application, across the whole width.</p>,
    consequence: <p>Documents: 2 missing, 3 to compare.</p>,
    trail: <Card title="History">Requested by Veronica Candelaria, 3 Nov 2026.</Card>,
  },
  play: async ({ canvas, args }) => {
    const foot = within(canvas.getByRole('region', { name: 'Decision' }))
    await expect(foot.getByText(/2 missing/u)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(foot.getByRole('button', { name: 'Reject' }))
    await expect(args.onDecide).not.toHaveBeenCalled()
    await expect(foot.getByRole('textbox', { name: /Remarks/u })).toHaveFocus()
  },
}
/** The decision rests on what has not changed: it is open at first. */
export const UnchangedOpen: Story = {
  args: { hasUnchanged: true },
  parameters: { visual: { skip: 'DiffTable shows it.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hide unchanged fields' })).toBeVisible()
  },
}
/** R6: on a phone one button opens the decision as a sheet; a refusal of the form keeps it open. */
export const PhoneSheet: Story = {
  globals: { viewport: { value: 'w390' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { widths: [390] } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }))
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Decision' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Reject' }))
    await expect(args.onDecide).not.toHaveBeenCalled()
    await expect(within(sheet).getByRole('textbox', { name: /Remarks/u })).toHaveFocus()
  },
}
/** Whoever asked for it has nothing to decide: the button says what there is to do. */
export const PhoneRequester: Story = {
  ...PhoneSheet,
  args: { options: [{ decision: 'cancel', label: 'Cancel request' }] },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel request' }))
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Your request',
    })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Cancel request' }))
    await expect(args.onDecide).toHaveBeenCalledWith('cancel', '')
  },
}
/** Values of any length on the smallest screen. */
export const LongNarrow: Story = {
  args: {
    rows: [
      {
        field: 'remarks',
        label: 'Remarks_ng_pangkalahatang_ospital_ayon_sa_rehistro',
        kind: 'text',
        changed: true,
        before: 'Letters of authorisation are accepted at the industrial clinic until seven in the evening.',
        requested: 'tanggapan.ng.akreditasyon@pangkalahatang-ospital.example.ph',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  parameters: { visual: { widths: [320] } },
}
