/** Removes all white space, for account numbers (specification 1, section 5). */
export function stripWhitespace(text: string): string {
  return text.replace(/\s+/gu, '')
}
