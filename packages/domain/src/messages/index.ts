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

/** Error when a toast is shown before a toaster was mounted (specification 1, section 8). */
export const noToasterMessage = 'No Toaster Containers have been initialized to receive toasts.'

/** Line logged when the click handler of a toast is no function (specification 1, section 8). */
export const clickHandlerMessage = 'The toast click handler is not a callable function.'
