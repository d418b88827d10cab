import { expect, type APIRequestContext } from '@playwright/test'
import { samplePassword } from '../../../apps/server/src/seed/user.ts'
import type { SampleDocument } from './documents.ts'

/** The response to a sign-in. */
export interface TokenPair {
  access_token: string
  refresh_token: string
  expires_in: number
}

/** Signs a user of the sample in, without a browser. */
export async function tokensOf(request: APIRequestContext, username: string): Promise<TokenPair> {
  const form = { grant_type: 'password', username, password: samplePassword }
  const reply = await request.post('/api/auth/oauth/token', { form })
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()) as TokenPair
}

/** Returns calls that read and save with the rights of a signed-in user, without a browser. */
export function callsWith(request: APIRequestContext, tokens: TokenPair) {
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  return {
    get: async <T>(path: string) => (await (await request.get(`/api/accr${path}`, { headers })).json()) as T,
    post: async <T>(path: string, data: object) => {
      const answer = await request.post(`/api/accr${path}`, { headers, data })
      expect(answer.status(), await answer.text()).toBeLessThan(300)
      return (await answer.json()) as T
    },
    put: async <T>(path: string, data: object) => {
      const answer = await request.put(`/api/accr${path}`, { headers, data })
      expect(answer.status(), await answer.text()).toBeLessThan(300)
      return (await answer.json()) as T
    },
    upload: async <T>(path: string, multipart: Record<string, string | SampleDocument>) => {
      const answer = await request.post(`/api/accr${path}`, { headers, multipart })
      expect(answer.status(), await answer.text()).toBeLessThan(300)
      return (await answer.json()) as T
    },
  }
}

/** The calls of a signed-in user. */
export type Calls = ReturnType<typeof callsWith>

/** Signs a user of the sample in for calls alone. */
export const callsOf = async (request: APIRequestContext, username: string): Promise<Calls> =>
  callsWith(request, await tokensOf(request, username))
