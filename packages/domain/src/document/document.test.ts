import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time/index.ts'
import {
  checkFile,
  documentLimits,
  documentState,
  isEncryptedPdf,
  fileNameOf,
  safeFileName,
  sniffKind,
  toParallelLists,
  zipNames,
} from './index.ts'

const today = '2026-11-20'

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function little(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >>> (8 * index)) & 0xff)
}

/** A zip of empty files: local headers, directory, end. */
function zip(names: readonly string[], comment = ''): Uint8Array {
  const head: number[] = []
  const directory: number[] = []
  for (const name of names) {
    const at = head.length
    head.push(
      ...little(0x04034b50, 4),
      ...little(0, 22),
      ...little(name.length, 2),
      ...little(0, 2),
      ...bytesOf(name),
    )
    directory.push(...little(0x02014b50, 4), ...little(0, 24), ...little(name.length, 2), ...little(0, 12))
    directory.push(...little(at, 4), ...bytesOf(name))
  }
  const end = [
    ...little(0x06054b50, 4),
    ...little(0, 4),
    ...little(names.length, 2),
    ...little(names.length, 2),
  ]
  end.push(...little(directory.length, 4), ...little(head.length, 4), ...little(comment.length, 2))
  return Uint8Array.from([...head, ...directory, ...end, ...bytesOf(comment)])
}

const workbook = ['[Content_Types].xml', 'xl/workbook.xml']

describe('documentState', () => {
  it.each([
    [-1, 'EXPIRED'],
    [0, 'EXPIRING'],
    [30, 'EXPIRING'],
    [31, 'VALID'],
  ])('%i days left', (days, state) => expect(documentState(addDays(today, days), today)).toBe(state))
  it('knows papers without an end and none at all', () => {
    expect(documentState(null, today)).toBe('VALID')
    expect(documentState(undefined, today)).toBe('MISSING')
  })
})

describe('sniffKind', () => {
  it.each([
    ['pdf', bytesOf('%PDF-1.7\n')],
    ['jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ['png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)],
    ['xlsx', zip(workbook)],
    ['xlsx', zip(workbook, 'a comment')],
    ['docx', zip(['[Content_Types].xml', 'word/document.xml'])],
    ['zip', zip([...workbook, 'xl/vbaProject.bin'])],
    ['zip', zip(['a.txt'])],
    ['zip', bytesOf('PK\u0003\u0004 cut off')],
    ['csv', bytesOf('code,price\r\nA,1\r\n')],
    ['unknown', bytesOf(' <html>')],
    ['unknown', bytesOf('\u00ef\u00bb\u00bf<svg>')],
    ['unknown', Uint8Array.of(0x4d, 0x5a, 0, 1)],
    ['unknown', new Uint8Array()],
  ] as const)('%s', (kind, bytes) => expect(sniffKind(bytes)).toBe(kind))
  it('never throws, whatever the bytes', () => {
    const broken = fc
      .tuple(fc.nat({ max: 200 }), fc.uint8Array({ maxLength: 20 }))
      .map(([cut, tail]) =>
        Uint8Array.from([...zip(workbook).slice(0, cut), ...tail, ...zip(workbook).slice(-22)]),
      )
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 200 }), broken), (bytes) => {
        expect(['pdf', 'jpeg', 'png', 'xlsx', 'docx', 'csv', 'zip', 'unknown']).toContain(sniffKind(bytes))
      }),
    )
  })
  it('reads the names of a zip', () => expect(zipNames(zip(workbook))).toEqual(workbook))
})

describe('checkFile', () => {
  const pdf = bytesOf('%PDF-1.7\ntrailer << /Root 1 0 R >>')
  const locked = bytesOf('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>')
  const ask = (bytes: Uint8Array, size = bytes.length) =>
    checkFile({ name: 'c:\\papers\\lto.png', size, bytes })
  it('goes by content and size', () => {
    expect(ask(pdf)).toEqual({ ok: true, kind: 'pdf' })
    expect(ask(pdf, documentLimits.maxBytes)).toMatchObject({ ok: true })
    expect(ask(pdf, documentLimits.maxBytes + 1)).toMatchObject({ reason: 'TOO_LARGE' })
    expect(ask(new Uint8Array())).toMatchObject({ reason: 'EMPTY' })
    expect(ask(zip(['a']))).toMatchObject({ reason: 'UNSUPPORTED_TYPE' })
    expect(ask(locked)).toMatchObject({ reason: 'ENCRYPTED' })
    expect(checkFile({ name: 'a.pdf', size: 9, bytes: pdf }, ['jpeg', 'png'])).toMatchObject({
      reason: 'UNSUPPORTED_TYPE',
      message: expect.stringContaining('JPEG, PNG') as string,
    })
  })
  it('names the file without its path', () => {
    const check = ask(locked)
    expect(check.ok ? '' : check.message).toMatch(/^"lto\.png" is protected/u)
  })
  it('knows encryption from longer names', () => {
    expect(isEncryptedPdf(bytesOf('%PDF-1.7 << /EncryptMetadata false >>'))).toBe(false)
    expect(isEncryptedPdf(bytesOf('%PDF-1.7 <</Encrypt<</V 4>>>>'))).toBe(true)
    expect(isEncryptedPdf(bytesOf('/Encrypt 5 0 R'))).toBe(false)
  })
})

describe('fileNameOf', () => {
  it.each([
    ['permit.pdf', 'application/pdf', 'permit.pdf'],
    ['Photo.JPEG', 'image/jpeg', 'Photo.JPEG'],
    ['price list.hta', 'application/pdf', 'price list.hta.pdf'],
    ['setup.exe', 'image/png', 'setup.exe.png'],
    ['scan', 'image/jpeg', 'scan.jpg'],
    ['notes.html', 'text/csv', 'notes.html.csv'],
    ['anything.bin', 'application/octet-stream', 'anything.bin'],
  ])('%j of %s is kept as %j', (name, type, kept) => expect(fileNameOf(name, type)).toBe(kept))
  it('keeps the extension of a long name', () => {
    const kept = fileNameOf(`${'a'.repeat(300)}.exe`, 'application/pdf')
    expect(kept).toHaveLength(180)
    expect(kept.endsWith('.pdf')).toBe(true)
  })
  it.each(['ñ', '報', '🏥'])('fits into what file systems take: %s', (letter) => {
    const bytes = (name: string) => new TextEncoder().encode(name).length
    for (const [name, type] of [
      [`${letter.repeat(300)}.pdf`, 'application/pdf'],
      [`${letter.repeat(120)}.exe`, 'application/pdf'],
      [letter.repeat(84), 'application/octet-stream'],
    ] as const) {
      const kept = fileNameOf(name, type)
      expect(bytes(kept)).toBeLessThanOrEqual(255)
      expect(bytes(kept)).toBeGreaterThan(160)
      expect(kept).toMatch(type === 'application/pdf' ? /\.pdf$/u : /^.+$/u)
      expect(kept).not.toMatch(/\p{Cs}/u)
    }
  })
})

describe('safeFileName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\x\\Peña.pdf', 'Peña.pdf'],
    ['a\u0000b\u202Egpj.pdf', 'abgpj.pdf'],
    ['.htaccess', 'htaccess'],
    ['a:b?.pdf', 'a_b_.pdf'],
    ['///', 'file'],
    ['..', 'file'],
  ])('%j becomes %j', (name, safe) => expect(safeFileName(name)).toBe(safe))
  it('is short, has no path and is settled', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const safe = safeFileName(`${name}.pdf`)
        expect(safe.length).toBeLessThanOrEqual(180)
        expect(safe).not.toMatch(/[/\\\p{Cc}]/u)
        expect(safe.endsWith('pdf')).toBe(true)
      }),
    )
  })
})

it('sends only rows with a file, in lists of one length', () => {
  expect(
    toParallelLists([
      { documentType: 'LTO', validityDate: '2027-01-01', file: 'a' },
      { documentType: 'PHIC', file: null },
      { documentType: 'BANK', file: 'b' },
    ]),
  ).toEqual({ documentTypes: ['LTO', 'BANK'], validityDates: ['2027-01-01', ''], files: ['a', 'b'] })
})
