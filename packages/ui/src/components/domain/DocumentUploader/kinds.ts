import { contentTypes, documentLimits } from '@capiz/domain/document'
import type { FileKind } from '@capiz/domain/document'
import type { DocumentOffer } from './types.ts'

const names: Partial<Record<FileKind, string>> = {
  pdf: 'PDF',
  jpeg: 'JPEG',
  png: 'PNG',
  xlsx: 'Excel',
  docx: 'Word',
  csv: 'CSV',
}

/** The text of the mark of a file; other kinds have a drawing. */
export const markLabels: Partial<Record<FileKind, string>> = {
  pdf: 'PDF',
  jpeg: 'JPG',
  png: 'PNG',
  xlsx: 'XLSX',
  docx: 'DOCX',
  csv: 'CSV',
}

/** The kind of a document on file. Its content was checked when it came in, so that its name can be believed. */
export function kindOfName(name: string): FileKind {
  const ending = /\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? ''
  if (ending === 'jpg') return 'jpeg'
  return Object.hasOwn(markLabels, ending) ? (ending as FileKind) : 'unknown'
}

function kindsOf(offers: readonly DocumentOffer[]): FileKind[] {
  return [...new Set(offers.flatMap((offer) => offer.accepted ?? documentLimits.kinds))]
}

/** Content types the file chooser offers; the content is checked in any case. */
export function acceptTypes(offers: readonly DocumentOffer[]): string[] {
  return kindsOf(offers).flatMap((kind) => (kind === 'zip' || kind === 'unknown' ? [] : [contentTypes[kind]]))
}

/** `PDF, JPEG or PNG, up to 10 MB each.` */
export function acceptText(offers: readonly DocumentOffer[]): string {
  const kinds = kindsOf(offers).flatMap((kind) => names[kind] ?? [])
  const last = kinds.pop() ?? ''
  const list = kinds.length > 0 ? `${kinds.join(', ')} or ${last}` : last
  const limit = Math.max(...offers.map((offer) => offer.maxBytes ?? documentLimits.maxBytes))
  return `${list}, up to ${Math.floor(limit / 1024 / 1024)} MB${acceptsOne(offers) ? '' : ' each'}.`
}

/** Whether there is room for a single file. */
export function acceptsOne(offers: readonly DocumentOffer[]): boolean {
  return offers.length === 1 && (offers[0]?.maxCount ?? 1) === 1
}

/** Whether a photo can be one of the documents, so that taking one is worth offering. */
export function acceptsPictures(offers: readonly DocumentOffer[]): boolean {
  return kindsOf(offers).includes('jpeg')
}

/** Whether what is on file is shown and no type takes another file. */
export function isClosed(offers: readonly DocumentOffer[]): boolean {
  return offers.length > 0 && offers.every((offer) => offer.isClosed === true)
}
