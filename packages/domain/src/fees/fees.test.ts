import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sheetKindOfRequest } from '../sheet-kind/index.ts'
import {
  checkLines,
  feeCodes,
  feeLabels,
  lineKey,
  priceSheetKindNames,
  priceSheetKinds,
  serviceTypes,
  sheetKey,
} from './index.ts'

describe('the kinds', () => {
  it('have their own calls, addresses and screens', () => {
    for (const own of ['base', 'group', 'path', 'title'] as const) {
      const all = Object.values(priceSheetKinds).map((kind) => kind[own])
      expect(new Set(all).size, own).toBe(priceSheetKindNames.length)
    }
  })
  it.each(priceSheetKindNames)('%s is sound', (name) => {
    const kind = priceSheetKinds[name]
    const fields = kind.lineFields.map((field) => field.name)
    expect(kind.kind).toBe(name)
    expect(new Set(fields).size).toBe(fields.length)
    for (const key of kind.lineKey) {
      expect(kind.lineFields.find((field) => field.name === key)?.required).toBe(true)
    }
    for (const field of kind.oneOf ?? []) {
      expect(kind.lineFields.find(({ name }) => name === field)?.required).toBe(false)
    }
    for (const field of [...kind.optionalHeader, ...kind.latestBy]) expect(kind.headerKey).toContain(field)
    expect(kind.lineFields.some((field) => field.kind === 'peso')).toBe(true)
    if (kind.requestType) expect(sheetKindOfRequest(kind.requestType)).toBe(name)
    if (kind.template) expect(kind.upload).toBe(true)
  })
  it('name every fee', () => {
    expect(Object.keys(feeLabels).sort()).toEqual(
      serviceTypes.flatMap((type): string[] => [...feeCodes[type]]).sort(),
    )
  })
})

describe('keys', () => {
  it('ignore case, spacing and order of fields', () => {
    expect(sheetKey({ societyName: ' Society  of X', serviceType: 'OTHER' })).toBe(
      sheetKey({ serviceType: 'OTHER', societyName: 'SOCIETY OF X', costCenter: null }),
    )
    expect(lineKey('package', { packageName: 'Basic APE ' })).toBe(
      lineKey('package', { packageName: 'BASIC ape' }),
    )
    expect(lineKey('standard-pf', { feeCode: 'REFERRAL', membership: 'FELLOW', amount: 1 })).toBe(
      'referral|fellow',
    )
  })
  it('differ whenever a field differs', () => {
    const value = fc.constantFrom('', 'a', 'b', '|', 'a|', '|a', '\\', '\\|')
    fc.assert(
      fc.property(value, value, value, value, (a, b, c, d) => {
        const same = a === c && b === d
        const left = sheetKey({ societyName: a, serviceType: b })
        expect(left === sheetKey({ societyName: c, serviceType: d })).toBe(same)
      }),
    )
  })
})

describe('checkLines', () => {
  const room = { roomCategoryCode: 'WARD', rate: 1200.5 }
  it('accepts sound lines', () => {
    expect(
      checkLines('room-rate', [room, { ...room, roomCategoryCode: 'ICU', beds: 4, inclusions: ['Meals'] }]),
    ).toEqual([])
    const visit = { feeCode: 'ICU_VISIT', membership: 'NONE', amount: 700 }
    expect(checkLines('standard-pf', [visit], { serviceType: 'INPATIENT' })).toEqual([])
  })
  it.each([
    ['rate', { ...room, rate: undefined }],
    ['rate', { ...room, rate: 1.005 }],
    ['rate', { ...room, rate: -1 }],
    ['rate', { ...room, rate: '12' }],
    ['rate', { ...room, rate: 100_000_000 }],
    ['beds', { ...room, beds: 5001 }],
    ['inclusions', { ...room, inclusions: [''] }],
    ['roomCategoryCode', { ...room, roomCategoryCode: ' ' }],
  ])('names %s of %j', (field, line) => {
    expect(checkLines('room-rate', [line]).map((problem) => problem.field)).toEqual([field])
  })
  it('names the row that came first when a key repeats', () => {
    expect(checkLines('room-rate', [room, { ...room, roomCategoryCode: 'ward' }])).toEqual([
      { row: 1, field: 'roomCategoryCode', message: 'Already entered in row 1.', sameAs: 0 },
    ])
  })
  it('wants exactly one of the alternatives', () => {
    const line = { discountType: 'VOLUME', serviceType: 'OTHER' }
    expect(checkLines('discount-list', [{ ...line, percent: 5 }])).toEqual([])
    expect(checkLines('discount-list', [line])).toHaveLength(1)
    expect(checkLines('discount-list', [{ ...line, percent: 5, amount: 5 }])).toHaveLength(1)
    expect(checkLines('discount-list', [{ ...line, percent: 100.01 }])).toHaveLength(1)
  })
  it('keeps fees to their care setting, codes to their shape', () => {
    const visit = { feeCode: 'ICU_VISIT', amount: 700 }
    expect(checkLines('pf-management', [visit], { serviceType: 'OUTPATIENT' })).toMatchObject([
      { field: 'feeCode' },
    ])
    expect(checkLines('procedure-rate', [{ procedureCode: '4712', amount: 1 }])).toMatchObject([
      { field: 'procedureCode' },
    ])
  })
})
