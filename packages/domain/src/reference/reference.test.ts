import { describe, expect, it } from 'vitest'
import { errorCodes, errorMessages } from '../errors/index.ts'
import {
  canToggle,
  isNoRoomCategory,
  isReferenceBase,
  readReferenceItem,
  referenceBases,
  referenceCodePattern,
  referenceLists,
  tidyReferenceItem,
} from './index.ts'

/** The table of specification 2, section 7.2: bases in its order, each with the first of its five numbered calls. */
const specified = {
  'hf-room-category': 126,
  'hf-type': 131,
  'medicard-service': 136,
  'hf-cost-center': 141,
  'hf-mace-type': 146,
  'physician-instrument': 151,
  'hf-category': 156,
  'phy-type': 161,
  'provider-category': 166,
  'document-type': 171,
  'training-institution': 176,
  specialization: 181,
  subspecialization: 186,
  'text-template': 191,
  'text-template-resource': 196,
} as const

const isSpecified = (base: string): boolean => Object.hasOwn(specified, base)

describe('the lists', () => {
  it.each(Object.entries(specified))('of the specification: %s with calls from C%i', (base, first) => {
    if (!isReferenceBase(base)) throw new Error(`${base} is missing.`)
    const numbered = [0, 1, 2, 3, 4].map((offset) => `C${first + offset}`)
    expect(referenceLists[base].calls.slice(0, 5)).toEqual(numbered)
    expect(referenceLists[base].calls[5]).toMatch(/^(I\d\d|C085)$/)
  })
  it('have calls of ours where the specification does not know them', () => {
    for (const base of referenceBases.filter((one) => !isSpecified(one)))
      for (const call of referenceLists[base].calls) expect(call).toMatch(/^X\d{3}$/)
  })
  it('share no call and no group', () => {
    const lists = Object.values(referenceLists)
    for (const all of [lists.flatMap(({ calls }) => calls), lists.map(({ group }) => group)])
      expect(new Set(all).size).toBe(all.length)
  })
  it('stand on a table each, but for the second base of text templates', () => {
    expect(referenceBases.filter((base) => referenceLists[base].aliasOf)).toEqual(['text-template-resource'])
    expect(isReferenceBase('role')).toBe(false)
  })
  it.each(referenceBases)('%s is sound', (base) => {
    const list = referenceLists[base]
    const names = list.fields.map(({ name }) => name)
    expect(list.base).toBe(base)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('code')
    expect(names).toContain(list.titleField)
    if (list.groupField) expect(names).toContain(list.groupField)
    for (const field of list.fields) {
      if (field.list) expect(referenceBases).toContain(field.list)
      expect(field.max).toBeGreaterThan(0)
      expect(field.kind === 'choice').toBe(field.choices !== undefined)
    }
    for (const { fields, errorCode } of list.unique) {
      expect(errorCodes).toContain(errorCode)
      for (const name of fields) expect(names).toContain(name)
    }
  })
  it('refuse what the specification says is unique, in its words', () => {
    const messages = (base: (typeof referenceBases)[number]) =>
      referenceLists[base].unique.map(({ errorCode }) => errorMessages[errorCode])
    expect(messages('hf-room-category')).toEqual(['Code already exists'])
    expect(messages('provider-category')).toContain('Description must be unique')
    expect(messages('subspecialization')).toContain('Description must be unique per group')
    expect(messages('text-template')).toEqual(['Code already exists for this group'])
    expect(messages('physician-instrument')).toContain('Instrument name already exists')
    expect(messages('training-institution')).toContain('Training Institution already exists')
    expect(messages('document-type')).toContain('Document Type already exists')
  })
})

describe('items', () => {
  it('are read from any list', () => {
    expect(readReferenceItem({ id: 3, code: 'WARD', value: 'Ward', deleted: true })).toEqual({
      id: 3,
      code: 'WARD',
      description: 'Ward',
      value: 'Ward',
      disabled: true,
      groupBy: null,
      medicalSociety: null,
    })
    expect(readReferenceItem({ description: ' ', value: 'Used' }).description).toBe('Used')
    expect(readReferenceItem({ instrumentName: 'C-arm', value: 'x' }).description).toBe('C-arm')
    expect(
      readReferenceItem({ description: 'D', specializationCode: 'IM', medicalSociety: 'S' }),
    ).toMatchObject({
      groupBy: 'IM',
      medicalSociety: 'S',
      disabled: false,
      id: null,
    })
  })
  it('are told apart by "No"', () => {
    expect(isNoRoomCategory('No room category')).toBe(true)
    expect(isNoRoomCategory('Ward, no air')).toBe(false)
  })
  it('are deleted or enabled only when saved before', () => {
    expect(canToggle({ id: 0 })).toBe(true)
    expect(canToggle({ id: null })).toBe(false)
    expect(canToggle({})).toBe(false)
  })
  it('are tidied before saving', () => {
    const tidied = tidyReferenceItem('hf-category', {
      code: ' l1 ',
      groupBy: 'hosp',
      description: ' Level 1 ',
      id: 4,
    })
    expect(tidied).toEqual({ code: 'L1', groupBy: 'HOSP', description: 'Level 1', id: 4 })
  })
  it.each([
    ['A', true],
    ['HF/1.2_X-9', true],
    ['A'.repeat(30), true],
    ['A'.repeat(31), false],
    ['-A', false],
    ['a', false],
    ['A B', false],
    ['', false],
  ])('code %j', (code, ok) => {
    expect(referenceCodePattern.test(code)).toBe(ok)
  })
})
