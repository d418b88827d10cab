import { fn, userEvent } from 'storybook/test'
import type { DocumentOffer, DocumentUploaderProps, ExistingDocument } from './index.ts'

export const offers: readonly DocumentOffer[] = [
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

export const first: ExistingDocument = {
  uuid: 'a',
  typeCode: 'LTO',
  fileName: 'licence-2026.pdf',
  size: 840_000,
  validityDate: '2026-12-18',
  state: 'EXPIRING',
  sha256: '9f2c4b1e77d0a3c5e8f1b6d4290a7c3e5f8b1d6c4a2e9073f5b8d1c6e4a29073',
  downloadHref: '#download',
}

export const existing: readonly ExistingDocument[] = [
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

export const pdf = (name: string) => new File([`%PDF-1.7\n${name}\n%%EOF`], name, { type: 'application/pdf' })

export function choose(canvasElement: HTMLElement, files: File[]) {
  const inputs = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]')
  const input = inputs[inputs.length - 1]
  if (!input) throw new Error('No file input')
  return userEvent.upload(input, files, { applyAccept: false })
}

export const photos: readonly DocumentOffer[] = [
  { code: 'BANK', label: 'Bank account certificate', isRequired: true },
]

/** What every story of the uploader begins with. */
export const uploaderArgs = {
  label: 'Credentials',
  offers,
  existing,
  today: '2026-11-20',
  onPreview: fn(),
  onRemoveExisting: fn(),
  onRowsChange: fn(),
} satisfies Partial<DocumentUploaderProps>
