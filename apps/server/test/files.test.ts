import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { fileBlob } from '../src/db/schema/index.ts'
import { checkContent, contentTypeOf } from '../src/platform/files/content.ts'
import { pixelsOf } from '../src/platform/files/pixels.ts'
import { bucketVault } from '../src/platform/files/vault.ts'
import { blobResponse } from '../src/platform/http/reply.ts'
import { uploadOf, type Upload } from '../src/platform/files/upload.ts'
import { startTestApp, type TestApp } from './harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'capiz-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content
const pdf = bytesOf('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

function png(width: number, height: number): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([head, size, Buffer.from('08060000000000000049444154', 'hex')])
}

function upload(content: string | Uint8Array, fileName: string): Upload {
  const path = join(folder, randomUUID())
  const bytes = bytesOf(content)
  writeFileSync(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return uploadOf({
    part: 'file',
    fileName,
    declaredType: 'application/pdf',
    size: bytes.length,
    sha256,
    path,
  })
}

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'kept',
    (error: unknown) => (error as { errorCode?: string }).errorCode,
  )

describe('what a file is', () => {
  test('the content decides, never the name or the declared type', async () => {
    expect(await contentTypeOf(pdf, 'a.exe')).toBe('application/pdf')
    expect(await contentTypeOf(png(2, 2), 'a.pdf')).toBe('image/png')
    expect(await contentTypeOf(bytesOf('code,name\nA,B'), 'list.csv')).toBe('text/csv')
    expect(await contentTypeOf(bytesOf('<html><script>'), 'list.csv')).toBeUndefined()
  })

  test.each([
    ['html as pdf', '<html><script>alert(1)</script></html>', 'a.pdf'],
    ['svg as png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png'],
    ['program as pdf', bytesOf('MZ\u0090\0\u0003\0\0\0'), 'a.pdf'],
    ['script', '#!/bin/sh\nrm', 'a.sh'],
    ['password-protected pdf', '%PDF-1.7\ntrailer<</Encrypt 5 0 R>>', 'a.pdf'],
  ])('refused: %s', async (_, content, name) => {
    expect(await codeOf(checkContent(bytesOf(content), name))).toBe('UNSUPPORTED_TYPE')
  })

  test('F12: a small file with too many pixels is refused', async () => {
    expect(pixelsOf(png(30_000, 30_000), 'image/png')).toBe(900_000_000)
    expect(await codeOf(checkContent(png(30_000, 30_000), 'a.png'))).toBe('PAYLOAD_TOO_LARGE')
    expect(await codeOf(checkContent(png(3000, 3000), 'a.png'))).toBe('kept')
    const jpeg = Buffer.from('ffd8ffe000044a46ffc0001108012c0190030111', 'hex')
    expect(pixelsOf(jpeg, 'image/jpeg')).toBe(300 * 400)
  })
})

describe('keeping', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp({ seed: 'none' })
  })
  afterAll(() => t.close())

  test('the same bytes are kept once and come back equal', async () => {
    const { files } = t.services
    const first = await files.keep(t.db, upload(pdf, 'a.pdf'))
    const second = await files.keep(t.db, upload(pdf, 'b.pdf'))
    expect(second).toEqual(first)
    expect(await files.read(first.sha256)).toEqual(new Uint8Array(pdf))
    expect(await t.db.select().from(fileBlob)).toHaveLength(1)
    expect(await files.read('0'.repeat(64))).toBeUndefined()
  })

  test('F10: bytes of a transaction that failed are swept after an hour, known ones never', async () => {
    const { files, config } = t.services
    const known = await files.keep(t.db, upload(pdf, 'a.pdf'))
    const failing = t.db.transaction(async (tx) => {
      await files.keep(tx, upload(png(1, 1), 'a.png'))
      throw new Error('later trouble')
    })
    await expect(failing).rejects.toThrow()
    const stored = () =>
      readdirSync(join(config.dataDir, 'files'), { recursive: true })
        .map(String)
        .filter((name) => /[0-9a-f]{64}$/.test(name))
    expect(stored()).toHaveLength(2)
    const age = t.clock.now().getTime() / 1000 - 4000
    for (const name of stored()) utimesSync(join(config.dataDir, 'files', name), age, age)
    expect(await files.sweep()).toBe(1)
    expect(stored()).toEqual([join(known.sha256.slice(0, 2), known.sha256)])
    await t.db.delete(fileBlob).where(eq(fileBlob.sha256, known.sha256))
    expect(await files.sweep()).toBe(1)
  })
})

test('F7: a file answer is never sniffed or scripted and its name cannot break the header', () => {
  const answer = (fileName: string, contentType: string, inline: boolean) =>
    blobResponse({ body: pdf, fileName, contentType, inline }).headers
  const hostile = answer('ñ"\r\nSet-Cookie: a=b; 😀.pdf', 'application/pdf', true)
  expect(hostile.get('content-disposition')).toBe(
    `inline; filename="____Set-Cookie: a=b; __.pdf"; filename*=UTF-8''%C3%B1%22%0D%0ASet-Cookie%3A%20a%3Db%3B%20%F0%9F%98%80.pdf`,
  )
  expect(hostile.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(answer('a.svg', 'image/svg+xml', true).get('content-disposition')).toMatch(/^attachment/)
})

describe('a bucket', () => {
  const stored = new Map<string, Buffer>()
  let server: Server
  let endpoint = ''
  beforeAll(async () => {
    server = createServer((request, response) => {
      void reply(request, response)
    })
    async function reply(request: IncomingMessage, response: ServerResponse) {
      const { pathname, search } = new URL(request.url ?? '', 'http://local')
      const key = pathname.split('/')[2] ?? ''
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return response.writeHead(403).end()
      if (search.includes('list-type')) {
        const contents = [...stored.keys()].map(
          (name) =>
            `<Contents><Key>${name}</Key><LastModified>2026-11-20T00:00:00Z</LastModified></Contents>`,
        )
        return response.end(`<ListBucketResult>${contents.join('')}</ListBucketResult>`)
      }
      if (request.method === 'PUT') {
        stored.set(key, Buffer.from(await text(request)))
        return response.end()
      }
      if (request.method === 'DELETE') {
        stored.delete(key)
        return response.writeHead(204).end()
      }
      const found = stored.get(key)
      return found ? response.end(found) : response.writeHead(404).end()
    }
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  test('puts, lists, opens and removes with signed requests', async () => {
    const vault = bucketVault({
      endpoint,
      region: 'local',
      bucket: 'capiz',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    })
    const name = 'a'.repeat(64)
    await vault.check()
    expect(await vault.has(name)).toBe(false)
    await vault.putBytes(name, bytesOf('hello'))
    expect(await vault.has(name)).toBe(true)
    expect(await new Response(await vault.open(name)).text()).toBe('hello')
    const entries: string[] = []
    for await (const entry of vault.list()) entries.push(entry.sha256)
    expect(entries).toEqual([name])
    await vault.remove(name)
    expect(await vault.open(name)).toBeUndefined()
  })
})
