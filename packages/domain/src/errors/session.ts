/** What is said when a session ends, word for word (specification 1, section 8). */
export const sessionMessages = {
  expired: 'Your session has expired.',
  otherDevice: 'Your account has been logged out from another device.',
} as const

/** What is said when the server cannot be reached or answers without a message (specification 1, section 8). */
export const transportMessages = {
  badGateway: '502 Bad Gateway',
  gatewayTimeout: 'Unable to establish connection to server.',
  offline: 'Unable to establish connection. Check your internet connection and try again.',
  conflictFallback: 'Error in database transaction. Please contact your administrator.',
} as const

/** Programming errors of the message area, word for word (specification 1, section 8). */
export const toasterMessages = {
  noContainer: 'No Toaster Containers have been initialized to receive toasts.',
  notCallable: 'The toast click handler is not a callable function.',
} as const
