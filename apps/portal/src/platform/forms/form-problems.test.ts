import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  checkValues,
  currentRecord,
  fieldId,
  firstMessage,
  formRules,
  fromServer,
  plainPath,
  withoutField,
} from './form-problems.ts'

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

it('reads the problems of a rule as those of a schema', () => {
  const rules = formRules<{ from: number; to: number }>(({ from, to }) => ({
    from: from < 0 ? 'Too early.' : undefined,
    'list.0.to': to < from ? 'Ends before it begins.' : undefined,
  }))
  expect(checkValues(rules, { from: 1, to: 2 })).toEqual({})
  expect(checkValues(rules, { from: -1, to: -2 })).toEqual({
    from: 'Too early.',
    'list.0.to': 'Ends before it begins.',
  })
  expect(checkValues(rules, { from: 3, to: 2 })).toEqual({ 'list.0.to': 'Ends before it begins.' })
})

it('drops the problems of a field and of what is inside it, and of no other', () => {
  const problems = { list: 'a', 'list.0.to': 'b', lists: 'c', '': 'd' }
  expect(withoutField(problems, 'list')).toEqual({ lists: 'c', '': 'd' })
})

it('makes ids a selector can hold', () => {
  expect(fieldId('facility', 'contacts.1.email')).toBe('facility-contacts-1-email')
})

it('finds the words of an error', () => {
  expect(firstMessage([undefined, { message: 'Enter this.' }, 'x'])).toBe('Enter this.')
  expect(firstMessage([])).toBeUndefined()
})

it('finds the current record of a stale save', () => {
  expect(currentRecord({ current: { version: 2 } })).toEqual({ version: 2 })
  expect(currentRecord({ version: 2 })).toEqual({ version: 2 })
})
