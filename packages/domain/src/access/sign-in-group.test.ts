import { expect, test } from 'vitest'
import { roleByGroups } from './index.ts'

const rows = [
  { group: 'accreditation', roleCode: 'ACCREDITATION_OFFICER' },
  { group: 'rates', roleCode: 'RATES_OFFICER' },
  { group: 'network', roleCode: 'RATES_OFFICER' },
]

test('a role that no group stands for stays', () => {
  expect(roleByGroups([], rows, 'SYSTEM_ADMINISTRATOR')).toEqual({ kind: 'keep' })
  expect(roleByGroups(['rates'], rows, 'REPORTS_VIEWER')).toEqual({ kind: 'keep' })
  expect(roleByGroups(['rates'], [], 'RATES_OFFICER')).toEqual({ kind: 'keep' })
})

test('a role of the table is held by members of its groups, and follows them', () => {
  expect(roleByGroups(['network', 'accreditation'], rows, 'RATES_OFFICER')).toEqual({ kind: 'keep' })
  expect(roleByGroups(['accreditation'], rows, 'RATES_OFFICER')).toEqual({
    kind: 'change',
    roleCode: 'ACCREDITATION_OFFICER',
  })
  expect(roleByGroups(['rates', 'network'], rows, 'ACCREDITATION_OFFICER')).toEqual({
    kind: 'change',
    roleCode: 'RATES_OFFICER',
  })
  expect(roleByGroups(['somebody'], rows, 'RATES_OFFICER')).toEqual({ kind: 'none' })
})

test('groups that stand for several other roles decide nothing', () => {
  const more = [...rows, { group: 'reports', roleCode: 'REPORTS_VIEWER' }]
  expect(roleByGroups(['rates', 'accreditation'], more, 'REPORTS_VIEWER')).toEqual({
    kind: 'several',
    roleCodes: ['ACCREDITATION_OFFICER', 'RATES_OFFICER'],
  })
})
