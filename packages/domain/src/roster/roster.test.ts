import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../duplicate/index.ts'
import { nearWords, rosterJudge, type KnownPhysician, type RosterPerson } from './index.ts'

const known: KnownPhysician[] = [
  { code: 'PHY0000001', lastName: 'dela Cruz', firstName: 'Juan', phyTypeCode: 'MD', prcNumber: '0012345' },
  { code: 'PHY0000002', lastName: 'Santos', firstName: 'Ma. Luz', phyTypeCode: 'MD', prcNumber: '0023456' },
  { code: 'PHY0000003', lastName: 'Reyes', firstName: 'Ana', phyTypeCode: 'MD', prcNumber: '0034567' },
  { code: 'PHY0000004', lastName: 'Reyes', firstName: 'Ana', phyTypeCode: 'MD', prcNumber: '0045678' },
  { code: 'PHY0000005', lastName: 'Reyes', firstName: 'Ana', phyTypeCode: 'DMD', prcNumber: '0034567' },
]
const { learn, verdictOf: judge } = rosterJudge()
learn(known)
const row = (part: Partial<RosterPerson>): RosterPerson => ({
  prcNumber: null,
  phyTypeCode: 'MD',
  lastName: 'Bago',
  firstName: 'Tao',
  decision: null,
  ...part,
})

describe('near words', () => {
  it('finds what a comparison with every word finds', () => {
    const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'Ñ'), maxLength: 6 })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), word, (words, asked) => {
        const list = nearWords(2)
        words.forEach(list.add)
        const near = list.near(asked)
        const naive = new Set(words.filter((one) => editDistance(one, asked) <= 2))
        expect(new Set(near.keys())).toEqual(naive)
      }),
    )
  })
})

describe('a row of a roster', () => {
  it('is told by its licence number first, per profession', () => {
    const found = judge(row({ prcNumber: '0012345', lastName: 'De la Cruz', firstName: 'Juann' }))
    expect(found).toMatchObject({
      outcome: 'affiliate',
      by: 'licence',
      match: { distance: 1, physician: { code: 'PHY0000001' } },
    })
    const dentist = judge(
      row({ prcNumber: '0034567', phyTypeCode: 'DMD', lastName: 'Reyes', firstName: 'Ana' }),
    )
    expect(dentist).toMatchObject({ match: { physician: { code: 'PHY0000005' } } })
  })
  it('is told by its licence number and name without the profession', () => {
    const told = (part: Partial<RosterPerson>) => judge(row({ phyTypeCode: '', ...part }))
    expect(told({ prcNumber: '0012345', lastName: 'dela Cruz', firstName: 'Juan' })).toMatchObject({
      outcome: 'affiliate',
      match: { physician: { code: 'PHY0000001' } },
    })
    expect(told({ prcNumber: '0034567', lastName: 'Reyes', firstName: 'Ana' })).toMatchObject({
      outcome: 'conflict',
      reason: expect.stringContaining('profession'),
      candidates: [{ physician: { code: 'PHY0000003' } }, { physician: { code: 'PHY0000005' } }],
    })
    expect(told({ lastName: 'Santos', firstName: 'Ma. Luz' })).toMatchObject({ by: 'name' })
    expect(told({})).toEqual({ outcome: 'create' })
  })
  it('is a conflict when the licence is another person’s', () => {
    const found = judge(row({ prcNumber: '0012345' }))
    expect(found).toMatchObject({ outcome: 'conflict', canCreate: false })
    expect(found).toHaveProperty('reason', expect.stringContaining('differ by'))
  })
  it('is a conflict when the licence is new and the name is near', () => {
    const found = judge(row({ prcNumber: '0099999', lastName: 'Santo', firstName: 'Maria Luz' }))
    expect(found).toMatchObject({
      outcome: 'conflict',
      canCreate: true,
      candidates: [{ distance: 1, physician: { code: 'PHY0000002' } }],
    })
  })
  it('is told by the name alone when it has no licence and one physician has that name', () => {
    expect(judge(row({ lastName: 'Santos', firstName: 'Maria Luz' }))).toMatchObject({
      outcome: 'affiliate',
      by: 'name',
    })
    const two = judge(row({ lastName: 'Reyes', firstName: 'Ana' }))
    expect(two).toMatchObject({ outcome: 'conflict' })
    expect(two).toHaveProperty('candidates.length', 2)
    expect(judge(row({ lastName: 'Santis', firstName: 'Maria Luz' }))).toMatchObject({ outcome: 'conflict' })
  })
  it('is somebody new when nothing is near', () => {
    expect(judge(row({ prcNumber: '0099999' }))).toEqual({ outcome: 'create' })
  })
  it('follows a decision, which cannot make a licence twice or name nobody', () => {
    expect(judge(row({ prcNumber: '0012345', decision: 'SKIP' }))).toEqual({ outcome: 'skip' })
    expect(judge(row({ prcNumber: '0012345', decision: 'NEW' }))).toMatchObject({ outcome: 'conflict' })
    expect(judge(row({ lastName: 'Santis', firstName: 'Ma. Luz', decision: 'NEW' }))).toEqual({
      outcome: 'create',
    })
    expect(judge(row({ decision: 'PHY0000003' }))).toMatchObject({
      outcome: 'affiliate',
      by: 'decision',
      match: { physician: { code: 'PHY0000003' } },
    })
    expect(judge(row({ decision: 'PHY9999999' }))).toMatchObject({ outcome: 'wrong' })
  })
})
