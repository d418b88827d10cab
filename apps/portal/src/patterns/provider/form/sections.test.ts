import type { EntityField } from '@capiz/domain/field'
import { expect, it } from 'vitest'
import { fieldLines } from './field-rows.ts'
import { isOptional, sectionStates } from './sections.ts'

const common = { readers: 'owner', edit: 'direct', sensitivity: 'internal' } as const
const fields: readonly EntityField[] = [
  { name: 'name', label: 'Name', kind: 'text', required: true, section: 'identity', ...common },
  { name: 'code', label: 'Code', kind: 'code', section: 'identity', ...common },
  { name: 'from', label: 'From', kind: 'day', section: 'contract', ...common },
  {
    name: 'payee',
    label: 'Payee',
    kind: 'group',
    section: 'contract',
    fields: [
      { name: 'name', label: 'Payee', kind: 'text', required: true },
      { name: 'bank', label: 'Bank', kind: 'text' },
    ],
    ...common,
  },
]
const sections = [
  { id: 'identity', title: 'Facility' },
  { id: 'contract', title: 'Contract' },
]
const onRecord = { name: 'Agila', code: '', from: '', payee: { name: '', bank: '' } }

it('counts errors, those of parts too, and marks what differs from the record', () => {
  const typed = { ...onRecord, payee: { name: 'Agila', bank: '' } }
  const problems = {
    name: 'Enter a name.',
    'payee.bank': 'Enter the bank.',
    from: 'Enter a day.',
    '': 'Not saved.',
  }
  expect(sectionStates(sections, fields, typed, onRecord, problems)).toEqual([
    { id: 'identity', label: 'Facility', errorCount: 1, isChanged: false },
    { id: 'contract', label: 'Contract', errorCount: 2, isChanged: true },
  ])
})

it('takes a section for optional in which nothing has to be entered', () => {
  expect(isOptional('identity', fields)).toBe(false)
  expect(isOptional('contract', fields)).toBe(true)
})

it('puts fields beside each other that follow one another, and enters a group by its parts', () => {
  const rows = [{ paths: ['name', 'from'] }, { paths: ['payee.name', 'payee.bank'], columns: 3 }] as const
  const lines = (whole: readonly string[]) =>
    fieldLines(fields, rows, new Set(whole)).map(({ columns, fields: shown }) => [
      columns,
      ...shown.map(({ path }) => path),
    ])
  expect(lines([])).toEqual([
    [2, 'name'],
    [undefined, 'code'],
    [2, 'from'],
    [3, 'payee.name', 'payee.bank'],
  ])
  expect(lines(['payee']).at(-1)).toEqual([undefined, 'payee'])
})
