import * as v from 'valibot'

/** The form of a password change; the rules of a good password are the server's, its length is checked at once. */
export const ChangePasswordForm = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('Enter your current password.')),
    newPassword: v.pipe(
      v.string(),
      v.minLength(12, 'Use 12 characters or more.'),
      v.maxLength(128, 'Use 128 characters or fewer.'),
    ),
    repeated: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['repeated']],
      ({ newPassword, repeated }) => newPassword === repeated,
      'The two new passwords differ. Type the new password again.',
    ),
    ['repeated'],
  ),
  v.forward(
    v.partialCheck(
      [['currentPassword'], ['newPassword']],
      ({ currentPassword, newPassword }) => newPassword === '' || currentPassword !== newPassword,
      'Choose a password that differs from the current one.',
    ),
    ['newPassword'],
  ),
)

export type ChangePasswordValues = v.InferInput<typeof ChangePasswordForm>
