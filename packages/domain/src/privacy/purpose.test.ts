import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lawfulBases, mayObject, objectedPurposes, purposeCodes, purposes } from './index.ts'

test('only a use on the basis of an interest can be objected to', () => {
  const objectable = purposeCodes.filter(mayObject)
  expect(objectable).toEqual(['DIRECTORY', 'REMINDERS'])
  const ofInterest = purposeCodes.filter((code) => purposes[code].basis === 'INTEREST')
  expect(ofInterest).toEqual(objectable)
})

test('every use says its basis, its data and who gets it', () => {
  for (const code of purposeCodes) {
    const { basis, data, recipients } = purposes[code]
    expect(Object.keys(lawfulBases)).toContain(basis)
    for (const text of [data, recipients]) expect(text, code).toMatch(/^[A-Z].*\.$/)
  }
})

test('the last statement about a use counts, and none counts about a use without the right', () => {
  const statement = fc.record({ purpose: fc.constantFrom(...purposeCodes), objects: fc.boolean() })
  fc.assert(
    fc.property(fc.array(statement), (statements) => {
      const objected = objectedPurposes(statements)
      for (const code of purposeCodes) {
        const last = statements.findLast(({ purpose }) => purpose === code)
        expect(objected.has(code)).toBe(mayObject(code) && last?.objects === true)
      }
    }),
  )
})

test('a statement about a use that is gone is passed over', () => {
  expect(objectedPurposes([{ purpose: 'SURVEY', objects: true }])).toEqual(new Set())
})
