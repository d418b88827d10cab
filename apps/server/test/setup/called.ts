import { appendFileSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildRouter } from '../../src/platform/http/mount.ts'

const folder = fileURLToPath(new URL('../../../../.cache/test/', import.meta.url))
const noted = new Set<string>()

/** Notes that an endpoint was called with success, for `npm run coverage:spec`. */
export function noteCalled(id: string): void {
  if (noted.has(id)) return
  noted.add(id)
  mkdirSync(folder, { recursive: true })
  appendFileSync(`${folder}called-endpoints.txt`, `${id}\n`)
}

const router = buildRouter()
const kinds = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: undefined }

/** Notes the same for a call made by its address; of two calls on one address the body tells which it was. */
export function noteRequested(path: string, { method = 'GET', headers, body }: RequestInit): void {
  const match = router.find(method, path.split('?')[0] ?? '')
  if (match.kind !== 'found') return
  const [first, ...others] = match.targets
  if (first && others.length === 0) return noteCalled(first.id)
  const type = new Headers(headers).get('content-type')?.split(';')[0]
  const text = typeof body === 'string' ? body : ''
  const refreshed = text.includes('grant_type=refresh_token')
  for (const { id, body: taken } of match.targets) {
    const grants = taken?.as !== 'form' || (id === 'auth.refresh') === refreshed
    if (grants && (!taken || kinds[taken.as] === type)) noteCalled(id)
  }
}
