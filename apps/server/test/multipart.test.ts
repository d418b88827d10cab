import * as fc from 'fast-check'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '../src/platform/http/handlers.ts'
import { readMultipart, type MultipartLimits } from '../src/platform/http/multipart.ts'
import { uploadsFolder } from '../src/platform/files/upload.ts'
import { startTestApp, type TestApp } from './harness.ts'

const tempDir = mkdtempSync(join(tmpdir(), 'capiz-parts-'))
afterAll(() => rmSync(tempDir, { recursive: true, force: true }))
const limits: MultipartLimits = { fileBytes: 1000, files: 3, textBytes: 1000, tempDir }

/** A multipart request whose body arrives in pieces of the given sizes. */
function inPieces(bytes: Uint8Array, sizes: readonly number[], boundary: string): Request {
  let at = 0
  let turn = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      const size = sizes[turn++ % sizes.length] ?? 1
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return new Request('http://local/', { method: 'POST', headers, body, duplex: 'half' })
}

async function encode(form: FormData): Promise<{ bytes: Uint8Array; boundary: string }> {
  const request = new Request('http://local/', { method: 'POST', body: form })
  const boundary = /boundary=(.+)$/.exec(request.headers.get('content-type') ?? '')?.[1] ?? ''
  return { bytes: new Uint8Array(await request.arrayBuffer()), boundary }
}

describe('reading a multipart stream', () => {
  test('whatever the pieces and contents, the parts come out as they went in', async () => {
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .constantFrom('\r\n--', '\r\n----', '--\r\n', '\r\n\r\n')
        .map((text) => new TextEncoder().encode(text)),
    )
    await fc.assert(
      fc.asyncProperty(
        content,
        fc.string({ maxLength: 50 }),
        fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 8 }),
        async (bytes, text, sizes) => {
          const form = new FormData()
          form.append('formData', text.replaceAll(/\r\n|\r|\n/g, ' '))
          form.append('files', new File([new Uint8Array(bytes)], 'ñ "scan".pdf'))
          form.append('docType', 'LTO')
          const encoded = await encode(form)
          const read = await readMultipart(inPieces(encoded.bytes, sizes, encoded.boundary), limits)
          expect(read.fields).toEqual([
            ['formData', text.replaceAll(/\r\n|\r|\n/g, ' ').toWellFormed()],
            ['docType', 'LTO'],
          ])
          expect(read.files[0]?.fileName).toBe('ñ "scan".pdf')
          expect(new Uint8Array(await (read.files[0]?.read() ?? new Uint8Array()))).toEqual(
            new Uint8Array(bytes),
          )
          for (const file of read.files) rmSync(file.path)
        },
      ),
      { numRuns: 60 },
    )
    expect(readdirSync(tempDir)).toEqual([])
  })

  const refused = async (build: (form: FormData) => void) => {
    const form = new FormData()
    build(form)
    const { bytes, boundary } = await encode(form)
    const error = await readMultipart(inPieces(bytes, [64], boundary), limits).catch(
      (reason: unknown) => reason,
    )
    return (error as { errorCode?: string }).errorCode
  }

  test('limits are kept while reading and nothing is left behind', async () => {
    expect(await refused((form) => form.append('f', new File([new Uint8Array(1001)], 'big.pdf')))).toBe(
      'PAYLOAD_TOO_LARGE',
    )
    expect(await refused((form) => form.append('text', 'x'.repeat(1001)))).toBe('PAYLOAD_TOO_LARGE')
    expect(
      await refused((form) => {
        for (let at = 0; at < 4; at++) form.append('f', new File(['x'], 'a.pdf'))
      }),
    ).toBe('PAYLOAD_TOO_LARGE')
    expect(
      await refused((form) => {
        for (let at = 0; at < 300; at++) form.append('a', '')
      }),
    ).toBe('PAYLOAD_TOO_LARGE')
    expect(readdirSync(tempDir)).toEqual([])
  })

  test('a body cut off half way is refused and leaves nothing behind', async () => {
    const form = new FormData()
    form.append('f', new File(['x'.repeat(500)], 'a.pdf'))
    const { bytes, boundary } = await encode(form)
    for (const length of Array.from({ length: bytes.length - 2 }, (_, at) => at)) {
      const error = await readMultipart(inPieces(bytes.slice(0, length), [64], boundary), limits).catch(
        (e: unknown) => e,
      )
      expect((error as { errorCode?: string }).errorCode, String(length)).toBe('BAD_REQUEST')
    }
    expect(readdirSync(tempDir)).toEqual([])
  })

  const withHeaders = async (disposition: string) => {
    const part = `Content-Disposition: ${disposition}\r\nContent-Type: image/png\r\n\r\nx`
    const bytes = new TextEncoder().encode(`--b\r\n${part}\r\n--b--\r\n`)
    const read = await readMultipart(inPieces(bytes, [64], 'b'), limits)
    for (const file of read.files) rmSync(file.path)
    return read
  }

  test('part headers: quoting, the extended name, and what is no form part', async () => {
    expect(await withHeaders('form-data; name="a"')).toEqual({ fields: [['a', 'x']], files: [] })
    const nameOf = async (disposition: string) => (await withHeaders(disposition)).files[0]?.fileName
    expect(await nameOf('form-data; name="a"; filename="x%22y.png"')).toBe('x"y.png')
    expect(await nameOf(String.raw`form-data; name="a"; filename="x\"y.png"`)).toBe('x"y.png')
    expect(await nameOf(`form-data; name="a"; filename*=UTF-8''%C3%B1.png`)).toBe('ñ.png')
    expect(await nameOf('form-data; name="a"; filename="../x.png"')).toBe('../x.png')
    expect(await withHeaders('attachment; name="a"')).toEqual({ fields: [], files: [] })
    await expect(withHeaders('form-data; filename="a"')).rejects.toMatchObject({ errorCode: 'BAD_REQUEST' })
    await expect(withHeaders('form-data')).rejects.toMatchObject({ errorCode: 'BAD_REQUEST' })
    await expect(withHeaders(`form-data; name="${'a'.repeat(101)}"`)).rejects.toMatchObject({
      errorCode: 'BAD_REQUEST',
    })
    expect(readdirSync(tempDir)).toEqual([])
  })
})

describe('a multipart call', () => {
  let t: TestApp
  const seen: unknown[] = []
  beforeAll(async () => {
    t = await startTestApp({
      handlers: {
        ...(await import('../src/entry/handlers/auth.ts')).authHandlers,
        ...handlers({
          'dentistCheckIn.save': async ({ fields, json, files }) => {
            seen.push({ fields, json, names: files.map((file) => file.fileName) })
            return { record: null, requestCode: null, message: 'Check-in has been saved.' }
          },
        }),
      },
    })
  })
  afterAll(async () => {
    await t.close()
  })

  const send = async (form: FormData) => {
    const authorization = `Bearer ${await t.login('officer')}`
    const response = await t.request('/api/accr/dentist-kamustahan', {
      method: 'POST',
      body: form,
      headers: { authorization },
    })
    return { status: response.status, body: (await response.json()) as { errors?: { field: string }[] } }
  }
  const checkIn = JSON.stringify({
    physicianCode: 'PHY0000001',
    type: 'ROUTINE',
    mode: 'PHONE',
    visitDate: '2026-11-18',
    conductedBy: 'Ligaya Halimbawa',
    ratings: [{ item: 'STAFF', score: 4 }],
    findings: 'In order.',
    result: 'SATISFACTORY',
  })
  test('fields, parallel lists, the JSON part and files reach the handler', async () => {
    const form = new FormData()
    form.append('formData', checkIn)
    form.append('documentTypes', 'PHOTO')
    form.append('validityDates', '')
    form.append('files', new File(['x'], 'a.png'))
    expect((await send(form)).status).toBe(200)
    const asBlob = new FormData()
    asBlob.append('formData', new Blob([checkIn], { type: 'application/json' }))
    expect((await send(asBlob)).status).toBe(200)
    expect(seen).toMatchObject([
      {
        fields: { documentTypes: ['PHOTO'], validityDates: [''] },
        json: { result: 'SATISFACTORY' },
        names: ['a.png'],
      },
      { fields: { documentTypes: [], validityDates: [] }, json: { code: null }, names: [] },
    ])
    expect(readdirSync(uploadsFolder(t.services.config))).toEqual([])
  })

  test('what does not fit is named', async () => {
    expect((await send(new FormData())).status).toBe(422)
    const noJson = new FormData()
    noJson.append('documentTypes', 'PHOTO')
    expect((await send(noJson)).body.errors?.[0]?.field).toBe('formData')
    const badJson = new FormData()
    badJson.append('formData', '{')
    expect((await send(badJson)).status).toBe(400)
    const invalidPart = new FormData()
    invalidPart.append('formData', checkIn)
    invalidPart.append('image', new File(['x'], 'a.png'))
    expect((await send(invalidPart)).body.errors?.[0]?.field).toBe('image')
    const empty = new FormData()
    empty.append('formData', checkIn)
    empty.append('files', new File([], 'a.png'))
    expect((await send(empty)).status).toBe(422)
  })
})
