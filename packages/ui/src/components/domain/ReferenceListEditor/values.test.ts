import { expect, it } from 'vitest'
import type { ReferenceField } from '@capiz/domain/reference'
import { cellText, emptyItem, itemProblems } from './values.ts'

const name: ReferenceField = {
  name: 'description',
  label: 'Description',
  kind: 'text',
  required: true,
  max: 5,
}
const order: ReferenceField = {
  name: 'sortOrder',
  label: 'Sort order',
  kind: 'number',
  required: false,
  max: 10,
}
const flag: ReferenceField = { name: 'flag', label: 'Flag', kind: 'boolean', required: true, max: 0 }

it('checks an item against its field declarations', () => {
  expect(emptyItem([name, order, flag])).toEqual({ description: null, sortOrder: null, flag: false })
  expect(itemProblems([name, order, flag], emptyItem([name, order, flag]))).toEqual({
    description: 'Enter the description.',
  })
  expect(itemProblems([name], { description: '   ' })).toHaveProperty('description')
  expect(itemProblems([name], { description: '12345 ' })).toEqual({})
  expect(itemProblems([name, order], { description: '123456', sortOrder: 11 })).toEqual({
    description: 'Shorten it to 5 characters.',
    sortOrder: 'Enter a number from 0 to 10.',
  })
})

it('writes cells', () => {
  expect(cellText(flag, false)).toBe('No')
  expect(cellText(order, 0)).toBe('0')
  expect(cellText(name, null)).toBe('')
})
