import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { expectStandstill } from '../../../styles/standstill.fixture.ts'
import { Card } from '../../layout/Card/index.ts'
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
const first: ExistingDocument = {
  uuid: 'a',
  typeCode: 'LTO',
  fileName: 'licence-2026.pdf',
  size: 840_000,
  validityDate: '2026-12-18',
  state: 'EXPIRING',
  sha256: '9f2c4b1e77d0a3c5e8f1b6d4290a7c3e5f8b1d6c4a2e9073f5b8d1c6e4a29073',
  downloadHref: '#download',
}
const existing: readonly ExistingDocument[] = [
  first,
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

/** An entry of the open menu, which stands outside the canvas. */
const entry = (name: string) => within(document.body).findByRole('menuitem', { name })

/** U1 */
export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
/** U22 */
export const BlankForm: Story = {
  args: { blankForms: { codes: ['BPERMIT', 'RATES'], onDownload: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Download the blank form: Signed schedule of rates' }),
    )
    await expect(args.blankForms?.onDownload).toHaveBeenCalledWith('RATES')
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for permit.jpg' }))
    await userEvent.click(await entry('Download the blank form'))
    await expect(args.blankForms?.onDownload).toHaveBeenLastCalledWith('BPERMIT')
  },
}
/** U13 */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Add files|Choose/u })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for licence-2026.pdf' }))
    await entry('Download')
    await expect(within(document.body).queryByRole('menuitem', { name: /Replace|Remove/u })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}
/** U24: looking at a document is one press; what else can be done with it is in its menu. */
export const Actions: Story = {
  parameters: { visual: { widths: [1024, 390] } },
  play: async ({ canvas, canvasElement, args }) => {
    const menu = canvas.getByRole('button', { name: 'Actions for licence-2026.pdf' })
    await userEvent.click(menu)
    await userEvent.click(await entry('Remove'))
    await expect(args.onRemoveExisting).toHaveBeenCalledWith(first)
    await userEvent.click(menu)
    const replacing = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(await entry('Replace'))
    await expect(replacing).toHaveBeenCalledOnce()
    replacing.mockRestore()
    const chooser = canvasElement.querySelector<HTMLInputElement>('li input[type=file]')
    if (!chooser) throw new Error('No file input')
    await userEvent.upload(chooser, [pdf('licence-2027.pdf')])
    await canvas.findByText('Replaced by the new file')
    await userEvent.click(menu)
    await userEvent.click(await entry('Show the fingerprint'))
    await expect(canvas.getByText(first.sha256 ?? '')).toBeVisible()
  },
}
/** U23: a single document is one field until it is there; removing it brings the field back, with the focus. */
export const OnlyField: Story = {
  args: { offers: offers.slice(0, 1), existing: [] },
  parameters: { visual: { widths: [1024, 390] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Missing')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add files' })).toBeNull()
    canvas.getByRole('button', { name: 'Choose file for DOH licence to operate' }).focus()
    await choose(canvasElement, [pdf('licence.pdf')])
    const remove = await canvas.findByRole('button', { name: 'Remove licence.pdf' })
    await waitFor(() => expect(remove.closest('li')).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /Choose file|Add files/u })).toBeNull()
    await userEvent.click(remove)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose file for DOH licence to operate' })).toHaveFocus(),
    )
  },
}
/** In a card without padding the rows reach its edge. */
export const InCard: Story = {
  args: { isInCard: true },
  decorators: [
    (Story) => (
      <Card title="Documents" padding="none">
        <Story />
      </Card>
    ),
  ],
}
/** Own words and remarks of reviewers under each document. */
export const WithNotes: Story = {
  args: {
    existing: existing.map((document) => ({
      ...document,
      notes: ['Signed by both owners.', 'Remark of 20 Nov 2026: The second page is missing.'],
    })),
  },
}
/** U1, U3: what is required is there from the start, each with a button of its own. */
export const NothingOnFile: Story = {
  args: { existing: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Missing')).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'Choose file for DOH licence to operate' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add files' })).toBeVisible()
  },
}

/** U20: the button that chose the file makes way for its row, which takes the focus. */
export const ChosenForMissing: Story = {
  args: { upload: () => Promise.resolve() },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose file for Signed schedule of rates' })
    const row = button.closest('li')
    const input = row?.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No file input')
    button.focus()
    await userEvent.upload(input, [pdf('rates-2027.pdf')])
    const taken = await canvas.findByRole('button', { name: 'Remove rates-2027.pdf' })
    await waitFor(() => expect(taken.closest('li')).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Upload 1 file' })).toBeDisabled()
    await expect(canvas.getByText('1 file cannot be sent yet: see its type and date.')).toBeVisible()
  },
}

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
/** The drop area, states and refusals can be distinguished without our colours. */
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

async function photo(name: string, side: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side * 0.75
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // Grain, as a photo has it: every pixel counts, so fewer of them weigh less.
  const picture = context.createImageData(canvas.width, canvas.height)
  let grain = 1
  for (let at = 0; at < picture.data.length; at++) {
    grain = (grain * 48_271) % 2_147_483_647
    picture.data[at] = at % 4 === 3 ? 255 : grain % 256
  }
  context.putImageData(picture, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
  return new File([blob ?? ''], name, { type: 'image/jpeg' })
}
async function sketch(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 240
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = 'lightblue'
  context.fillRect(0, 0, 320, 240)
  context.fillStyle = 'seagreen'
  context.fillRect(0, 150, 320, 90)
  context.fillStyle = 'white'
  context.fillRect(90, 70, 140, 110)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], name, { type: 'image/png' })
}
const marksOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li')].map((row) => {
    const mark = row.querySelector('[aria-hidden]')
    if (!mark) throw new Error('A row without a mark')
    return { mark, text: mark.textContent, box: mark.getBoundingClientRect() }
  })
/**
 * U21: the kind of each row's file is seen at its start; an unknown kind has a drawing, a missing document an empty
 * place.
 */
export const Kinds: Story = {
  args: {
    offers: [{ code: 'PAPER', label: 'Papers of the record', maxCount: 20 }, ...offers.slice(2, 3)],
    existing: [
      'licence.pdf',
      'permit.jpg',
      'PLAN.PNG',
      'rates.xlsx',
      'letter.docx',
      'list.csv',
      'old.tif',
    ].map((fileName) => ({
      uuid: fileName,
      typeCode: 'PAPER',
      fileName,
      size: 320_000,
      validityDate: null,
      state: 'VALID',
      downloadHref: '#download',
    })),
  },
  parameters: { visual: { widths: [1024, 320], print: true } },
  play: async ({ canvasElement }) => {
    const marks = marksOf(canvasElement)
    await expect(marks.map(({ text }) => text)).toEqual(['PDF', 'JPG', 'PNG', 'XLSX', 'DOCX', 'CSV', '', ''])
    await expect(new Set(marks.map(({ box }) => `${box.left} ${box.width} ${box.height}`)).size).toBe(1)
  },
}
/** U21: a new picture shows itself; one that cannot be read is named by its kind. The address goes with the row. */
export const ChosenPictures: Story = {
  args: { existing: [], offers: offers.slice(2) },
  parameters: { visual: { widths: [1024, 390] } },
  play: async ({ canvas, canvasElement }) => {
    const revoked = spyOn(URL, 'revokeObjectURL')
    await choose(canvasElement, [
      pdf('rates.pdf'),
      await sketch('front.png'),
      new File([bytes(0xff, 0xd8, 0xff, 0xe0, 'no picture')], 'torn.jpg'),
      new File(['room,rate\nICU,11400'], 'rates.csv'),
    ])
    await canvas.findByRole('button', { name: 'Remove torn.jpg' })
    await waitFor(() => {
      const [picture, ...others] = [...canvasElement.querySelectorAll('img')]
      return expect([picture?.naturalWidth, others.length]).toEqual([320, 0])
    })
    const marks = marksOf(canvasElement)
    await expect(marks.map(({ text }) => text)).toEqual(['PDF', '', 'PNG', 'JPG', 'CSV'])
    await expect(new Set(marks.map(({ box }) => `${box.left} ${box.width} ${box.height}`)).size).toBe(1)
    const address = canvasElement.querySelector('img')?.src
    await userEvent.click(canvas.getByRole('button', { name: 'Remove front.png' }))
    await expect(revoked).toHaveBeenCalledWith(address)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(320))
  },
}
/** U15: a large photo is made smaller in the browser; the original remains a choice. */
export const LargePhoto: Story = {
  args: { existing: [], offers: offers.slice(3) },
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, [await photo('front.jpg', 3200)])
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Send the original, /u }, { timeout: 8000 }),
    )
    await expect(canvas.getByRole('button', { name: /^Send the smaller one, /u })).toBeVisible()
    await waitFor(() =>
      expect(args.onRowsChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ other: expect.objectContaining({ isOriginal: false }) }),
      ]),
    )
  },
}
const bytes = (...codes: (number | string)[]) =>
  new Uint8Array(
    codes.flatMap((code) =>
      typeof code === 'number' ? [code] : Array.from(code, (letter) => letter.charCodeAt(0)),
    ),
  )
/** U7, U16: each refusal says what to do. */
export const RefusedKinds: Story = {
  args: { existing: [] },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [
      new File(['%PDF-1.7\ntrailer << /Encrypt 9 0 R >>\n%%EOF'], 'locked.pdf'),
      new File([bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0)], 'IMG_0042.heic'),
      new File([], 'nothing.pdf'),
      new File([bytes('MZ', 144, 0, 3, 0)], `${'unbroken'.repeat(40)}.pdf`),
    ])
    await waitFor(() => expect(canvas.getByText('4 files were not taken')).toBeVisible())
    await expect(canvas.getByText(/protected by a password/u, { selector: 'li' })).toBeVisible()
    await expect(canvas.getByText(/Save it as JPEG/u, { selector: 'li' })).toBeVisible()
  },
}
/** U17: five hundred files at once: twenty are read, the rest is one sentence. */
export const FiveHundred: Story = {
  args: { existing: [], offers: [{ code: 'PAPER', label: 'Papers', maxCount: 20 }] },
  parameters: { visual: { skip: 'Twenty rows of the same kind; ChosenAndRefused shows them.' } },
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement,
      Array.from({ length: 500 }, (_, index) => pdf(`paper-${index}.pdf`)),
    )
    await waitFor(() => expect(canvas.getByText('480 files were not taken')).toBeVisible(), { timeout: 8000 })
    await expect(canvas.getAllByRole('button', { name: /^Remove paper-/u })).toHaveLength(20)
  },
}
/** U3: files can be pasted, and each may carry a remark. */
export const PastedWithRemarks: Story = {
  args: { existing: [], hasRemarks: true, offers: photos },
  play: async ({ canvas, args }) => {
    const data = new DataTransfer()
    data.items.add(pdf('bank.pdf'))
    const section = canvas.getByRole('region', { name: 'Credentials' })
    section.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Remarks' }), 'Savings account')
    await waitFor(() =>
      expect(args.onRowsChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ remarks: 'Savings account' }),
      ]),
    )
  },
}
/** U19: the length of the last document is offered again. */
export const SuggestedDate: Story = {
  args: { offers: offers.slice(0, 1), existing: [{ ...first, validFrom: '2025-12-19' }] },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [pdf('licence-2027.pdf')])
    await userEvent.click(await canvas.findByRole('button', { name: /^Use 18 Dec 2027/u }))
    await expect(canvas.queryByRole('button', { name: /^Use /u })).toBeNull()
  },
}
/** U12: without a connection a started upload waits, says so, and goes on by itself. */
export const Offline: Story = {
  args: { offers: photos, existing: [], upload: () => Promise.resolve() },
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return () => online.mockRestore()
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [pdf('bank.pdf')])
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 file' }))
    await expect(await canvas.findByText('Waiting for a connection')).toBeVisible()
    spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.getByText('Uploaded')).toBeVisible())
  },
}
/** U9: a document on file is viewed and removed without a pointer. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const [preview] = canvas.getAllByRole('button', { name: /^Preview/u })
    for (let step = 0; step < 6 && document.activeElement !== preview; step += 1) await userEvent.tab()
    await expect(preview).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPreview).toHaveBeenCalledOnce()
  },
}
