import { feeLabels, priceSheetKinds, serviceTypeLabels } from '@capiz/domain/fees'
import type { HeaderField, LineField, PriceSheetKindName } from '@capiz/domain/fees'
import { headerLabels } from '../check.ts'

/** Facts above the table of a template, beside the header of the kind. */
export type DetailField = HeaderField | 'effectiveDate' | 'validityDate' | 'remarks'

const moreLabels = {
  effectiveDate: 'Effective date',
  validityDate: 'Valid until',
  remarks: 'Remarks',
} as const

/** Words for the facts above the table. */
export const detailLabels: Record<DetailField, string> = { ...headerLabels, ...moreLabels }

/** The facts a kind's template asks for above the table, in their order. */
export function detailFields(kind: PriceSheetKindName): DetailField[] {
  const { headerKey, validity } = priceSheetKinds[kind]
  return [...headerKey, 'effectiveDate', ...(validity ? (['validityDate'] as const) : []), 'remarks']
}

/** The heading of a line field's column, with its unit. */
export function headingOf(field: LineField): string {
  const unit = {
    peso: ' (₱)',
    percent: ' (%)',
    boolean: ' (yes or no)',
    list: ' (separate with ;)',
  } as Partial<Record<LineField['kind'], string>>
  return `${field.label}${unit[field.kind] ?? ''}`
}

/** Words of the values of a closed set, where they have some. */
export function choiceLabel(code: string): string | undefined {
  return { ...serviceTypeLabels, ...feeLabels }[
    code as keyof typeof feeLabels | keyof typeof serviceTypeLabels
  ]
}

/** A code with its words, as drop-downs show it; the code comes first and is read back. */
export function codeWithWords(code: string, words: string | undefined): string {
  return words && words !== code ? `${code} - ${words}` : code
}

/** A heading without its unit, signs and capitals, for comparing. */
export function bareHeading(text: string): string {
  return text
    .replaceAll(/\([^)]*\)/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
