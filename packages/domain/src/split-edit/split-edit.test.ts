import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facilityEditRules, physicianEditRules, splitEdit } from './index.ts'

describe('splitEdit', () => {
  it('takes a physician’s edit apart', () => {
    const before = { mobileNumber: '1', lastName: 'A', contract: { contractNo: '1' }, version: 1 }
    const after = { mobileNumber: '2', lastName: 'B', contract: { contractNo: '2' }, version: 2 }
    expect(splitEdit(before, after, 'PHY')).toEqual({
      direct: { mobileNumber: '2' },
      request: { lastName: 'B' },
      refused: ['contract'],
    })
  })
  it('takes a coordinator’s edit apart', () => {
    const before = { contacts: [], name: 'A', blocked: false }
    const after = { contacts: [{ name: 'Ana' }], name: 'B', blocked: true, preferredNetwork: null }
    expect(splitEdit(before, after, 'HFC')).toEqual({
      direct: { contacts: [{ name: 'Ana' }] },
      request: { name: 'B' },
      refused: ['blocked'],
    })
  })
  it('lets staff save everything', () => {
    expect(splitEdit({}, { name: 'B', remarks: 'x' }, 'ADMIN')).toEqual({
      direct: { name: 'B', remarks: 'x' },
      request: {},
      refused: [],
    })
  })
  it('saves the year of a specialization directly, anything else of it by request', () => {
    const list = [{ specializationCode: 'IM', membership: 'FELLOW', yearCompleted: 2001 }]
    const later = [{ ...list[0], yearCompleted: 2002 }]
    const other = [{ ...list[0], yearCompleted: 2002, membership: 'MEMBER' }]
    expect(splitEdit({ specializations: list }, { specializations: later }, 'PHY').direct).toEqual({
      specializations: later,
    })
    expect(splitEdit({ specializations: list }, { specializations: other }, 'PHY').request).toEqual({
      specializations: other,
    })
    expect(splitEdit({ specializations: null }, { specializations: list }, 'PHY').request).toEqual({
      specializations: list,
    })
  })
  it('lets a facility, and another list of a physician, not pass as a change of years', () => {
    const list = [{ specializationCode: 'IM', yearCompleted: 2001 }]
    const later = [{ specializationCode: 'IM', yearCompleted: 2002 }]
    expect(splitEdit({ specializations: list }, { specializations: later }, 'HFC')).toMatchObject({
      direct: {},
    })
    expect(splitEdit({ memberships: list }, { memberships: later }, 'PHY')).toMatchObject({ direct: {} })
    expect(splitEdit({ specializations: ['IM'] }, { specializations: ['GS'] }, 'PHY')).toMatchObject({
      direct: {},
    })
  })
  it('has one way a field', () => {
    for (const { direct, request, never } of [physicianEditRules, facilityEditRules]) {
      const fields = [...direct, ...request, ...never]
      expect(new Set(fields).size).toBe(fields.length)
    }
  })
  it('loses no change and reports no unchanged field', () => {
    const field = fc.constantFrom('name', 'contacts', 'blocked', 'lastName', 'secretary', 'other')
    const record = fc.dictionary(field, fc.constantFrom('', 'a', 'b', null))
    fc.assert(
      fc.property(
        record,
        record,
        fc.constantFrom('PHY' as const, 'HFC' as const),
        (before, after, marker) => {
          const split = splitEdit(before, after, marker)
          const reported = [...Object.keys(split.direct), ...Object.keys(split.request), ...split.refused]
          const changed = Object.keys(after).filter(
            (name) => (before[name] || null) !== (after[name] || null),
          )
          expect(reported.sort()).toEqual(changed.sort())
        },
      ),
    )
  })
})
