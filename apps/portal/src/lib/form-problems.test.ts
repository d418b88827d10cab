import * as v from 'valibot'
import { expect, it } from 'vitest'
import { checkValues, currentRecord, fieldId, firstWords, fromServer, plainPath } from './form-problems.ts'

const Form = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Enter the name.'), v.minLength(3, 'Too short.')),
  contacts: v.array(v.object({ email: v.pipe(v.string(), v.email('Enter an e-mail address.')) })),
})

it('names each field once, with its path', () => {
  expect(checkValues(Form, { name: '', contacts: [{ email: 'x@y.ph' }, { email: 'x' }] })).toEqual({
    name: 'Enter the name.',
    'contacts.1.email': 'Enter an e-mail address.',
  })
  expect(checkValues(Form, { name: 'Amihan', contacts: [] })).toEqual({})
})

it('reads the problems of the server in both spellings', () => {
  expect(
    fromServer([
      { field: 'contacts[1].email', message: 'No.' },
      { field: 'contacts.1.email', message: 'Later.' },
      { field: 'name', message: 'Taken.' },
    ]),
  ).toEqual({ 'contacts.1.email': 'No.', name: 'Taken.' })
})

it('spells a field inside lists one way, however the form names it', () => {
  expect(plainPath('sheets[0].lines[12].price')).toBe('sheets.0.lines.12.price')
  expect(plainPath('telephone[1]')).toBe('telephone.1')
  expect(plainPath('payee.name')).toBe('payee.name')
})

it('makes ids a selector can hold', () => {
  expect(fieldId('facility', 'contacts.1.email')).toBe('facility-contacts-1-email')
})

it('finds the words of an error', () => {
  expect(firstWords([undefined, { message: 'Enter this.' }, 'x'])).toBe('Enter this.')
  expect(firstWords([])).toBeUndefined()
})

it('finds the current record of a stale save', () => {
  expect(currentRecord({ current: { version: 2 } })).toEqual({ version: 2 })
  expect(currentRecord({ version: 2 })).toEqual({ version: 2 })
})
