import { ApiError } from '@capiz/api/client'
import { sessionMessages, transportMessages } from '@capiz/domain/errors'
import { describe, expect, it } from 'vitest'
import { wordsForError } from './report-error.ts'
import { endWords } from './session/end-words.ts'

const failure = (status: number, errorCode: string, message: string) =>
  new ApiError({ status, errorCode, message })

describe('words of a failure (specification 1, section 8)', () => {
  it.each([
    [failure(500, 'SERVER_ERROR', 'The disk is full.'), 'The disk is full.'],
    [failure(502, '', '<html>'), transportMessages.badGateway],
    [failure(504, '', 'proxy'), transportMessages.gatewayTimeout],
    [failure(409, 'ODD', 'Mapped already.'), 'Mapped already.'],
    [failure(0, 'OFFLINE', transportMessages.offline), transportMessages.offline],
    [failure(401, 'SESSION_EXPIRED', 'x'), undefined],
    [failure(0, 'ABORTED', 'Stopped.'), undefined],
    [new Error('x'), 'Something went wrong on this page. Reload it and try again.'],
  ])('%o', (error, words) => {
    expect(wordsForError(error)).toBe(words)
  })

  it('speaks of an ended session in the words of the specification', () => {
    expect(endWords('user')).toBeUndefined()
    expect(endWords('idle')).toBe(sessionMessages.expired)
    expect(endWords('replaced')).toBe(`${sessionMessages.expired} ${sessionMessages.otherDevice}`)
  })
})
