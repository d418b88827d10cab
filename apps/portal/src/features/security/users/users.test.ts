import type { Marker } from '@capiz/domain/access'
import { describe, expect, it } from 'vitest'
import { checkValues } from '../../../platform/forms/form-problems.ts'
import { readUrlState } from '../../../platform/routing/url-state.ts'
import { endLabel } from './session-labels.ts'
import { actionsFor, labelsOf } from './user-actions.ts'
import { userChanges, userListSchema, userQuery, userValues } from './user-state.ts'
import { userForm } from './user-form.ts'
import { sent, valuesOf } from './user-values.ts'

const unlinked = { singleSignOn: false, linkedCode: null }

describe('what can be done with a user', () => {
  it('follows how they stand', () => {
    expect(
      actionsFor({ status: 'ACTIVE', username: 'officer', secondFactor: false, ...unlinked }, 'admin', {
        isSignedIn: true,
        signOn: '',
      }),
    ).toContain('lock')
    expect(
      actionsFor({ status: 'LOCKED', username: 'officer', secondFactor: false, ...unlinked }, 'admin', {
        isSignedIn: true,
        signOn: '',
      }),
    ).toContain('unlock')
    expect(
      actionsFor({ status: 'DISABLED', username: 'officer', secondFactor: false, ...unlinked }, 'admin', {
        isSignedIn: true,
        signOn: '',
      }),
    ).toEqual(['enable'])
  })
  it('ends a session only where there is one', () => {
    const officer = { status: 'ACTIVE', username: 'officer', secondFactor: false, ...unlinked } as const
    expect(actionsFor(officer, 'admin', { isSignedIn: true, signOn: '' })).toContain('endSession')
    expect(actionsFor(officer, 'admin', { isSignedIn: false, signOn: '' })).toEqual([
      'password',
      'lock',
      'disable',
    ])
  })
  it('removes a second factor from others alone', () => {
    const withFactor = (username: string) =>
      ({ status: 'ACTIVE', username, secondFactor: true, ...unlinked }) as const
    expect(actionsFor(withFactor('officer'), 'admin', { isSignedIn: false, signOn: '' })).toContain('factor')
    expect(actionsFor(withFactor('admin'), 'admin', { isSignedIn: false, signOn: '' })).not.toContain(
      'factor',
    )
  })
  it('invites staff to single sign-on, or takes it off, where there is one', () => {
    const officer = { status: 'ACTIVE', username: 'officer', secondFactor: false, ...unlinked } as const
    const at = (signOn: string) => ({ isSignedIn: false, signOn })
    expect(actionsFor(officer, 'admin', at('Company login'))).toContain('invite')
    expect(actionsFor({ ...officer, singleSignOn: true }, 'admin', at('Company login'))).toContain('unlink')
    expect(actionsFor(officer, 'admin', at(''))).not.toContain('invite')
    const coordinator = { ...officer, linkedCode: 'HF0000001' }
    expect(actionsFor(coordinator, 'admin', at('Company login'))).not.toContain('invite')
  })
  it('never ends in oneself being locked out', () => {
    expect(
      actionsFor({ status: 'ACTIVE', username: 'admin', secondFactor: false, ...unlinked }, 'admin', {
        isSignedIn: true,
        signOn: '',
      }),
    ).toEqual(['password'])
    expect(
      actionsFor({ status: 'LOCKED', username: 'admin', secondFactor: false, ...unlinked }, 'admin', {
        isSignedIn: true,
        signOn: '',
      }),
    ).not.toContain('disable')
  })
  it('asks by name', () => {
    expect(labelsOf('lock', 'Tala Reyes').title).toBe('Lock Tala Reyes?')
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
  it('asks the account of a provider for the record it belongs to, before anything is sent', () => {
    const problems = (linkedCode: string, marker: Marker) =>
      checkValues(
        userForm(() => marker),
        { ...valuesOf(undefined), roleId: 3, linkedCode },
      )
    expect(problems('', 'PHY')).toMatchObject({
      firstName: expect.any(String),
      linkedCode: 'Enter the code of the physician, such as PHY0000123.',
    })
    expect(problems('PHY0000001', 'HFC')).toMatchObject({
      linkedCode: 'Enter the code of the facility, such as HF0000123.',
    })
    expect(problems(' hf0000001 ', 'HFC')).not.toHaveProperty('linkedCode')
    expect(problems('', 'ADMIN')).not.toHaveProperty('linkedCode')
  })
  it('sends no code with a role of staff, whatever was typed before it was chosen', () => {
    const values = { ...valuesOf(undefined), linkedCode: 'PHY0000001' }
    expect(sent(values, 'ADMIN').linkedCode).toBeNull()
    expect(sent(values, 'PHY').linkedCode).toBe('PHY0000001')
  })
})

describe('a sign-in', () => {
  it('says how it ended, in Manila time', () => {
    expect(endLabel({ endedReason: 'REPLACED', endedDate: '2026-11-20T17:05:00Z' })).toBe(
      'Signed in elsewhere on 21 Nov 2026, 01:05.',
    )
    expect(endLabel({ endedReason: null, endedDate: null })).toBe('')
  })
})
