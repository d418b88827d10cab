import { ApiError } from '@capiz/api/client'
import {
  badGatewayMessage,
  gatewayTimeoutMessage,
  offlineMessage,
  sessionExpiredMessage,
  sessionReplacedMessage,
} from '@capiz/domain/messages'
import { describe, expect, it } from 'vitest'
import { errorMessage } from './report-error.ts'
import { endMessage } from '../session/end-message.ts'

const failure = (status: number, errorCode: string, message: string) =>
  new ApiError({ status, errorCode, message })

describe('words of a failure (specification 1, section 8)', () => {
  it.each([
    [failure(500, 'SERVER_ERROR', 'The disk is full.'), 'The disk is full.'],
    [failure(502, '', '<html>'), badGatewayMessage],
    [failure(504, '', 'proxy'), gatewayTimeoutMessage],
    [failure(409, 'ODD', 'Mapped already.'), 'Mapped already.'],
    [failure(0, 'OFFLINE', offlineMessage), offlineMessage],
    [failure(401, 'SESSION_EXPIRED', 'x'), undefined],
    [failure(0, 'ABORTED', 'Stopped.'), undefined],
    [new Error('x'), 'Something went wrong on this page. Reload it and try again.'],
  ])('%o', (error, message) => {
    expect(errorMessage(error)).toBe(message)
  })

  it('speaks of an ended session in the words of the specification', () => {
    expect(endMessage('user')).toBeUndefined()
    expect(endMessage('idle')).toBe(sessionExpiredMessage)
    expect(endMessage('replaced')).toBe(`${sessionExpiredMessage} ${sessionReplacedMessage}`)
  })
})
