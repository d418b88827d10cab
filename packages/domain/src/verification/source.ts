/** A source of the maintained list, as far as claims follow from it. */
export type VerificationSource = {
  code: string
  name: string
  subject: 'FACILITY' | 'PHYSICIAN'
  /** codes of the document types it proves; none for a claim about the provider itself */
  documentTypes: readonly string[]
  daysValid: number
}

/** Codes of document types out of the text of a source: separated by semicolons, commas or blanks, each once. */
export function documentTypesOfText(text: string | null | undefined): string[] {
  const codes = (text ?? '').toUpperCase().split(/[;,\s]+/u)
  return [...new Set(codes.filter((code) => code !== ''))]
}

/** Whether a source proves a document type; without one, whether it is about the provider itself. */
export function provesDocument(source: VerificationSource, documentTypeCode: string | null): boolean {
  return documentTypeCode === null
    ? source.documentTypes.length === 0
    : source.documentTypes.includes(documentTypeCode)
}
