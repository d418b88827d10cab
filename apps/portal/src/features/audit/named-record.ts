/** Returns the name of a record with its code; the code alone where it has no name. */
export const namedRecord = (name: string | null | undefined, code: string): string =>
  name ? `${name} (${code})` : code
