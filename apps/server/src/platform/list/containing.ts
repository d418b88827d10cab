/** A typed text as a pattern that finds it anywhere; its own wild cards are text. */
export function containing(text: string): string {
  return `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
