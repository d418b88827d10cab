import { describe, expect, it } from 'vitest'
import { readUrlState } from '../../../lib/url-state.ts'
import { browserWords, endWords } from './session-words.ts'
import { actionsFor, wordsOf } from './user-actions.ts'
import { userChanges, userListSchema, userQuery, userValues } from './user-state.ts'
import { sent, valuesOf } from './user-values.ts'

describe('what can be done with a user', () => {
  it('follows how they stand', () => {
    expect(actionsFor({ status: 'ACTIVE', username: 'officer' }, 'admin')).toContain('lock')
    expect(actionsFor({ status: 'LOCKED', username: 'officer' }, 'admin')).toContain('unlock')
    expect(actionsFor({ status: 'DISABLED', username: 'officer' }, 'admin')).toEqual(['enable'])
  })
  it('never ends in oneself being locked out', () => {
    expect(actionsFor({ status: 'ACTIVE', username: 'admin' }, 'admin')).toEqual(['password'])
    expect(actionsFor({ status: 'LOCKED', username: 'admin' }, 'admin')).not.toContain('disable')
  })
  it('asks by name', () => {
    expect(wordsOf('lock', 'Tala Reyes').title).toBe('Lock Tala Reyes?')
  })
})

describe('the address', () => {
  it('is the query and the chips', () => {
    const state = readUrlState(userListSchema, new URLSearchParams('role=APPROVER&status=LOCKED&name= tala '))
    expect(userQuery(state)).toMatchObject({ roleCode: 'APPROVER', status: 'LOCKED', name: 'tala' })
    expect(userValues(state)).toEqual({ role: ['APPROVER'], status: ['LOCKED'] })
    expect(userChanges(userValues(state))).toMatchObject({ page: 0, role: 'APPROVER', status: 'LOCKED' })
    expect(userChanges({})).toEqual({ page: 0, role: '', status: '', username: '' })
  })
})

describe('the form', () => {
  it('sends codes in capitals, usernames in small letters, and no code as none', () => {
    const values = { ...valuesOf(undefined), username: ' Tala.Reyes ', linkedCode: ' hf0000001 ' }
    expect(sent(values)).toMatchObject({ username: 'tala.reyes', linkedCode: 'HF0000001' })
    expect(sent(valuesOf(undefined)).linkedCode).toBeNull()
  })
})

describe('a sign-in', () => {
  it('names browser and system', () => {
    const edge =
      'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0'
    expect(browserWords(edge)).toBe('Edge on Windows')
    expect(browserWords('curl/8.5.0')).toBe('Another program')
    expect(browserWords(null)).toBe('Unknown device')
  })
  it('says how it ended, in Manila time', () => {
    expect(endWords({ endedReason: 'REPLACED', endedDate: '2026-11-20T17:05:00Z' })).toBe(
      'Signed in elsewhere on 21 Nov 2026, 01:05.',
    )
    expect(endWords({ endedReason: null, endedDate: null })).toBe('')
  })
})
