/** Single-spaced ASCII, which only its capitals can differ by: names and codes of price lines are compared by the thousand. */
const plainText = /^[!-~]+(?: [!-~]+)*$/

/**
 * The form in which two texts are compared for uniqueness: one spelling per letter, trimmed, single-spaced, without
 * case. Accents stay, so Peña and Pena differ (domain model 12).
 */
export function normalise(text: string): string {
  if (plainText.test(text)) return text.toLowerCase()
  // Down first: the capital ẞ has no capital of its own and would stay one letter where ß becomes two.
  const folded = text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()
  return folded.normalize('NFKC').replace(/\s+/gu, ' ').trim()
}

/** The text without accents and tildes (ñ becomes n), for searching and duplicate scores. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
}

/** Whether nothing but white space is there. */
export function isBlank(value: string | null | undefined): boolean {
  return value === null || value === undefined || value.trim() === ''
}

/**
 * Whether a value counts as unchanged: null, undefined, blank and white-space texts are all "nothing", and texts are
 * compared trimmed. Other values are compared as they are; objects and lists by content.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  const [left, right] = [bare(a), bare(b)]
  if (left === right) return true
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => sameValue(item, right[index]))
  }
  if (!isObject(left) || !isObject(right)) return Number.isNaN(left) && Number.isNaN(right)
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => sameValue(left[key], right[key]))
}

function bare(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim()
  return value === null ? undefined : value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const emailLocal = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const emailLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/** E-mail rule: total length 254 or less, local part 64 or less, a dotted domain (specification 1, section 5). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (text.length > 254 || at < 1 || at > 64 || !emailLocal.test(text.slice(0, at))) return false
  const labels = text.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((label) => emailLabel.test(label))
}
