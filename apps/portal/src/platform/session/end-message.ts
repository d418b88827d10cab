import type { EndReason } from '@capiz/api/client'
import { sessionExpiredMessage, sessionReplacedMessage } from '@capiz/domain/messages'

/** Returns what is shown when a session ends (specification 1, section 8); undefined when the user left. */
export function endMessage(reason: EndReason): string | undefined {
  if (reason === 'user') return undefined
  return reason === 'replaced' ? `${sessionExpiredMessage} ${sessionReplacedMessage}` : sessionExpiredMessage
}
