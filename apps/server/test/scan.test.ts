import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachment, fileBlob } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, makeFacility, pdf } from './support/facilities.ts'

const folder = mkdtempSync(join(tmpdir(), 'capiz-scan-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A scanner that finds the word HARMFUL, and fails at the word UNREADABLE. */
function scanner(): string {
  const path = join(folder, 'scanner')
  writeFileSync(
    path,
    '#!/bin/sh\ngrep -q UNREADABLE "$1" && exit 2\ngrep -q HARMFUL "$1" && exit 1\nexit 0\n',
  )
  chmodSync(path, 0o755)
  return path
}

const officer = { as: 'officer' }
const params = { entity: 'hf/document' }

describe('an upload', () => {
  let t: TestApp
  let code: string
  beforeAll(async () => {
    t = await startTestApp({ env: { CAPIZ_SCAN_COMMAND: scanner() } })
    await addLists(t)
    code = (await makeFacility(t)).code
  })
  afterAll(() => t.close())

  const send = (content: string) =>
    t.call(
      'document.upload',
      { params, fields: { code, docType: 'RATES' }, files: [pdf('a.pdf', content)] },
      officer,
    )
  const kept = async () => [await t.db.$count(attachment), await t.db.$count(fileBlob)]

  test('in which nothing is found is kept', async () => {
    expect((await send('rates of the year')).status).toBe(201)
  })

  test.each([
    ['in which something is found', 'HARMFUL', 415, 'UNSUPPORTED_TYPE', /Harmful content was found/],
    ['that cannot be scanned', 'UNREADABLE', 503, 'STORAGE_UNAVAILABLE', /could not be scanned/],
  ])(
    '%s is refused, from staff and from visitors, and leaves nothing',
    async (_, word, status, errorCode, message) => {
      const before = await kept()
      const held = await t.call('publicFacility.holdFile', { files: [pdf('b.pdf', word)] })
      for (const refused of [await send(word), held]) {
        expect([refused.status, refused.error.errorCode]).toEqual([status, errorCode])
        expect(refused.error.message).toMatch(message)
      }
      expect(await kept()).toEqual(before)
    },
  )
})

test('a scanner that is not there refuses every upload', async () => {
  const t = await startTestApp({ env: { CAPIZ_SCAN_COMMAND: join(folder, 'nothing') } })
  const held = await t.call('publicFacility.holdFile', { files: [pdf('b.pdf', 'permit')] })
  expect([held.status, held.error.errorCode]).toEqual([503, 'STORAGE_UNAVAILABLE'])
  await t.close()
})
