import { expect, it } from 'vitest'
import { checkValues } from '../../../platform/forms/form-problems.ts'
import { ChangePasswordForm } from './change-password.ts'

const good = {
  currentPassword: 'temporary-1234',
  newPassword: 'long enough words',
  repeated: 'long enough words',
}

it('takes a new password typed twice', () => {
  expect(checkValues(ChangePasswordForm, good)).toEqual({})
})

it.each([
  [{ currentPassword: '' }, 'currentPassword'],
  [{ newPassword: 'short', repeated: 'short' }, 'newPassword'],
  [{ newPassword: 'x'.repeat(129), repeated: 'x'.repeat(129) }, 'newPassword'],
  [{ repeated: 'long enough word' }, 'repeated'],
  [{ newPassword: good.currentPassword, repeated: good.currentPassword }, 'newPassword'],
])('refuses %o at %s', (change, field) => {
  expect(Object.keys(checkValues(ChangePasswordForm, { ...good, ...change }))).toEqual([field])
})
