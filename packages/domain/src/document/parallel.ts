/** A row of a document form; only one with a file is sent. */
export type DocumentRow<F> = { documentType: string; validityDate?: string | null; file?: F | null }

/**
 * The parallel lists of a multipart call. Only rows that carry a file are sent; a missing date travels as an empty text,
 * so that the lists keep one length (specification 1, section 5).
 */
export function toParallelLists<F>(rows: readonly DocumentRow<F>[]): {
  documentTypes: string[]
  validityDates: string[]
  files: F[]
} {
  const lists: { documentTypes: string[]; validityDates: string[]; files: F[] } = {
    documentTypes: [],
    validityDates: [],
    files: [],
  }
  for (const { documentType, validityDate, file } of rows) {
    if (file === null || file === undefined) continue
    lists.documentTypes.push(documentType)
    lists.validityDates.push(validityDate ?? '')
    lists.files.push(file)
  }
  return lists
}
