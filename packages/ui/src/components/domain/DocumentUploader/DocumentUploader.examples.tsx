import type { ReactElement } from 'react'
import { DocumentUploader } from '@capiz/ui/accreditation/DocumentUploader'
import type { DocumentOffer, ExistingDocument } from '@capiz/ui/accreditation/DocumentUploader'

export default { title: 'Examples/DocumentUploader', parameters: { docs: { isWide: true } } }

const offers: readonly DocumentOffer[] = [
  {
    code: 'LTO',
    label: 'DOH licence to operate',
    isRequired: true,
    dateLabel: 'Valid until',
    accepted: ['pdf'],
  },
  { code: 'PERMIT', label: 'Permit of the mayor', isRequired: true, dateLabel: 'Valid until' },
]

const onFile: readonly ExistingDocument[] = [
  {
    uuid: 'a',
    typeCode: 'LTO',
    fileName: 'licence-2026.pdf',
    size: 840_000,
    validityDate: '2026-12-18',
    state: 'EXPIRING',
  },
]

/** Every document that is required has its place, also while it is missing; the state of those on file is in view. */
export function RequiredPlaces(): ReactElement {
  return (
    <DocumentUploader
      label="Credentials"
      offers={offers}
      existing={onFile}
      today="2026-11-20"
      onRowsChange={() => undefined}
    />
  )
}

/** The documents of a record, with nothing to change them. */
export function ReadOnly(): ReactElement {
  return (
    <DocumentUploader label="Credentials" offers={offers} existing={onFile} today="2026-11-20" isReadOnly />
  )
}

/** An empty place for files of any kind: it stays unclear which ones are required. */
export function DontShowEmptyBin(): ReactElement {
  return (
    <DocumentUploader
      label="Files"
      offers={[{ code: 'ANY', label: 'Files', maxCount: 20 }]}
      today="2026-11-20"
      onRowsChange={() => undefined}
    />
  )
}
