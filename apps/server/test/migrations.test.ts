import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../src/db/open.ts'

/** The first migration that servers of the version before have to get along with. */
const from = '0052'

/** Statements under which code of the version before fails: what it reads is gone, or what it writes is refused. */
const contracting: readonly RegExp[] = [
  /\bdrop\s+(?:table|column)\b/i,
  /\brename\s+(?:to|column)\b/i,
  /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
  /\balter\s+column\s+\S+\s+(?:set\s+not\s+null|drop\s+default)\b/i,
  /\badd\s+column\s+(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
]

const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))

/** Names the migrations that do more than expand. A later version may contract: say so on a line `-- contracts: why`. */
function contractingIn(names: readonly string[]): string[] {
  return names.filter((name) => {
    const text = readFileSync(join(migrationsFolder, name), 'utf8')
    return !/^-- contracts: \S/m.test(text) && contracting.some((pattern) => pattern.test(text))
  })
}

test('a migration only expands, so that servers of the version before go on while it runs', () => {
  expect(contractingIn(files.filter((name) => name >= from))).toEqual([])
})

test('the check finds the migrations of old that took something away', () => {
  expect(contractingIn(files)).toEqual(
    expect.arrayContaining(['0016_drop_import_batch.sql', '0024_price_ledger.sql']),
  )
})
