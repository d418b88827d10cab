import { expect, test } from 'vitest'
import {
  secondPersonForAccount,
  secondPersonForReset,
  secondPersonForRole,
  type AccountAccess,
} from './index.ts'

const clerk: AccountAccess = {
  marker: 'ADMIN',
  permissions: ['HF_VIEW'],
  emailKey: 'a@staff.example',
  deleted: false,
}
const admin: AccountAccess = { ...clerk, permissions: ['USER_EDIT'] }
const provider: AccountAccess = { ...clerk, marker: 'HFC', permissions: ['HF_EDIT'] }

test.each([
  ['a new administrator', undefined, admin, 'ADMINISTRATOR'],
  ['a clerk raised to one', clerk, { ...clerk, permissions: ['ROLE_EDIT'] }, 'ADMINISTRATOR'],
  ['a disabled administrator enabled again', { ...admin, deleted: true }, admin, 'ADMINISTRATOR'],
  ['another address of staff', clerk, { ...clerk, emailKey: 'b@staff.example' }, 'MAIL'],
  ['an administrator saved again', admin, admin, undefined],
  ['a disabled administrator', admin, { ...admin, deleted: true }, undefined],
  ['a new clerk', undefined, clerk, undefined],
  ['another address of a provider', provider, { ...provider, emailKey: 'b@clinic.example' }, undefined],
] as const)('%s', (_name, before, after, reason) => {
  expect(secondPersonForAccount(before, after)).toBe(reason)
})

test('a new password needs a second person where the account decides or administers', () => {
  expect(secondPersonForReset(admin)).toBe(true)
  expect(secondPersonForReset({ ...clerk, permissions: ['REQUEST_APPROVE'] })).toBe(true)
  expect(secondPersonForReset(clerk)).toBe(false)
  expect(secondPersonForReset({ ...provider, permissions: ['REQUEST_APPROVE'] })).toBe(false)
})

test('a role that gains the right to edit users or roles needs a second person', () => {
  expect(secondPersonForRole(['HF_VIEW'], ['HF_VIEW', 'ROLE_EDIT'])).toBe(true)
  expect(secondPersonForRole(['USER_EDIT'], ['USER_EDIT', 'HF_VIEW'])).toBe(false)
  expect(secondPersonForRole(['USER_EDIT'], [])).toBe(false)
})
