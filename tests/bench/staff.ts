import { samplePassword } from '../../apps/server/src/seed/user.ts'

/** Sends a call as a member of staff: a GET, or a POST where there is a body. */
export type Send = (path: string, body?: object) => Promise<Response>

/** Signs a member of staff of the sample in, and returns the function that sends calls for them. */
export async function staff(base: string, username: string): Promise<Send> {
  const reply = await fetch(`${base}/api/auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password: samplePassword }),
  })
  const { access_token: token } = (await reply.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return (path, body) =>
    fetch(base + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
}
