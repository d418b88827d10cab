export { type Bases } from './address.ts'
export { ApiError, type ClientErrorCode, type FieldProblem, isApiError } from './api-error.ts'
export {
  type CallArguments,
  type CallOptions,
  type Client,
  type ClientEvent,
  type ClientOptions,
  createClient,
  defaultTimeout,
  filesTimeout,
} from './create-client.ts'
export { activityKey } from './activity-key.ts'
export {
  createIdleClock,
  type IdleClock,
  idleCountdown,
  idleLimit,
  idleNotice,
  type IdleState,
  type IdleView,
} from './idle.ts'
export {
  type EndReason,
  type KeyValueStorage,
  type Locks,
  memoryStorage,
  openStorage,
  refreshDelay,
  type SafeStorage,
  type SessionEvent,
  type TokenPair,
  tokensKey,
} from './session/index.ts'
export { type SignIn } from './sign-in.ts'
export { signInCalls } from './sign-in-calls.ts'
export { type UploadProgress } from './upload.ts'
