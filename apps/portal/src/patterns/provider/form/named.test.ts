import { expect, it } from 'vitest'
import * as v from 'valibot'
import type { Field } from '@capiz/domain/field'
import { checkValues } from '../../../platform/forms/form-problems.ts'
import { withNames } from './named.ts'

const fields: readonly Field[] = [
  { name: 'name', label: 'Name', kind: 'text' },
  { name: 'validityDate', label: 'Last day', kind: 'day' },
  {
    name: 'payee',
    label: 'Payment',
    kind: 'group',
    fields: [{ name: 'name', label: 'Payee', kind: 'text' }],
  },
  {
    name: 'contacts',
    label: 'Contact persons',
    kind: 'groups',
    entry: 'Contact person',
    fields: [{ name: 'name', label: 'Name', kind: 'text' }],
  },
]
const needed = v.pipe(v.string(), v.minLength(1, 'Enter this.'))
const schema = withNames(
  v.object({
    name: needed,
    validityDate: v.pipe(v.string(), v.minLength(1, 'Enter a real date as year-month-day.')),
    payee: v.object({ name: needed }),
    contacts: v.array(v.object({ name: needed })),
    website: v.pipe(v.string(), v.minLength(1, 'Enter a web address.')),
  }),
  fields,
)

it('puts the name of the field where a message alone would not be understood', () => {
  const value = { name: '', validityDate: '', payee: { name: '' }, contacts: [{ name: '' }], website: '' }
  expect(checkValues(schema, value)).toEqual({
    name: 'Name: enter this.',
    validityDate: 'Last day: enter a day.',
    'payee.name': 'Payee: enter this.',
    'contacts.0.name': 'Contact person 1, name: enter this.',
    website: 'Enter a web address.',
  })
})
