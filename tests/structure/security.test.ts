import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(`${root}docs/security.md`, 'utf8')

/** A row of the table of findings: its number, and the tests it names by file and title. */
const rows = page.split('\n').flatMap((line) => {
  const [, finding] = /^\| (F\d+) /u.exec(line) ?? []
  if (finding === undefined) return []
  const tests = [...line.matchAll(/`([^`]+\.test\.ts)`: “([^”]+)”/gu)].map(([, file = '', title = '']) => ({
    file: file.includes('/') ? file : `apps/server/test/${file}`,
    title,
  }))
  return [{ finding, tests }]
})

it('names every finding once', () => {
  expect(rows.map(({ finding }) => finding)).toEqual(Array.from({ length: 29 }, (_, at) => `F${at + 1}`))
})

it.each(rows)('holds $finding by tests that exist', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0)
  for (const { file, title } of tests) {
    expect(existsSync(`${root}${file}`), file).toBe(true)
    expect(readFileSync(`${root}${file}`, 'utf8'), `${file}: ${title}`).toContain(title)
  }
})
