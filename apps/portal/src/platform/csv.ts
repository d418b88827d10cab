/** Signs a spreadsheet takes for the beginning of a formula, and their full-width forms (reliability F6). */
const dangerous = /^[=+\-@\t\r\n\0＝＋－＠]/u
const plainNumber = /^-?\d+(\.\d+)?$/

/** One cell: quoted, and never a formula; a plain number stays a number. */
export function csvCell(text: string): string {
  const safe = dangerous.test(text) && !plainNumber.test(text) ? `' ${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** A table as CSV with a mark that makes spreadsheets read it as UTF-8. */
export function toCsv(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[headers, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
