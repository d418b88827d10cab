import type { LineField } from '@capiz/domain/fees'

/** A fact that stands above the table, such as a date. */
export interface DetailLine {
  name: string
  label: string
}

/** What a file of rows looks like: the facts above the table and the columns. Everything else follows from it. */
export interface RowLayout {
  fields: readonly LineField[]
  /** columns of which each row fills exactly one */
  oneOf?: readonly string[]
  details: readonly DetailLine[]
  /** words of a code of a closed set, where it has some */
  choiceLabel?: (code: string) => string | undefined
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
