/** First sentence after a session ended (specification 1, section 8). */
export const sessionExpiredMessage = 'Your session has expired.'

/** Second sentence where the same account signed in elsewhere (specification 1, section 8). */
export const sessionReplacedMessage = 'Your account has been logged out from another device.'

/** Message of a 502 answer without one of its own (specification 1, section 8). */
export const badGatewayMessage = '502 Bad Gateway'

/** Message of a 504 answer (specification 1, section 8). */
export const gatewayTimeoutMessage = 'Unable to establish connection to server.'

/** Message when the server cannot be reached (specification 1, section 8). */
export const offlineMessage = 'Unable to establish connection. Check your internet connection and try again.'

/** Message of a 409 answer without a known code or a message of its own (specification 1, section 8). */
export const conflictMessage = 'Error in database transaction. Please contact your administrator.'
