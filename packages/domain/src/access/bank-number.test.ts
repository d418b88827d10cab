import { expect, test } from 'vitest'
import { maskedAccount, seedRoles, seesBankNumbers } from './index.ts'

test('staff see whole account numbers with the permission, or with the right to change records', () => {
  const seeing = seedRoles.filter(({ marker, permissions }) =>
    seesBankNumbers({ marker, permissions: new Set(permissions) }),
  )
  expect(seeing.map(({ code }) => code)).toEqual([
    'PHYSICIAN',
    'HF_COORDINATOR',
    'ACCREDITATION_OFFICER',
    'APPROVER',
    'SYSTEM_ADMINISTRATOR',
  ])
  expect(seesBankNumbers({ marker: 'ADMIN', permissions: new Set(['BANK_VIEW']) })).toBe(true)
})

test('others see the last four digits', () => {
  expect(maskedAccount('001234567890')).toBe('••••7890')
  expect([maskedAccount(null), maskedAccount('')]).toEqual([null, null])
})
