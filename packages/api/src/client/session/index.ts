export { createDeadline, type Deadline } from './deadline.ts'
export { lockLimit, type Locks } from './lock.ts'
export { refreshDelay } from './refresh-delay.ts'
export { type RefreshAnswer, type RefreshOutcome } from './refresher.ts'
export {
  concernsSession,
  createSession,
  type EndReason,
  type Session,
  type SessionEvent,
} from './session.ts'
export { type KeyValueStorage, memoryStorage, openStorage } from './storage.ts'
export { isTokenPair, type TokenPair, tokensKey } from './tokens.ts'
