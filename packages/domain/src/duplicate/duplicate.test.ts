import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  duplicateThreshold,
  editDistance,
  findDuplicates,
  normaliseFacilityName,
  normalisePersonName,
  scoreFacility,
  scorePhysician,
  similarity,
} from './index.ts'

describe('names', () => {
  it.each([
    ['The Amihan-Dalisay Medical Centre, Inc.', 'AMIHAN DALISAY'],
    ['Sto. Niño Hospital', 'SANTO NINO'],
    ['Sta Lucia Clinic', 'SANTA LUCIA'],
    ['Medical Center', 'MEDICAL CENTER'],
    ['Bituin Dental Clinic', 'BITUIN DENTAL'],
    ['  ', ''],
  ])('facility %j', (name, key) => expect(normaliseFacilityName(name)).toBe(key))
  it.each([
    ['dela Cruz', 'de la Cruz'],
    ['Delos Reyes', 'DE LOS REYES'],
    ['Ma. Teresa', 'Maria Teresa'],
    ['Peña', 'PENA'],
    ['Reyes Jr.', 'Reyes'],
    ['Santos III', 'santos'],
    ["D'Souza", 'DSOUZA'],
    ['Sto. Tomas', 'Santo Tomás'],
  ])('person %j is %j', (a, b) => expect(normalisePersonName(a)).toBe(normalisePersonName(b)))
})

describe('similarity', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ñ'), maxLength: 7 })
  /** The definition, without a table. */
  function naive(a: readonly string[], b: readonly string[]): number {
    if (a.length === 0 || b.length === 0) return a.length + b.length
    const [x, y] = [a.slice(0, -1), b.slice(0, -1)]
    const costs = [naive(x, b) + 1, naive(a, y) + 1, naive(x, y) + (a.at(-1) === b.at(-1) ? 0 : 1)]
    if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
      costs.push(naive(a.slice(0, -2), b.slice(0, -2)) + 1)
    }
    return Math.min(...costs)
  }
  it('counts edits and swaps', () => {
    expect(editDistance('reyes', 'ryees')).toBe(1)
    expect(editDistance('', 'abc')).toBe(3)
    expect(similarity('', '')).toBe(1)
    expect(similarity('abc', 'xyz')).toBe(0)
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
    fc.assert(
      fc.property(short, short, (a, b) => {
        expect(editDistance(a, b)).toBe(naive(a.split(''), b.split('')))
      }),
    )
  })
  it('is symmetric, between 0 and 1, and 1 only for equals', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const likeness = similarity(a, b)
        expect(likeness).toBe(similarity(b, a))
        expect(likeness).toBeGreaterThanOrEqual(0)
        expect(likeness).toBeLessThanOrEqual(1)
        expect(likeness === 1).toBe(a === b)
      }),
    )
  })
})

describe('scoreFacility', () => {
  const base = { name: 'Amihan Medical Center', typeCode: 'HOSP', cityId: 7 }
  const points = (
    existing: Parameters<typeof scoreFacility>[1],
    candidate: Parameters<typeof scoreFacility>[0] = base,
  ) => Object.fromEntries(scoreFacility(candidate, existing).signals.map((s) => [s.signal, s.points]))
  it('names its signals with both values', () => {
    expect(points({ name: 'AMIHAN HOSPITAL', typeCode: 'HOSP', cityId: 7 })).toEqual({
      name: 2,
      type: 1,
      city: 1,
    })
    expect(points({ name: 'Amihann Hospital', typeCode: 'CLIN', cityId: 8 })).toEqual({ name: 1 })
    expect(scoreFacility(base, { name: 'Amihan' }).signals).toEqual([
      { signal: 'name', label: 'Same name', points: 2, candidateValue: base.name, existingValue: 'Amihan' },
    ])
  })
  it('takes numbers by their digits', () => {
    const candidate = {
      name: 'X',
      tin: '999-123-456',
      phicAccreditationNo: 'H12345678',
      telephone: ['(02) 5555-1234'],
    }
    const other = {
      name: 'Y',
      tin: '999123456-000',
      phicAccreditationNo: 'h12345678',
      telephone: '+63 2 55551234',
    }
    expect(points(other, candidate)).toEqual({ tin: 3, phic: 3, contact: 1 })
    expect(points({ ...other, tin: '999-123-456-001' }, candidate)).toEqual({ phic: 3, contact: 1 })
  })
  it('finds nothing in common between blanks', () => {
    const blank = {
      name: ' ',
      typeCode: '',
      cityId: null,
      tin: '-',
      phicAccreditationNo: '--',
      telephone: ['n/a'],
    }
    expect(scoreFacility(blank, blank)).toEqual({ score: 0, signals: [] })
  })
})

describe('scorePhysician', () => {
  const base = {
    lastName: 'dela Cruz',
    firstName: 'Ma. Luz',
    birthDate: '1970-01-02',
    phyTypeCode: 'MD',
    prcNumber: '12345',
  }
  it('adds one a name and birth date, three a number', () => {
    const other = {
      lastName: 'De La Cruz',
      firstName: 'Maria Luz',
      birthDate: '1970-01-02',
      phyTypeCode: 'MD',
      prcNumber: '0012345',
    }
    expect(scorePhysician(base, other).score).toBe(6)
  })
  it('does not mix the licences of professions', () => {
    const dentist = { lastName: 'Abad', firstName: 'Jose', phyTypeCode: 'DMD', prcNumber: '0012345' }
    expect(scorePhysician(base, dentist).score).toBe(0)
    expect(scorePhysician(base, { ...dentist, phyTypeCode: null }).score).toBe(3)
  })
})

describe('findDuplicates', () => {
  const list = [
    { code: 'HF0000001', name: 'Amihan Hospital', typeCode: 'HOSP', cityId: 1 },
    { code: 'HF0000002', name: 'Amihan Clinic', typeCode: 'CLIN', cityId: 2 },
    { code: 'HF0000003', name: 'Amihan Medical Center', typeCode: 'HOSP', cityId: 2 },
    { code: 'HF0000004', name: 'Dagat Hospital', typeCode: 'HOSP', cityId: 1 },
  ]
  const candidate = { name: 'Amihan', typeCode: 'HOSP', cityId: 1 }
  const codes = (found: readonly { existing: { code: string } }[]) =>
    found.map(({ existing }) => existing.code)
  it('keeps the threshold and puts the best first', () => {
    expect(duplicateThreshold).toBe(3)
    expect(codes(findDuplicates(candidate, list))).toEqual(['HF0000001', 'HF0000003'])
    expect(codes(findDuplicates(candidate, list, { threshold: 2 }))).toEqual([
      'HF0000001',
      'HF0000003',
      'HF0000002',
      'HF0000004',
    ])
  })
  it('never finds the record itself', () => {
    expect(codes(findDuplicates({ ...candidate, code: 'HF0000001' }, list))).toEqual(['HF0000003'])
  })
  it('compares physicians as physicians', () => {
    const people = [{ code: 'PHY0000001', lastName: 'Abad', firstName: 'Jose', prcNumber: '9000001' }]
    expect(
      findDuplicates({ lastName: 'Cruz', firstName: 'Ana', prcNumber: '9000001' }, people),
    ).toMatchObject([{ score: 3, existing: { code: 'PHY0000001' } }])
  })
})
