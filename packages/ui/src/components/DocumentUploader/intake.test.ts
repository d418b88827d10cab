import { describe, expect, it } from 'vitest'
import { takeIn } from './intake.ts'
import type { DocumentOffer } from './types.ts'

const pdf = (name: string, text = name) => new File([`%PDF-1.7\n${text}\n%%EOF`], name)
const lto: DocumentOffer = { code: 'LTO', label: 'Licence', isRequired: true, accepted: ['pdf'] }
const photos: DocumentOffer = { code: 'PHOTO', label: 'Photographs', maxCount: 3 }
const empty = { offers: [lto, photos], existing: [], rows: [] }

describe('takeIn', () => {
  it('U4: goes by content, not by name', async () => {
    const { added, refused } = await takeIn(
      [pdf('licence.jpg'), new File([new Uint8Array([77, 90, 144, 0, 3, 0])], 'evil.pdf')],
      empty,
    )
    expect(added.map((row) => row.file.name)).toEqual(['licence.jpg'])
    expect(refused[0]?.message).toContain('evil.pdf')
  })
  it('U2: the first takes the missing required type, the next has to be named', async () => {
    const { added } = await takeIn([pdf('a.pdf'), pdf('b.pdf')], empty)
    expect(added.map((row) => row.typeCode)).toEqual(['LTO', ''])
  })
  it('U7: refuses empty, too large, twins and the twenty-first', async () => {
    const small = { ...empty, offers: [{ ...lto, maxBytes: 20 }] }
    const { refused } = await takeIn([new File([], 'nothing.pdf'), pdf('large.pdf', 'x'.repeat(40))], small)
    expect(refused.map((refusal) => refusal.name)).toEqual(['nothing.pdf', 'large.pdf'])
    const twins = await takeIn([pdf('a.pdf', 'same'), pdf('b.pdf', 'same')], empty)
    expect(twins.added).toHaveLength(1)
    expect(twins.refused[0]?.message).toBe('"b.pdf" is already in the list.')
    const many = await takeIn(
      Array.from({ length: 21 }, (_, index) => pdf(`${index}.pdf`)),
      empty,
    )
    expect(many.added).toHaveLength(20)
    expect(many.refused).toHaveLength(1)
    expect(new Set(many.added.map((row) => row.id)).size).toBe(20)
  })
})
