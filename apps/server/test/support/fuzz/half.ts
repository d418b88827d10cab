/** A database the server's tests run on. */
export type Engine = 'pglite' | 'postgres'

/** The parity of a name, which splits names into two halves of about the same size that stay as they are. */
function parityOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % 2
}

/**
 * Whether a call is fuzzed on a database in this turn: each call on one of the two, with the next turn on the other one;
 * `both` draws every call on both.
 */
export function isDrawnHere(id: string, engine: Engine, turn = '0'): boolean {
  if (turn === 'both') return true
  return (parityOf(id) + Number(turn)) % 2 === (engine === 'postgres' ? 1 : 0)
}
