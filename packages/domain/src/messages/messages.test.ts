import { expect, it } from 'vitest'
import { errorMessages } from '../errors/index.ts'
import * as messages from './index.ts'

it('keeps the sentences of specification 1, section 8', () => {
  expect({ ...messages }).toEqual({
    sessionExpiredMessage: 'Your session has expired.',
    sessionReplacedMessage: 'Your account has been logged out from another device.',
    badGatewayMessage: '502 Bad Gateway',
    gatewayTimeoutMessage: 'Unable to establish connection to server.',
    offlineMessage: 'Unable to establish connection. Check your internet connection and try again.',
    conflictMessage: 'Error in database transaction. Please contact your administrator.',
  })
})

it('answers with them under the codes of the server', () => {
  expect(errorMessages.SESSION_EXPIRED).toBe(messages.sessionExpiredMessage)
  expect(errorMessages.SESSION_REPLACED).toBe(messages.sessionReplacedMessage)
  expect(errorMessages.CONFLICT).toBe(messages.conflictMessage)
  expect(errorMessages.BAD_GATEWAY).toBe(messages.badGatewayMessage)
  expect(errorMessages.GATEWAY_TIMEOUT).toBe(messages.gatewayTimeoutMessage)
})
