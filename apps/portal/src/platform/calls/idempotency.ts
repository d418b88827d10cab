import { randomId } from './random-id.ts'

/** A file has no content JSON could see: it is told by its name, size and date. */
const plain = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/**
 * Gives the key under which a form is sent: the same for the same content, so that a repeated press or a retry after a
 * lost answer saves once; a new one when the content changed, because the server refuses one key for two contents.
 */
export function createKeyring(newId: () => string = randomId): (content: unknown) => string {
  let sent: { content: string; key: string } | undefined
  return (content) => {
    const text = JSON.stringify(content, plain) ?? ''
    if (sent?.content !== text) sent = { content: text, key: newId() }
    return sent.key
  }
}
