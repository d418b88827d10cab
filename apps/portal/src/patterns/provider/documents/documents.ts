import type { OutputOf } from '@capiz/api/contract/define'
import type { document } from '@capiz/api/contract/document'
import { dateRuleOf, type ChecklistRow } from '@capiz/domain/checklist'
import { isIssueDated, outsideTheList } from '@capiz/domain/document'
import { formatDay } from '@capiz/domain/time'
import type { DocumentOffer, ExistingDocument } from '@capiz/ui/accreditation/DocumentUploader'
import { dayOf } from '../../labels.ts'

/** A file on a record as the wire brings it. */
export type ProviderDocument = OutputOf<typeof document.list>[number]

/** A row of the checklist, as far as the documents to hand in depend on it. */
type ListedDocument = Pick<ChecklistRow, 'documentTypeCode' | 'label' | 'required'>

interface OfferedDocumentType {
  code: string
  description?: string | null | undefined
  docName?: string | null | undefined
  dateLabel?: string | null | undefined
}

/** Returns the types of document a page takes: the documents of the checklist in its order, then those that are on file besides. */
export function offersOf(
  page: string,
  rows: readonly ListedDocument[],
  types: readonly OfferedDocumentType[],
  documents: readonly ProviderDocument[],
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
  const strange = documents
    .filter(({ docType }) => docType !== null && known.every(({ code }) => code !== docType))
    .map(({ docType, docTypeLabel }) => ({
      code: docType ?? '',
      label: docTypeLabel ?? 'Other document',
      isRequired: false,
      isClosed: docType === outsideTheList,
    }))
  return [...known, ...new Map(strange.map((offer) => [offer.code, offer])).values()].map((offer) => {
    const dateLabel = types.find(({ code }) => code === offer.code)?.dateLabel ?? undefined
    return { ...offer, dateLabel, dateRule: dateRuleOf(page, offer.code, dateLabel) }
  })
}

/** The lines under a document: what it says of itself, then the remarks on it, newest first. */
export function notesOf({ docRemarks, reviewRemarks = [] }: ProviderDocument): string[] {
  const remarks = reviewRemarks.map(
    ({ remarks: text, createdDate }) => `Remark of ${formatDay(dayOf(createdDate))}: ${text}`,
  )
  return [...(docRemarks ? [docRemarks] : []), ...remarks]
}

/** The line under a document about its proof; nothing where no source was asked and no rule asks for one. */
export function proofNotes(proof: ChecklistRow['proof']): string[] {
  if (!proof) return []
  const { state, sourceCode, performedOn, nextDue } = proof
  const on = performedOn === null ? '' : ` on ${formatDay(performedOn)}`
  switch (state) {
    case 'VERIFIED':
      return [
        `Verified against ${sourceCode}${on}${nextDue === null ? '' : `, again by ${formatDay(nextDue)}`}.`,
      ]
    case 'CONTRADICTED':
      return [`Contradicted by ${sourceCode}${on}.`]
    case 'STALE':
      return [`To be verified again against ${sourceCode}.`]
    case 'UNPROVEN':
      return [`Not verified against ${sourceCode} yet.`]
  }
}

/** The files on record as the uploader shows them: issued when its type says so, valid until, verified or not. */
export function existingOf(
  documents: readonly ProviderDocument[],
  offers: readonly DocumentOffer[],
  rows: readonly Pick<ChecklistRow, 'submitted' | 'verified' | 'proof'>[],
): ExistingDocument[] {
  return documents.map((file) => {
    const offer = offers.find(({ code }) => code === file.docType)
    return {
      uuid: file.uuid,
      typeCode: file.docType ?? '',
      fileName: file.fileName,
      size: file.size,
      validityDate: file.validityDate,
      issuedDate: isIssueDated(offer?.dateRule) ? file.effectiveDate : null,
      isVerified: rows.some(({ submitted, verified }) => verified && submitted === file.uuid),
      state: file.state ?? 'VALID',
      sha256: file.sha256 ?? undefined,
      notes: [...proofNotes(rows.find(({ submitted }) => submitted === file.uuid)?.proof), ...notesOf(file)],
    }
  })
}

/** How a file can be shown in place. */
export function viewKind(contentType: string): 'pdf' | 'image' | 'other' {
  if (contentType === 'application/pdf') return 'pdf'
  return contentType.startsWith('image/') ? 'image' : 'other'
}
