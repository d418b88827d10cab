/** First letters of the first and the last word of a name, in capitals; one letter for a single word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.,]+/u).filter((word) => word !== '')
  const [first] = words
  const last = words.at(-1)
  if (first === undefined || last === undefined) return '?'
  const letters = words.length === 1 ? [first] : [first, last]
  return letters.map((word) => (Array.from(word)[0] ?? '').toUpperCase()).join('')
}
