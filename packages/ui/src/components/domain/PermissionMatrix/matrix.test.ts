import { expect, it } from 'vitest'
import { grantedText, reachOf, rolesWith } from './matrix.ts'

const roles = [
  { id: 'a', name: 'A', holders: 3 },
  { id: 'b', name: 'B', holders: 1 },
  { id: 'c', name: 'C' },
]
const grants = { a: { EDIT: 'all' }, b: { EDIT: 'own' }, c: {} } as const

it('tells who holds a permission', () => {
  expect(rolesWith(roles, grants, 'EDIT').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(grantedText(rolesWith(roles, grants, 'EDIT'))).toBe('2 roles, 4 people')
  expect(grantedText(roles)).toBe('3 roles')
  expect(grantedText([])).toBe('nobody')
})

it('is not fooled by names of the language', () => {
  expect(reachOf(grants, 'constructor', 'EDIT')).toBeUndefined()
  expect(reachOf(grants, 'a', 'toString')).toBeUndefined()
})
