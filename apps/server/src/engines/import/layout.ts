import type { LineField } from '@capiz/domain/fees'

/** A fact that stands above the table, such as a date. */
export interface DetailLine {
  name: string
  label: string
}

/** The layout of a file of rows: the facts above the table and the columns. Everything else follows from it. */
export interface RowLayout {
  fields: readonly LineField[]
  /** columns of which each row fills exactly one */
  oneOf?: readonly string[]
  details: readonly DetailLine[]
}

/** The heading of a field's column, with its unit. */
export function headingOf(field: LineField): string {
  const unit = {
    peso: ' (₱)',
    percent: ' (%)',
    boolean: ' (yes or no)',
    list: ' (separate with ;)',
  } as Partial<Record<LineField['kind'], string>>
  return `${field.label}${unit[field.kind] ?? ''}`
}

/** A code with its words, as drop-downs show it; the code comes first and is read back. */
export function codeWithLabel(code: string, label: string | undefined): string {
  return label && label !== code ? `${code} - ${label}` : code
}

/** A heading without its unit, signs and capitals, for comparing. */
export function bareHeading(text: string): string {
  return text
    .replaceAll(/\([^)]*\)/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
