import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { ChecklistRow } from '@capiz/domain/checklist'
import { AccreditationChecklist } from './index.ts'

const row = (documentTypeCode: string, label: string, part: Partial<ChecklistRow> = {}): ChecklistRow => ({
  documentTypeCode,
  label,
  required: true,
  submitted: `${documentTypeCode}-uuid`,
  validityDate: null,
  state: 'VALID',
  verified: false,
  verifiedBy: null,
  verifiedDate: null,
  remarks: null,
  ...part,
})
const done = { verified: true, verifiedBy: 'L. Abad', verifiedDate: '2026-11-12' } as const
const rows: readonly ChecklistRow[] = [
  row('LTO', 'DOH licence to operate', { ...done, state: 'EXPIRING', validityDate: '2026-12-18' }),
  row('PHIC', 'PhilHealth accreditation', { state: 'EXPIRED', validityDate: '2026-10-31' }),
  row('RATES', 'Signed schedule of rates', { remarks: 'Page 3 is not signed.' }),
  row('BPERMIT', "Mayor's permit", { submitted: null, state: 'MISSING' }),
  row('FSIC', 'Fire safety inspection', { required: false, submitted: null, state: 'MISSING' }),
]

const meta = {
  title: 'Domain/AccreditationChecklist',
  component: AccreditationChecklist,
  args: { label: 'Accreditation checklist', rows, onVerify: fn(), documentHref: (uuid) => `#${uuid}` },
} satisfies Meta<typeof AccreditationChecklist>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Signed schedule of rates verified' }))
    await expect(args.onVerify).toHaveBeenCalledWith('RATES', true)
    await expect(canvas.queryByRole('checkbox', { name: /Mayor/u })).toBeNull()
  },
}
const proof = { sourceCode: 'PRC', performedOn: '2026-10-02', nextDue: '2027-03-31', isAsked: true } as const
/** What sources said of the documents, where a rule asks for it or somebody looked. */
export const Proved: Story = {
  args: {
    rows: [
      row('PRC', 'PRC identification card', { ...done, proof: { ...proof, state: 'VERIFIED' } }),
      row('PHIC', 'PhilHealth accreditation', { ...done, proof: { ...proof, state: 'STALE' } }),
      row('BOARD', 'Specialty board certificate', { ...done, proof: { ...proof, state: 'CONTRADICTED' } }),
      row('PMA', 'PMA card', {
        ...done,
        proof: { ...proof, performedOn: null, nextDue: null, state: 'UNPROVEN' },
      }),
    ],
  },
}
/** Requirements with a form to fill in offer it while they are missing or end. */
/** A document that says something else than what was declared. */
export const Mismatch: Story = {
  args: {
    rows: [
      row('PHIC', 'PhilHealth accreditation', {
        mismatch: true,
        remarks: 'Valid until 2027 on the document.',
      }),
      row('LTO', 'DOH licence to operate', done),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Does not match')).toBeVisible()
    await expect(canvas.getByText(/1 required document is missing, expired or not verified/u)).toBeVisible()
  },
}
export const BlankForm: Story = {
  args: { blankForms: { codes: ['RATES', 'BPERMIT', 'FSIC'], onDownload: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: "Download the blank form: Mayor's permit" }))
    await expect(args.blankForms?.onDownload).toHaveBeenCalledWith('BPERMIT')
    await expect(canvas.queryByRole('button', { name: /blank form: Signed schedule/u })).toBeNull()
  },
}

/** Documents the reader uploaded are for others to verify. */
export const OwnUploads: Story = {
  args: {
    username: 'labad',
    rows: [
      row('LTO', 'DOH licence to operate', { uploadedBy: 'labad' }),
      row('RATES', 'Signed schedule of rates', { uploadedBy: 'rdomingo' }),
      row('PHIC', 'PhilHealth accreditation', { ...done, uploadedBy: 'labad' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('You uploaded it: another person verifies it.')).toHaveLength(1)
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2)
    await expect(canvas.queryByRole('checkbox', { name: 'DOH licence to operate verified' })).toBeNull()
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const ReadOnly: Story = { args: { onVerify: undefined } }
export const Complete: Story = { args: { rows: [row('LTO', 'DOH licence to operate', done)] } }
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await userEvent.tab()
    const box = canvas.getByRole('checkbox', { name: 'DOH licence to operate verified' })
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onVerify).toHaveBeenCalledWith('LTO', false)
  },
}
/** Names and remarks of any length on the smallest screen. */
export const LongNarrow: Story = {
  args: {
    label: 'Checklist of the Pangkalahatang_ospital_ng_lalawigan_ayon_sa_rehistro',
    rows: [
      row('CERT', 'Katibayan_ng_pagsunod_sa_pamantayan_ng_laboratoryo', {
        ...done,
        verifiedBy: 'Maria Consolacion Evangelista-Villanueva de los Santos',
        remarks:
          'Page 3 is not signed by the head of the department of physical medicine and rehabilitation.',
      }),
    ],
  },
  globals: { viewport: { value: 'w320' } },
}
