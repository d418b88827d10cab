import { createHash, timingSafeEqual } from 'node:crypto'
import type { CallMeta } from '../access/call-meta.ts'
import { refuse } from '../errors/refuse.ts'
import type { Config } from '../runtime/config.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Refuses a token call of a client that does not carry the credential, where the installation has set one. */
export function checkClient({ clientCredential }: Config, meta: CallMeta): void {
  if (clientCredential === undefined) return
  // Digests are equally long, which the comparison in constant time needs.
  if (timingSafeEqual(digest(meta.clientCredential ?? ''), digest(clientCredential))) return
  refuse('BAD_CREDENTIALS', { message: 'This program may not sign in here: its client credential is wrong.' })
}
