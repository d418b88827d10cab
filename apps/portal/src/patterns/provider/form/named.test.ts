import { expect, it } from 'vitest'
import * as v from 'valibot'
import { checkValues } from '../../../lib/form-problems.ts'
import { withNames } from './named.ts'

const names = {
  fields: { name: 'Name', validityDate: 'Last day', payee: 'Payee' },
  rows: { contacts: 'Contact person' },
}
const needed = v.pipe(v.string(), v.minLength(1, 'Enter this.'))
const schema = withNames(
  v.object({
    name: needed,
    validityDate: v.pipe(v.string(), v.minLength(1, 'Enter a real date as year-month-day.')),
    payee: v.object({ name: needed }),
    contacts: v.array(v.object({ name: needed })),
    website: v.pipe(v.string(), v.minLength(1, 'Enter a web address.')),
  }),
  names,
)

it('puts the name of the field where a message alone would not be understood', () => {
  const value = { name: '', validityDate: '', payee: { name: '' }, contacts: [{ name: '' }], website: '' }
  expect(checkValues(schema, value)).toEqual({
    name: 'Name: enter this.',
    validityDate: 'Last day: enter a day.',
    'payee.name': 'Payee, name: enter this.',
    'contacts.0.name': 'Contact person 1, name: enter this.',
    website: 'Enter a web address.',
  })
})
