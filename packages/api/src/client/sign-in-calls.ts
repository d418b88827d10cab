import type { GenericSchema } from 'valibot'
import {
  type Endpoint,
  endpoint,
  evenWithTemporaryPassword,
  isPublic,
  needsLogin,
} from '../contract/define.ts'

/** Takes anything: who reads these answers checks them by hand, so that the sign-in page needs no schema library. */
const anything = {
  '~standard': { version: 1, vendor: 'capiz', validate: (value: unknown) => ({ value }) },
} as unknown as GenericSchema<unknown>

const service = 'auth'
const form: Endpoint['body'] = { as: 'form', schema: anything }

/**
 * The four calls every page needs before anything else. They stand here apart from their group in the table, so that
 * the sign-in page carries these four and not the whole group; a test holds them equal to the table.
 */
export const signInCalls = {
  login: {
    ...endpoint({
      service,
      call: 'C001',
      method: 'POST',
      path: '/oauth/token',
      access: isPublic,
      body: form,
      reply: { as: 'token', schema: anything },
      skipAuth: true,
    }),
    id: 'auth.login',
  },
  refresh: {
    ...endpoint({
      service,
      call: 'C002',
      method: 'POST',
      path: '/oauth/token',
      access: isPublic,
      body: form,
      reply: { as: 'token', schema: anything },
      skipAuth: true,
    }),
    id: 'auth.refresh',
  },
  logout: {
    ...endpoint({
      service,
      call: 'C003',
      method: 'GET',
      path: '/logout',
      access: evenWithTemporaryPassword(needsLogin),
      reply: { as: 'none' },
    }),
    id: 'auth.logout',
  },
  me: {
    ...endpoint({
      service,
      call: 'C004',
      method: 'GET',
      path: '/me',
      access: evenWithTemporaryPassword(needsLogin),
      reply: { as: 'item', schema: anything },
    }),
    id: 'auth.me',
  },
} as const
