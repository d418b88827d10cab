import { isApiError } from '@capiz/api/client'
import { badGatewayMessage, gatewayTimeoutMessage } from '@capiz/domain/messages'
import { showToast } from './toasts.ts'

/** Returns the message of a failure for the user, or undefined when another message already covers it. */
export function errorMessage(error: unknown): string | undefined {
  if (!isApiError(error)) return 'Something went wrong on this page. Reload it and try again.'
  // a stopped call was stopped by the user; the end of a session has its own message
  if (error.errorCode === 'ABORTED' || error.status === 401) return undefined
  // the words of these two do not depend on what a proxy put into its page
  if (error.status === 502) return badGatewayMessage
  if (error.status === 504) return gatewayTimeoutMessage
  // outside a form there is no field to mark, so its message is the one that says what to do
  if (error.errorCode === 'VALIDATION' && error.errors.length > 0) {
    return [...new Set(error.errors.map(({ message }) => message))].join(' ')
  }
  return error.message
}

/** Failures shown already: several parts of a screen may meet the same one. */
const shown = new WeakSet<object>()

/** Shows a failure as a toast, once however many parts of the screen report it. */
export function reportError(error: unknown): void {
  const message = errorMessage(error)
  if (message === undefined) return
  if (typeof error === 'object' && error !== null) {
    if (shown.has(error)) return
    shown.add(error)
  }
  showToast('error', message)
}

/** Statuses whose failure is a toast wherever it happens (specification 1, section 8). */
const alwaysTold: readonly number[] = [409, 500, 502, 504]

/**
 * Shows a toast for the failures that have one wherever they happen: 500 with the server's message, 502 and 504 with
 * their fixed words, 409 with the message of its code, offline with the connection text (ADR 20). The screen shows the
 * failure in its place as well.
 */
export function reportFailure(error: unknown): void {
  if (isApiError(error) && (alwaysTold.includes(error.status) || error.errorCode === 'OFFLINE')) {
    reportError(error)
  }
}

/** Reports a failure and returns its message, for a screen that shows it in its place. */
export function reportedMessage(error: unknown): string | undefined {
  reportFailure(error)
  return errorMessage(error)
}
