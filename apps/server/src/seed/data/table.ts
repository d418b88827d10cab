/** Reads lines of values parted by bars into records. */
export function table<Name extends string>(names: readonly Name[], text: string): Record<Name, string>[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const values = line.split('|')
      if (values.length !== names.length) throw new Error(`"${line}" has not ${names.length} values.`)
      return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Record<Name, string>
    })
}
