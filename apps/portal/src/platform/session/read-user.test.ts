import { CurrentUser } from '@capiz/api/schema/auth'
import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { readUser } from './read-user.ts'

const principal = {
  authorities: [{ authority: 'Physician' }],
  role: { name: 'Physician', permissions: ['PHY_VIEW'] },
  code: 'US00001',
  username: 'maria',
  firstName: 'Maria',
  lastName: 'Dalisay',
  emailAddress: 'maria@portal.example',
  applicantType: 'PHY',
  linkedCode: null,
  temporaryPassword: false,
  lacksFactor: false,
}

it('reads what the contract allows', () => {
  expect(safeParse(CurrentUser, { principal }).success).toBe(true)
  expect(readUser({ principal })).toEqual(principal)
})

it.each([
  ['{}', {}],
  ['[]', []],
  ['null', null],
  ['HTML', undefined],
  ['no role', { principal: { ...principal, role: undefined } }],
  ['no authorities', { principal: { ...principal, authorities: null } }],
  ['odd authority', { principal: { ...principal, authorities: [{}] } }],
  ['odd permissions', { principal: { ...principal, role: { name: 'x', permissions: [1] } } }],
  ['no code', { principal: { ...principal, code: 7 } }],
])('S18: throws a type error at %s, as the contract refuses it', (_, body) => {
  expect(safeParse(CurrentUser, body).success).toBe(false)
  expect(() => readUser(body)).toThrow(TypeError)
})
