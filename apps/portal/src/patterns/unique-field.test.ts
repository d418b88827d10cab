import { ApiError } from '@capiz/api/client'
import { expect, it } from 'vitest'
import { atField } from './unique-field.ts'

const refused = (errorCode: string) =>
  Promise.reject(new ApiError({ status: 409, errorCode, message: 'Taken.' }))

it('puts a broken unique rule at its field', async () => {
  await expect(atField('user', refused('USER_EMAIL_UK'))).rejects.toMatchObject({
    errorCode: 'USER_EMAIL_UK',
    errors: [{ field: 'emailAddress', message: 'Taken.' }],
  })
  await expect(atField('role', refused('ROLE_NAME_UK'))).rejects.toMatchObject({
    errors: [{ field: 'name', message: 'Taken.' }],
  })
})

it('lets everything else through as it is', async () => {
  await expect(atField('user', Promise.resolve(7))).resolves.toBe(7)
  await expect(atField('user', refused('LAST_ADMIN'))).rejects.toMatchObject({ errors: [] })
  await expect(atField('role', Promise.reject(new Error('no network')))).rejects.toThrow('no network')
})
