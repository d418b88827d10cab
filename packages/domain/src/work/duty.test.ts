import { expect, it } from 'vitest'
import { seedRoles } from '../access/index.ts'
import { dutyOf } from './duty.ts'

it('gives each role of staff its own duty, and none to those who only read', () => {
  const staff = seedRoles.filter(({ marker }) => marker === 'ADMIN')
  const given = staff.map(({ code, permissions }) => [code, dutyOf(new Set(permissions))])
  expect(Object.fromEntries(given)).toEqual({
    ACCREDITATION_OFFICER: 'records',
    RATES_OFFICER: 'prices',
    APPROVER: 'approval',
    COMPLIANCE_OFFICER: 'compliance',
    REPORTS_VIEWER: undefined,
    SYSTEM_ADMINISTRATOR: 'users',
  })
})
