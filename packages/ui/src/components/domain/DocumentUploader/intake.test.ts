import { describe, expect, it } from 'vitest'
import { filesOf } from './folders.ts'
import { admitFiles } from './intake.ts'
import { addedText } from './rows.ts'
import { fit, jpegName } from './shrink.ts'
import type { DocumentOffer } from './types.ts'

const pdf = (name: string, text = name) => new File([`%PDF-1.7\n${text}\n%%EOF`], name)
const lto: DocumentOffer = { code: 'LTO', label: 'Licence', isRequired: true, accepted: ['pdf'] }
const photos: DocumentOffer = { code: 'PHOTO', label: 'Photographs', maxCount: 3 }
const empty = { offers: [lto, photos], existing: [], rows: [] }

describe('takeIn', () => {
  it('U4, U21: goes by content, not by name', async () => {
    const { added, refused } = await admitFiles(
      [pdf('licence.jpg'), new File([new Uint8Array([77, 90, 144, 0, 3, 0])], 'evil.pdf')],
      empty,
    )
    expect(added.map((row) => row.file.name)).toEqual(['licence.jpg'])
    expect(added[0]?.kind).toBe('pdf')
    expect(refused[0]?.message).toContain('evil.pdf')
  })
  it('U2: the first takes the missing required type, the next has to be named', async () => {
    const { added } = await admitFiles([pdf('a.pdf'), pdf('b.pdf')], empty)
    expect(added.map((row) => row.typeCode)).toEqual(['LTO', ''])
  })
  it('U7: refuses empty, too large, twins and the twenty-first', async () => {
    const small = { ...empty, offers: [{ ...lto, maxBytes: 20 }] }
    const { refused } = await admitFiles(
      [new File([], 'nothing.pdf'), pdf('large.pdf', 'x'.repeat(40))],
      small,
    )
    expect(refused.map((refusal) => refusal.name)).toEqual(['nothing.pdf', 'large.pdf'])
    const twins = await admitFiles([pdf('a.pdf', 'same'), pdf('b.pdf', 'same')], empty)
    expect(twins.added).toHaveLength(1)
    expect(twins.refused[0]?.message).toBe('"b.pdf" is already in the list.')
    const many = await admitFiles(
      Array.from({ length: 21 }, (_, index) => pdf(`${index}.pdf`)),
      empty,
    )
    expect(many.added).toHaveLength(20)
    expect(many.refused).toHaveLength(1)
    expect(new Set(many.added.map((row) => row.id)).size).toBe(20)
  })
})

describe('pictures', () => {
  const jpeg = (name: string, length: number) => {
    const bytes = new Uint8Array(length)
    bytes.set([0xff, 0xd8, 0xff, 0xe0])
    return new File([bytes], name, { type: 'image/jpeg' })
  }
  const heic = (name: string) => {
    const bytes = new Uint8Array(64)
    bytes.set([0, 0, 0, 24, ...Array.from('ftypheic', (letter) => letter.charCodeAt(0))])
    return new File([bytes], name, { type: 'image/heic' })
  }
  const album = { ...empty, offers: [photos] }
  const shrink = () => Promise.resolve({ file: jpeg('small.jpg', 100), side: 2400 })

  it('U15: a large picture comes in smaller and the original stays a choice', async () => {
    const { added } = await admitFiles([jpeg('photo.jpg', 5000)], { ...album, shrink })
    expect(added[0]?.file.size).toBe(100)
    expect(added[0]?.other).toMatchObject({ isOriginal: true, file: { size: 5000 } })
  })
  it('U15: one beyond the limit comes in smaller only', async () => {
    const small = { ...empty, offers: [{ ...photos, maxBytes: 1000 }], shrink }
    const { added, refused } = await admitFiles([jpeg('huge.jpg', 5000)], small)
    expect(refused).toEqual([])
    expect(added[0]?.other).toBeUndefined()
  })
  it('U16: a HEIC photo becomes a JPEG where the browser can read it, else it is refused with what to do', async () => {
    const taken = await admitFiles([heic('IMG_1.heic')], { ...album, shrink })
    expect(taken.added[0]?.file.name).toBe('small.jpg')
    expect(taken.added[0]?.other).toBeUndefined()
    const not = await admitFiles([heic('IMG_1.heic')], { ...empty, shrink: () => Promise.resolve(undefined) })
    expect(not.refused[0]?.message).toContain('Save it as JPEG')
  })
  it('U7: a protected PDF is refused with what to do', async () => {
    const locked = new File(['%PDF-1.7\ntrailer << /Encrypt 9 0 R >>\n%%EOF'], 'locked.pdf')
    const { refused } = await admitFiles([locked], empty)
    expect(refused[0]?.message).toContain('protected by a password')
  })
  it('U17: five hundred at once make one sentence, and only twenty are read', async () => {
    let read = 0
    const files = Array.from({ length: 500 }, (_, index) => {
      const file = pdf(`${index}.pdf`)
      const bytes = file.arrayBuffer.bind(file)
      file.arrayBuffer = () => {
        read += 1
        return bytes()
      }
      return file
    })
    const { added, refused } = await admitFiles(files, empty)
    expect(added).toHaveLength(20)
    expect(read).toBe(20)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.message).toBe('480 files were left out, from "20.pdf" on: at most 20 files at once.')
    expect(addedText(added.length, refused)).toMatch(/^20 files added, 480 refused: /u)
  })
})

describe('drawing smaller', () => {
  it('U15: keeps the proportion and never enlarges', () => {
    expect(fit(4800, 3600)).toEqual({ width: 2400, height: 1800 })
    expect(fit(100, 5000, 500)).toEqual({ width: 10, height: 500 })
    expect(fit(300, 200)).toEqual({ width: 300, height: 200 })
    expect(jpegName('IMG_1.heic')).toBe('IMG_1.jpg')
  })
})

describe('folders', () => {
  const file = (name: string) => ({
    kind: 'file' as const,
    name,
    type: '',
    getFile: () => Promise.resolve(pdf(name)),
    getText: () => Promise.resolve(''),
  })
  const folder = (name: string, entries: readonly unknown[]) => ({
    kind: 'directory' as const,
    name,
    getEntries: async function* () {
      yield* entries
    },
  })
  const names = async (items: readonly unknown[]) =>
    (await filesOf(items as Parameters<typeof filesOf>[0])).map(({ name }) => name)

  it('U18: reads the files inside of folders, without what systems leave there', async () => {
    const tree = folder('documents', [
      file('a.pdf'),
      file('.DS_Store'),
      folder('more', [file('b.pdf'), file('Thumbs.db')]),
    ])
    expect(await names([tree, file('c.pdf')])).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  })
  it('U18: stops at five hundred files', async () => {
    const endless = folder(
      'all',
      Array.from({ length: 900 }, (_, index) => file(`${index}.pdf`)),
    )
    expect(await names([endless, file('last.pdf')])).toHaveLength(500)
  })
})
