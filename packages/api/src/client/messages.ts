/** The server answered something the contract does not know. */
export const contractMessage =
  'The server sent an answer this page does not understand. Reload the page; if it happens again, tell the administrator.'

/** No answer within the time allowed. */
export const timeoutMessage = 'The server did not answer in time. Try again.'

/** The caller stopped the call. */
export const abortedMessage = 'Stopped.'
