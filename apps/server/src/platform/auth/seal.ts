import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (serverKey: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', serverKey, 'capiz', 'second factor', 32))

/** Seals a text with the server's key (AES-256-GCM); `about` ties it to one record, so that it cannot be moved to another. */
export function seal(serverKey: Buffer, about: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverKey), nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return ['v1', nonce, cipher.getAuthTag(), sealed]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.')
}

/** Opens a sealed text; undefined when it was sealed with another key, for another record, or altered. */
export function unseal(serverKey: Buffer, about: string, sealed: string): string | undefined {
  const [version, nonce, tag, content] = sealed.split('.')
  if (version !== 'v1' || !nonce || !tag || !content) return undefined
  const bytes = (part: string) => Buffer.from(part, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(serverKey), bytes(nonce), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(about)).setAuthTag(bytes(tag))
    return Buffer.concat([decipher.update(bytes(content)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
