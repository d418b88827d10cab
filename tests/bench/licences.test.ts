import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesOf, refusedOf } from '../../scripts/licence-rules.ts'

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Parameters<typeof licencesOf>[0]
}

test('everything that is installed is under a licence that was agreed to', () => {
  const installed = licencesOf(lock.packages)
  expect(installed.length).toBeGreaterThan(400)
  expect(refusedOf(installed)).toEqual([])
})

test('an unknown licence, none, and one for tools alone in what is shipped are refused', () => {
  const packages = {
    'node_modules/fine': { version: '1.0.0', license: '(MIT OR GPL-3.0)' },
    'node_modules/both': { version: '1.0.0', license: 'MIT AND GPL-3.0' },
    'node_modules/copyleft': { version: '1.0.0', license: 'AGPL-3.0' },
    'node_modules/silent': { version: '1.0.0' },
    'node_modules/data': { version: '1.0.0', license: 'CC-BY-4.0' },
    'node_modules/tool': { version: '1.0.0', license: 'CC-BY-4.0', dev: true },
    'node_modules/@capiz/own': { link: true },
    'apps/server': { version: '0.1.0' },
  }
  expect(refusedOf(licencesOf(packages)).map(({ name }) => name)).toEqual([
    'both',
    'copyleft',
    'data',
    'silent',
  ])
})

test('a package used by both is one that is shipped', () => {
  const twice = licencesOf({
    'node_modules/x': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/a/node_modules/x': { version: '1.0.0', license: 'MIT' },
  })
  expect(twice).toMatchObject([{ name: 'x', dev: false }])
})
