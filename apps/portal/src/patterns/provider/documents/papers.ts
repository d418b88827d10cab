import type { OutputOf } from '@capiz/api/contract/define'
import type { document } from '@capiz/api/contract/document'
import type { ChecklistRow } from '@capiz/domain/checklist'
import type { IsoDate } from '@capiz/domain/time'
import type { DocumentOffer, ExistingDocument } from '@capiz/ui/DocumentUploader'

/** A file on a record as the wire brings it. */
export type Paper = OutputOf<typeof document.list>[number]

/** A row of the checklist, as far as the papers to hand in depend on it. */
type ListedPaper = Pick<ChecklistRow, 'documentTypeCode' | 'label' | 'required'>

interface PaperType {
  code: string
  description?: string | null | undefined
  docName?: string | null | undefined
  dateLabel?: string | null | undefined
}

/** Whether the date of a type is the day of issue, not the last day. */
const isIssued = (dateLabel: string | null | undefined): boolean => /issued/i.test(dateLabel ?? '')

/** What can be handed in: the papers of the checklist in its order, then those that are on file besides. */
export function offersOf(
  rows: readonly ListedPaper[],
  types: readonly PaperType[],
  papers: readonly Paper[],
): DocumentOffer[] {
  const listed = rows
    .filter(({ documentTypeCode }) => types.some(({ code }) => code === documentTypeCode))
    .map(({ documentTypeCode: code, label, required }) => ({ code, label, isRequired: required }))
  const others = types
    .filter(({ code }) => listed.every((offer) => offer.code !== code))
    .map((type) => ({
      code: type.code,
      label: type.docName ?? type.description ?? type.code,
      isRequired: false,
    }))
  const known = [...listed, ...others]
  const strange = papers
    .filter(({ docType }) => docType !== null && known.every(({ code }) => code !== docType))
    .map(({ docType, docTypeLabel }) => ({
      code: docType ?? '',
      label: docTypeLabel ?? 'Other document',
      isRequired: false,
    }))
  return [...known, ...new Map(strange.map((offer) => [offer.code, offer])).values()].map((offer) => ({
    ...offer,
    dateLabel: types.find(({ code }) => code === offer.code)?.dateLabel ?? undefined,
  }))
}

/** The files on record as the uploader shows them; a paper with a day of issue shows that day. */
export function existingOf(papers: readonly Paper[], offers: readonly DocumentOffer[]): ExistingDocument[] {
  return papers.map((paper) => {
    const offer = offers.find(({ code }) => code === paper.docType)
    const day = isIssued(offer?.dateLabel) ? paper.effectiveDate : paper.validityDate
    return {
      uuid: paper.uuid,
      typeCode: paper.docType ?? '',
      fileName: paper.fileName,
      size: paper.size,
      validityDate: day as IsoDate | null,
      state: paper.state ?? 'VALID',
      sha256: paper.sha256 ?? undefined,
    }
  })
}

/** How a file can be shown in place. */
export function viewKind(contentType: string): 'pdf' | 'image' | 'other' {
  if (contentType === 'application/pdf') return 'pdf'
  return contentType.startsWith('image/') ? 'image' : 'other'
}
