import type { EndReason } from '@capiz/api/client'

/**
 * What is said when a session ends, or undefined when the user left. The words are those of specification 1,
 * section 8, which a test compares with `@capiz/domain/errors`; standing here they need not be fetched.
 */
export function endWords(reason: EndReason): string | undefined {
  if (reason === 'user') return undefined
  const expired = 'Your session has expired.'
  return reason === 'replaced' ? `${expired} Your account has been logged out from another device.` : expired
}
