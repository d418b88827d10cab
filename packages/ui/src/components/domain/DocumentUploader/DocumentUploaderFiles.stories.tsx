import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { DocumentUploader } from './index.ts'
import { choose, first, offers, pdf, photos, uploaderArgs } from './DocumentUploader.fixture.ts'

const meta = {
  title: 'Domain/DocumentUploader',
  component: DocumentUploader,
  args: uploaderArgs,
} satisfies Meta<typeof DocumentUploader>

export default meta

type Story = StoryObj<typeof meta>

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

const bytes = (...codes: (number | string)[]) =>
  new Uint8Array(
    codes.flatMap((code) =>
      typeof code === 'number' ? [code] : Array.from(code, (letter) => letter.charCodeAt(0)),
    ),
  )

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

/**
 * U21: the kind of each row's file is seen at its start; an unknown kind has a drawing, a missing document an empty
 * place.
 */
export const Kinds: Story = {
  args: {
    offers: [{ code: 'OTHER', label: 'Documents of the record', maxCount: 20 }, ...offers.slice(2, 3)],
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
      typeCode: 'OTHER',
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
  args: { existing: [], offers: [{ code: 'OTHER', label: 'Documents', maxCount: 20 }] },
  parameters: { visual: { skip: 'Twenty rows of the same kind; ChosenAndRefused shows them.' } },
  play: async ({ canvas, canvasElement }) => {
    await choose(
      canvasElement,
      Array.from({ length: 500 }, (_, index) => pdf(`document-${index}.pdf`)),
    )
    await waitFor(() => expect(canvas.getByText('480 files were not taken')).toBeVisible(), { timeout: 8000 })
    await expect(canvas.getAllByRole('button', { name: /^Remove document-/u })).toHaveLength(20)
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
