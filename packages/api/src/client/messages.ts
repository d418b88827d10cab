/**
 * Texts the client must have at hand when nothing can be loaded any more. The wording of the specification stands in
 * `@capiz/domain/errors`; a test holds the two together.
 */
export const offlineMessage = 'Unable to establish connection. Check your internet connection and try again.'

/** The server answered something the contract does not know. */
export const contractMessage =
  'The server sent an answer this page does not understand. Reload the page; if it happens again, tell the administrator.'

/** No answer within the time allowed. */
export const timeoutMessage = 'The server did not answer in time. Try again.'

/** The caller stopped the call. */
export const abortedMessage = 'Stopped.'

/** First sentence after a session ends (specification 1, section 8). */
export const sessionExpiredMessage = 'Your session has expired.'
