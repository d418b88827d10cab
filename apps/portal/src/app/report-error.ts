import { isApiError } from '@capiz/api/client'
import { showToast } from './toasts.ts'

/** What a failure says to the user, or undefined when something else already said it. */
export function wordsForError(error: unknown): string | undefined {
  if (!isApiError(error)) return 'Something went wrong on this page. Reload it and try again.'
  // a stopped call was stopped by the user; the end of a session has its own message
  if (error.errorCode === 'ABORTED' || error.status === 401) return undefined
  // the words of these two do not depend on what a proxy put into its page
  if (error.status === 502) return '502 Bad Gateway'
  if (error.status === 504) return 'Unable to establish connection to server.'
  return error.message
}

/**
 * The one place that turns a failure into a toast (specification 1, section 8): 500 shows the server's message, 502
 * and 504 their fixed words, 409 the message of its code, offline the connection text.
 */
export function reportError(error: unknown): void {
  const words = wordsForError(error)
  if (words !== undefined) void showToast('error', words)
}
