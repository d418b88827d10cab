import { describe, expect, it } from 'vitest'
import { errorMessages } from '../errors/index.ts'
import {
  canToggle,
  isNoRoomCategory,
  isReferenceBase,
  readReferenceItem,
  referenceBases,
  referenceCodePattern,
  referenceLabel,
  referenceLists,
  tidyReferenceItem,
} from './index.ts'

describe('the lists', () => {
  it('are the fifteen bases of the specification on fourteen tables', () => {
    expect(referenceBases).toEqual([
      'hf-room-category',
      'hf-type',
      'medicard-service',
      'hf-cost-center',
      'hf-mace-type',
      'physician-instrument',
      'hf-category',
      'phy-type',
      'provider-category',
      'document-type',
      'training-institution',
      'specialization',
      'subspecialization',
      'text-template',
      'text-template-resource',
    ])
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
      expect(field.max).toBeGreaterThan(0)
      expect(field.kind === 'choice').toBe(field.choices !== undefined)
    }
    for (const { fields, errorCode } of list.unique) {
      expect(errorCode).not.toBe('CONFLICT')
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
  it('are labelled', () => {
    expect(referenceLabel('medicard-service', { code: 'CBC', description: 'Blood count' })).toBe(
      'CBC - Blood count',
    )
    expect(referenceLabel('hf-type', { code: 'HOSP', description: 'Hospital' })).toBe('Hospital')
    expect(referenceLabel('hf-type', { code: 'HOSP', description: '' })).toBe('HOSP')
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
