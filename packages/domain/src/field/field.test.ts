import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cellOf,
  checkField,
  choicesFrom,
  editRulesOf,
  type Field,
  fieldKinds,
  formatField,
  isNumeric,
  labelsOf,
  parseField,
} from './index.ts'

const field = (kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name: 'it',
  label: 'It',
  kind,
  ...more,
})
const ownership = field('choice', { choices: choicesFrom({ A: 'Alpha', B: 'Beta' }) })
const type = field('term', { list: 'hf-type' })
const labelOf = (code: string) => ({ HOSP: 'Hospital' })[code]

describe('formatField', () => {
  it.each([
    [field('text'), ' a ', 'a'],
    [field('whole'), 1250, '1,250'],
    [field('number'), 1.5, '1.5'],
    [field('year'), 2026, '2026'],
    [field('month'), 3, 'March'],
    [field('peso'), 1234.5, '₱1,234.50'],
    [field('percent'), 2.5, '2.5%'],
    [field('day'), '2026-11-20', '20 Nov 2026'],
    [field('day'), 'someday', 'someday'],
    [field('moment'), '2026-11-20 08:05', '20 Nov 2026, 08:05'],
    // past midnight in Manila
    [field('moment'), '2026-11-30T17:00:00.000Z', '1 Dec 2026'],
    [field('boolean'), false, 'No'],
    [ownership, 'B', 'Beta'],
    [ownership, 'X', 'X'],
    [{ ...ownership, kind: 'choices' as const }, ['A', 'B'], 'Alpha, Beta'],
    [type, 'HOSP', 'Hospital'],
    [type, 'GONE', 'GONE'],
    [field('list'), ['a', ' b'], 'a, b'],
    [field('ratings'), [{ item: 'HOSP', score: 4 }], 'Hospital 4'],
    [field('group', { fields: [field('text'), ownership] }), { it: 'A' }, 'A, Alpha'],
    [field('groups', { fields: [field('text')] }), [{ it: 'a' }, { it: 'b' }], 'a; b'],
  ])('writes a value of %o', (declared, value, text) => {
    expect(formatField(declared, value, labelOf)).toBe(text)
  })
  it('writes nothing for what is absent, whatever the kind', () => {
    for (const kind of Object.keys(fieldKinds) as Field['kind'][]) {
      for (const value of [null, undefined, '', '  ', []]) expect(formatField(field(kind), value)).toBe('')
    }
  })
})

describe('parseField', () => {
  it.each([
    [field('peso'), '₱1,250.00', 1250],
    [field('peso'), 450.099_999_999_999_97, 450.1],
    [field('percent'), '12.5 %', 12.5],
    [field('number', { max: 10 }), '1,000.25', 1000.25],
    [field('whole', { max: 10 }), '7', 7],
    [field('boolean'), 'Oo', true],
    [field('boolean'), false, false],
    [field('list'), 'a; b\n', ['a', 'b']],
    [field('day'), '2026-11-20', '2026-11-20'],
    [field('code', { pattern: /^\d{5}$/u }), 123, '00123'],
    [field('code'), 'abc', 'ABC'],
    [field('text'), '  a ', 'a'],
    [field('text'), ' ', null],
  ])('reads what was typed into %o', (declared, typed, value) => {
    expect(parseField(declared, typed)).toEqual({ ok: true, value })
  })
  it('takes a code by its label', () => {
    const known = new Map([['hospital', 'HOSP']])
    for (const typed of ['Hospital', 'hospital - HOSP']) {
      expect(parseField(type, typed, known)).toEqual({ ok: true, value: 'HOSP' })
    }
  })
  it.each([
    [field('peso'), 'ten', 'Enter the amount in figures, for example 1,234.50.'],
    [field('peso'), true, 'Enter an amount in pesos, for example 1,250.00.'],
    [field('percent'), '1.234', 'Enter a percentage from 0 to 100 with at most two decimals.'],
    [field('number', { max: 9 }), 'x', 'Enter a number from 0 to 9.'],
    [field('whole'), '1.5', 'Enter 0 or more.'],
    [field('boolean'), 'perhaps', 'Enter yes or no.'],
    [field('day'), '2026-02-30', 'Enter a day of the calendar.'],
  ])('refuses what is no %o', (declared, typed, message) => {
    expect(parseField(declared, typed)).toEqual({ ok: false, message })
  })
})

describe('checkField', () => {
  it.each([
    [field('whole', { min: 1, max: 12 }), 1.5, 'Enter a number from 1 to 12.'],
    [field('whole', { min: 1, max: 12 }), 0, 'Enter a number from 1 to 12.'],
    [field('month'), 13, 'Enter a number from 1 to 12.'],
    [field('percent', { max: 15 }), 15.01, 'Enter a percentage from 0 to 100 with at most two decimals.'],
    [field('day'), '2026-02-30', 'Enter a day of the calendar.'],
    [field('text', { max: 2 }), 'abc', 'Use at most 2 characters.'],
    [field('text', { pattern: /^a/u }), 'b', 'It does not have the right form.'],
    [field('text', { pattern: /^a/u, message: 'Begin with a.' }), 'b', 'Begin with a.'],
    [ownership, 'C', 'Use one of: A, B.'],
    [field('text', { required: true }), ' ', 'It is missing.'],
    [field('list', { max: 1 }), ['a', 'b'], 'Enter up to 1 short texts.'],
  ])('refuses a value of %o', (declared, value, message) => {
    expect(checkField(declared, value)).toBe(message)
  })
  it('takes what is in bounds, and nothing where nothing is needed', () => {
    expect(checkField(field('whole', { min: 1, max: 12 }), 12)).toBeUndefined()
    expect(checkField(field('percent', { max: 15 }), 15)).toBeUndefined()
    expect(checkField(ownership, 'A')).toBeUndefined()
    expect(checkField(field('peso'), null)).toBeUndefined()
  })
  it('takes every amount that was read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (centavos) => {
        const read = parseField(field('peso'), formatField(field('peso'), centavos / 100))
        expect(read).toEqual({ ok: true, value: centavos / 100 })
        expect(checkField(field('peso'), centavos / 100)).toBeUndefined()
      }),
    )
  })
})

describe('cellOf', () => {
  it('keeps numbers as numbers and days as text', () => {
    expect(cellOf(field('peso'), 12.5)).toBe(12.5)
    expect(cellOf(field('day'), '2026-11-20')).toBe('2026-11-20')
    expect(cellOf(field('code'), '00123')).toBe('00123')
    expect(cellOf(field('boolean'), true)).toBe('Yes')
    expect(cellOf({ ...ownership, kind: 'choices' }, ['A', 'B'])).toBe('Alpha; Beta')
    expect(cellOf(field('text'), '')).toBeNull()
  })
  it('puts numbers to the right', () => {
    expect(isNumeric('peso')).toBe(true)
    expect(isNumeric('code')).toBe(false)
  })
})

it('derives edit rules and labels from declarations', () => {
  const common = { section: 'a', readers: 'owner', sensitivity: 'internal' } as const
  const fields = [
    { ...field('text'), name: 'a', edit: 'direct' as const, ...common },
    { ...field('group', { fields: [field('text')] }), name: 'b', edit: 'never' as const, ...common },
  ]
  expect(editRulesOf(fields, { request: ['documents'] })).toEqual({
    direct: ['a'],
    request: ['documents'],
    never: ['b'],
  })
  expect(labelsOf(fields)).toEqual({ a: 'It', b: 'It', 'b.it': 'It' })
})
