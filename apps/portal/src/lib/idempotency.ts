import { randomId } from './random-id.ts'

/**
 * Gives the key under which a form is sent: the same for the same content, so that a repeated press or a retry after a
 * lost answer saves once; a new one when the content changed, because the server refuses one key for two contents.
 */
export function createKeyring(newId: () => string = randomId): (content: unknown) => string {
  let sent: { content: string; key: string } | undefined
  return (content) => {
    const text = JSON.stringify(content) ?? ''
    if (sent?.content !== text) sent = { content: text, key: newId() }
    return sent.key
  }
}
