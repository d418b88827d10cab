/** Deeper nesting is no form of ours and would only exhaust the stack of what reads it. */
const deepest = 64
/** Values in one body; a sheet of 5,000 prices has some 50,000. */
const mostValues = 200_000
/** Names in one object; the largest form of ours has some 100. */
const mostNames = 5000

const quote = 0x22
const backslash = 0x5c
const colon = 0x3a
const comma = 0x2c
const openList = 0x5b
const openObject = 0x7b
const closeList = 0x5d
const closeObject = 0x7d

/** Returns the place behind the string that begins at a quotation mark. */
function afterString(text: string, from: number): number {
  for (let at = from + 1; ;) {
    const end = text.indexOf('"', at)
    if (end < 0) return text.length
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1
    if (slashes % 2 === 0) return end + 1
    at = end + 1
  }
}

/**
 * Returns why JSON text is not parsed: it is nested too deeply, or holds too many values or names. One look at the text
 * costs a few milliseconds a megabyte, parsing such text hundreds. Whether it is JSON at all is left to the parser.
 */
export function beyondBounds(text: string): 'deep' | 'many' | undefined {
  const names = new Uint32Array(deepest + 1)
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      at = afterString(text, at)
      continue
    }
    at += 1
    if (code === openList || code === openObject) {
      depth += 1
      values += 1
      if (depth > deepest) return 'deep'
      names[depth] = 0
    } else if (code === closeList || code === closeObject) depth = Math.max(0, depth - 1)
    else if (code === comma) values += 1
    else if (code === colon && (names[depth] = (names[depth] ?? 0) + 1) > mostNames) return 'many'
    if (values > mostValues) return 'many'
  }
  return undefined
}
