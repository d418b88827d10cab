/** Signs a spreadsheet program takes for the beginning of a formula, the full-width ones too. */
const armed = /^[=+\-@\t\r\n\0＝＋－＠]/u
const plainNumber = /^-?\d+(?:\.\d+)?$/u

/**
 * A text no spreadsheet program will run or shorten: an apostrophe before what would begin a formula and before the plus
 * of a telephone number; plain numbers stay.
 */
export function disarmFormula(text: string): string {
  return armed.test(text) && !plainNumber.test(text) ? `'${text}` : text
}

/** One field of a CSV file: disarmed, and quoted where it has to be. */
export function csvField(text: string): string {
  const safe = disarmFormula(text)
  return /["\n\r,;\t]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
