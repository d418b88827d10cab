import type { LineField } from '@capiz/domain/fees'
import { verificationResultChoices, type VerificationResult } from '@capiz/domain/verification'
import type { RowLayout } from '../../engines/import/layout.ts'
import type { RowChecker, RowError } from '../../engines/import/read-rows.ts'
import type { Line } from '../../engines/import/value.ts'

/** Columns of a batch and of the answers to it; a row without a result is one the source has not answered. */
export const answerFields: readonly LineField[] = [
  { name: 'ownerCode', label: 'Provider code', kind: 'text', required: false, max: 20 },
  { name: 'number', label: 'Number', kind: 'text', required: false, max: 40 },
  { name: 'name', label: 'Name', kind: 'text', required: false, max: 250 },
  { name: 'documentTypeCode', label: 'Document', kind: 'text', required: false, max: 30 },
  { name: 'validityDate', label: 'Valid until', kind: 'text', required: false, max: 20 },
  {
    name: 'result',
    label: 'Result',
    kind: 'code',
    required: false,
    choices: verificationResultChoices,
  },
  { name: 'found', label: 'Found', kind: 'text', required: false, max: 1000 },
]

/** The layout of a file of answers. */
export const answerLayout: RowLayout = { fields: answerFields, details: [] }

/** A text of a row; null when the cell is empty. */
export function textOf(line: Line, field: string): string | null {
  const value = line[field]
  const text = value === null || value === undefined ? '' : String(value).trim()
  return text === '' ? null : text
}

const byLabel = new Map(
  verificationResultChoices.flatMap(({ code, label }) => [
    [code.toLowerCase(), code],
    [label.toLowerCase(), code],
  ]),
)

/** A row with every field in its one way of writing; a result may be given by its code or by its words. */
export function tidyAnswer(line: Line): Line {
  const tidy: Line = Object.fromEntries(answerFields.map(({ name }) => [name, textOf(line, name)]))
  tidy['ownerCode'] = textOf(line, 'ownerCode')?.toUpperCase() ?? null
  tidy['documentTypeCode'] = textOf(line, 'documentTypeCode')?.toUpperCase() ?? null
  const result = textOf(line, 'result')
  tidy['result'] = result === null ? null : (byLabel.get(result.toLowerCase()) ?? result)
  return tidy
}

/** The result of a tidy row; undefined without an answer or with a wrong one. */
export function resultOf(line: Line): VerificationResult | undefined {
  return verificationResultChoices.find(({ code }) => code === textOf(line, 'result'))?.code
}

/** Returns the key of a row within its file. */
export function answerKey(line: Line): string {
  const parts = ['ownerCode', 'number', 'documentTypeCode'].map((field) => textOf(line, field) ?? '')
  return parts.join(' ')
}

/** Names a row by its provider. */
export function answerName(line: Line): string {
  return textOf(line, 'name') ?? textOf(line, 'ownerCode') ?? textOf(line, 'number') ?? ''
}

function errorsOf(line: Line): RowError[] {
  const errors: RowError[] = []
  if (textOf(line, 'ownerCode') === null && textOf(line, 'number') === null) {
    errors.push({ field: 'number', message: 'Enter the number, or the code of the provider.' })
  }
  const result = textOf(line, 'result')
  if (result !== null && resultOf(line) === undefined) {
    errors.push({ field: 'result', message: 'Enter confirmed, mismatch, not found or source not reachable.' })
  }
  if (resultOf(line) === 'MISMATCH' && (textOf(line, 'found')?.length ?? 0) < 3) {
    errors.push({ field: 'found', message: 'Enter what the source says.' })
  }
  return errors
}

/** Returns the check of answers by themselves: a result of the list, no claim twice. */
export function answerChecker(): RowChecker {
  const seen = new Map<string, number>()
  return (line, at) => {
    const errors = errorsOf(line)
    const key = answerKey(line)
    const before = seen.get(key)
    if (before === undefined) seen.set(key, at)
    else errors.push({ field: 'number', message: 'This answer is in the file already.', sameAs: before })
    return errors
  }
}
