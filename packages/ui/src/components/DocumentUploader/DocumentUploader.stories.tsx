import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { expectStandstill } from '../../styles/standstill.fixture.ts'
import { DocumentUploader } from './index.ts'
import type { DocumentOffer, ExistingDocument } from './index.ts'

const offers: readonly DocumentOffer[] = [
  {
    code: 'LTO',
    label: 'DOH licence to operate',
    isRequired: true,
    dateLabel: 'Valid until',
    accepted: ['pdf'],
  },
  {
    code: 'BPERMIT',
    label: "Mayor's permit",
    isRequired: true,
    dateLabel: 'Valid until',
    accepted: ['pdf', 'jpeg', 'png'],
  },
  { code: 'RATES', label: 'Signed schedule of rates', isRequired: true, dateLabel: 'Issued on' },
  { code: 'PHOTO', label: 'Facility photographs', maxCount: 5, accepted: ['jpeg', 'png'] },
]
const existing: readonly ExistingDocument[] = [
  {
    uuid: 'a',
    typeCode: 'LTO',
    fileName: 'licence-2026.pdf',
    size: 840_000,
    validityDate: '2026-12-18',
    state: 'EXPIRING',
    sha256: '9f2c4b1e77d0a3c5e8f1b6d4290a7c3e5f8b1d6c4a2e9073f5b8d1c6e4a29073',
    downloadHref: '#download',
  },
  {
    uuid: 'b',
    typeCode: 'BPERMIT',
    fileName: 'permit.jpg',
    size: 320_000,
    validityDate: '2025-12-31',
    state: 'EXPIRED',
  },
]
const pdf = (name: string) => new File([`%PDF-1.7\n${name}\n%%EOF`], name, { type: 'application/pdf' })

const meta = {
  title: 'Domain/DocumentUploader',
  component: DocumentUploader,
  args: {
    label: 'Credentials',
    offers,
    existing,
    today: '2026-11-20',
    onPreview: fn(),
    onRemoveExisting: fn(),
    onRowsChange: fn(),
  },
} satisfies Meta<typeof DocumentUploader>
export default meta
type Story = StoryObj<typeof meta>

function choose(canvasElement: HTMLElement, files: File[]) {
  const inputs = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
  const input = inputs[inputs.length - 1]
  if (!input) throw new Error('No file input')
  return userEvent.upload(input, files, { applyAccept: false })
}

/** U1 */
export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
/** U13 */
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const NothingOnFile: Story = { args: { existing: [] } }

/** U2, U4, U7, U8: one is taken and has its type, one is refused by content. */
export const ChosenAndRefused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [
      pdf('rates-2027.pdf'),
      new File([new Uint8Array([77, 90, 144, 0, 3, 0])], 'setup.pdf'),
    ])
    await waitFor(() => expect(canvas.getByText(/1 file added, 1 refused/u)).toBeVisible())
    await expect(canvas.getByText('One file was not taken')).toBeVisible()
  },
}
/** The drop area, states and refusals are told apart without any colour of ours. */
export const ForcedColors: Story = { ...ChosenAndRefused, parameters: { visual: { forcedColors: true } } }
/** U9: removing offers Undo. */
export const RemoveAndUndo: Story = {
  args: { existing: [] },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [pdf('licence.pdf'), pdf('permit.pdf')])
    const first = await canvas.findByRole('button', { name: 'Remove licence.pdf' })
    await userEvent.click(first)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove permit.pdf' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: 'Remove licence.pdf' })).toBeVisible()
  },
}
const photos: readonly DocumentOffer[] = [
  { code: 'BANK', label: 'Bank account certificate', isRequired: true },
]
let tries = 0
/** U6: a failure keeps the file and can be tried again. */
export const FailsThenSucceeds: Story = {
  beforeEach: () => {
    tries = 0
  },
  args: {
    offers: photos,
    existing: [],
    upload: () => {
      tries += 1
      return tries === 1
        ? Promise.reject(new Error('The server did not answer. Try again.'))
        : Promise.resolve()
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [pdf('bank.pdf')])
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 file' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: bank.pdf' }))
    await waitFor(() => expect(canvas.getByText('Uploaded')).toBeVisible())
  },
}
export const Uploading: Story = {
  args: {
    offers: photos,
    existing: [],
    upload: (_row, { onProgress }) => {
      onProgress(42)
      return new Promise(() => undefined)
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [pdf('bank.pdf')])
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 file' }))
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'))
  },
}
/** The bar of a running upload does not glide where less motion is asked for. */
export const ReducedMotion: Story = {
  ...Uploading,
  globals: { motion: 'none' },
  play: async (context) => {
    await Uploading.play?.(context)
    await expectStandstill(context)
  },
}
