import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test('a user signs in and sees who they are', async () => {
  const reply = await t.call('auth.me', {}, { as: 'officer' })
  expect(reply.status).toBe(200)
  expect(reply.body.principal.authorities[0]?.authority).toBe('Accreditation Officer')
  expect(reply.body.principal.role.permissions).toContain('HF_EDIT')
})
