import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../.cache/test/proofs/', import.meta.url))

/** Collects what the tests of one file have proven; `write` leaves it for `npm run coverage:spec`. */
export class Proofs {
  readonly #proven = new Set<string>()

  /** Notes that a parameter of a call has its effect; called after the expectations that say so. */
  add(call: string, ...parameters: string[]): void {
    for (const parameter of parameters) this.#proven.add(`${call} ${parameter}`)
  }

  /** Writes the proofs of a file of tests in place of those of its last run. */
  write(file: string): void {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}${file}.txt`, [...this.#proven].map((line) => `${line}\n`).join(''))
  }
}
