import { expect, it } from 'vitest'
import { table } from '../contract/index.ts'
import { signInCalls } from './sign-in-calls.ts'

it.each(Object.values(signInCalls))('$id is the call of the table', (own) => {
  const { id, call, method, service, path, access, reply } = table[own.id]
  expect(own).toMatchObject({ id, call, method, service, path, access })
  expect(own.reply.as).toBe(reply.as)
})
