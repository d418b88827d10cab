import { expect, it } from 'vitest'
import { choiceOf, filtersOf, preparePath } from './batch-address.ts'

it('keeps a choice in the address of its page', () => {
  const choice = {
    action: 'approve',
    codes: ['UR-2026-000001', 'UR-2026-000002'],
    filters: { status: 'PENDING,REVIEWED', term: 'clinic & lab' },
    isAll: true,
  } as const
  const { searchParams } = new URL(preparePath(choice), 'https://capiz.example')
  expect(choiceOf(searchParams)).toEqual(choice)
  expect(choiceOf(new URLSearchParams('action=delete'))).toEqual({
    action: 'review',
    codes: [],
    filters: {},
    isAll: false,
  })
})

it('takes the set filters of a list query, without its page', () => {
  expect(
    filtersOf({ page: 2, size: 25, sort: 'code,ASC', status: 'PENDING', term: undefined, age: '' }),
  ).toEqual({
    status: 'PENDING',
  })
})
