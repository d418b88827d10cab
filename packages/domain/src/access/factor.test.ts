import { expect, test } from 'vitest'
import { asksForFactor, seedRoles } from './index.ts'

test('staff who decide, administer or change payees need a second factor, others may have one', () => {
  const asked = seedRoles.filter(({ marker, permissions }) => asksForFactor(marker, permissions))
  expect(asked.map(({ code }) => code)).toEqual(['ACCREDITATION_OFFICER', 'APPROVER', 'SYSTEM_ADMINISTRATOR'])
})

test('a role of an own making is judged by its permissions', () => {
  expect(asksForFactor('ADMIN', ['HF_VIEW', 'SA_STATUS'])).toBe(true)
  expect(asksForFactor('ADMIN', ['HF_VIEW'])).toBe(false)
  expect(asksForFactor('HFC', ['HF_EDIT', 'REQUEST_APPROVE'])).toBe(false)
})
