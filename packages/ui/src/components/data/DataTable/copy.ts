/** The content of a table as plain text: headers and rows of cell texts. */
export interface TableText {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const risky = /^[=+\-@\t\r]/u

/** A CSV field. A leading formula character is disarmed with an apostrophe, since spreadsheets would run it. */
function csvField(text: string): string {
  const isNumber = /^-?\d+(?:\.\d+)?$/u.test(text)
  const safe = risky.test(text) && !isNumber ? `'${text}` : text
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The table as CSV (RFC 4180: comma, CRLF, quotes doubled). */
export function toCsv(table: TableText): string {
  return [table.headers, ...table.rows].map((row) => row.map(csvField).join(',')).join('\r\n')
}

/** The table as tab-separated text, ready to be pasted into a spreadsheet or a message. */
export function toPlainText(table: TableText): string {
  const clean = (text: string) => text.replaceAll(/[\t\r\n]+/gu, ' ')
  return [table.headers, ...table.rows].map((row) => row.map(clean).join('\t')).join('\n')
}
