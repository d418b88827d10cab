import { appendFileSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../../.cache/test/', import.meta.url))
const noted = new Set<string>()

/** Notes that an endpoint was called with success, for `npm run coverage:spec`. */
export function noteCalled(id: string): void {
  if (noted.has(id)) return
  noted.add(id)
  mkdirSync(folder, { recursive: true })
  appendFileSync(`${folder}called-endpoints.txt`, `${id}\n`)
}
