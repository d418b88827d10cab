import { errorMessages } from '@capiz/domain/errors'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examine } from '../src/ops/doctor.ts'
import { StorageError } from '../src/platform/errors/storage.ts'
import { toProblem } from '../src/platform/http/problem.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const entity = 'hf/document'
const code = 'HF0000001'

const upload = (text: string) => {
  const file = new File([`%PDF-1.4\n% ${text}\n%%EOF\n`], `${text}.pdf`, { type: 'application/pdf' })
  const fields = { code, docType: 'RATES', effectiveDate: '2026-02-01' }
  return app.call('document.upload', { params: { entity }, fields, files: [file] }, { as: 'officer' })
}

const failure = (errno: string) =>
  Object.assign(new Error(`${errno}: no`), { code: errno, syscall: 'write', path: '/data' })

describe('what the storage refuses', () => {
  test.each([
    ['full', failure('ENOSPC'), 507, 'STORAGE_FULL'],
    ['over its quota', failure('EDQUOT'), 507, 'STORAGE_FULL'],
    ['read-only', failure('EROFS'), 503, 'STORAGE_UNAVAILABLE'],
    ['gone', failure('ENOENT'), 503, 'STORAGE_UNAVAILABLE'],
    ['failing', failure('EIO'), 503, 'STORAGE_UNAVAILABLE'],
    ['wrapped', new Error('outer', { cause: failure('ENOSPC') }), 507, 'STORAGE_FULL'],
    ['a full bucket', new StorageError('refused', { isFull: true }), 507, 'STORAGE_FULL'],
    ['a bucket out of reach', new StorageError('refused'), 503, 'STORAGE_UNAVAILABLE'],
    ['a database without a file', failure('58P01'), 503, 'STORAGE_UNAVAILABLE'],
    ['a database on a failing disk', failure('58030'), 503, 'STORAGE_UNAVAILABLE'],
    ['a full database', Object.assign(new Error('no room'), { code: '53100' }), 507, 'STORAGE_FULL'],
  ] as const)('is told as such: %s', (_, error, status, errorCode) => {
    const problem = toProblem(error)
    expect(problem).toMatchObject({ status, body: { errorCode, message: errorMessages[errorCode] } })
    expect(problem.headers['retry-after']).toBeTruthy()
  })

  test('a fault of ours stays one', () => {
    expect(toProblem(Object.assign(new Error('x'), { code: 'ENOENT' })).status).toBe(500)
    expect(toProblem(new TypeError('x')).status).toBe(500)
  })

  test.each(['gone', 'no folder'])('is said by uploads, downloads, /readyz and doctor: %s', async (how) => {
    const kept = await upload(`before ${how}`)
    expect(kept.status, JSON.stringify(kept.error)).toBeLessThan(300)
    const folder = join(app.services.config.dataDir, 'files')
    await rename(folder, `${folder}.away`)
    if (how === 'no folder') await writeFile(folder, '')
    const refused = { errorCode: 'STORAGE_UNAVAILABLE', message: errorMessages.STORAGE_UNAVAILABLE }
    try {
      const sent = await upload(`during ${how}`)
      expect([sent.status, sent.error]).toEqual([503, expect.objectContaining(refused)])
      const download = await app.call(
        'document.zip',
        { params: { entity }, query: { code } },
        { as: 'officer' },
      )
      expect([download.status, download.error]).toEqual([503, expect.objectContaining(refused)])
      const ready = await app.request('/readyz')
      expect(ready.status).toBe(503)
      expect(await ready.json()).toMatchObject({
        checks: { database: true, files: false },
        problems: { files: errorMessages.STORAGE_UNAVAILABLE },
      })
      const findings = await examine(app.services)
      const store = findings.find(({ what }) => what === 'File store')
      expect(store).toMatchObject({ ok: false })
      expect(store?.detail).toContain(errorMessages.STORAGE_UNAVAILABLE)
    } finally {
      await rm(folder, { force: true, recursive: true })
      await rename(`${folder}.away`, folder)
    }
    expect((await app.request('/readyz')).status).toBe(200)
    expect((await upload(`after ${how}`)).status).toBeLessThan(300)
  })
})
