import { describe, expect, it } from 'vitest'
import {
  constraintErrors,
  errorCodes,
  errorMessages,
  errorStatus,
  isErrorCode,
  listErrorNames,
  messageOf,
  sessionMessages,
  toasterMessages,
  transportMessages,
} from './index.ts'
import type { ErrorCode, ReferenceBase } from './index.ts'

describe('the catalogue', () => {
  it('keeps the unique-constraint messages of the specification', () => {
    const specified: [ErrorCode, string][] = [
      ['HF_PHIC_NO_UK', 'Philhealth Accreditation No. already exists'],
      ['HF_NAME_UK', 'Health Facility already exists'],
      ['PHY_PRC_UK', 'Another physician is already registered with the same PRC License Number'],
      [
        'PHY_PHIC_NO_UK',
        'Another physician is already registered with the same Philhealth accreditation number',
      ],
      ['HF_ROOM_CATEGORY_CODE_UK', 'Code already exists'],
      ['MEDICARD_SERVICE_CODE_UK', 'Code already exists'],
      ['HF_TYPE_DESCRIPTION_UK', 'Description must be unique'],
      ['HF_CATEGORY_DESCRIPTION_GROUP_UK', 'Description must be unique per group'],
      ['HF_ADDRESS_UK', 'Address must be unique per health facility'],
      ['TEXT_TEMPLATE_CODE_GROUP_UK', 'Code already exists for this group'],
      ['PHYSICIAN_INSTRUMENT_NAME_UK', 'Instrument name already exists'],
      ['TRAINING_INSTITUTION_UK', 'Training Institution already exists'],
      ['DOCUMENT_TYPE_UK', 'Document Type already exists'],
      ['ROLE_NAME_UK', 'Role name already exists'],
    ]
    for (const [code, message] of specified) {
      expect(errorMessages[code]).toBe(message)
      expect(errorStatus[code]).toBe(409)
    }
  })
  it('keeps the session, transport and toaster texts', () => {
    expect(Object.values({ ...sessionMessages, ...transportMessages, ...toasterMessages })).toEqual([
      'Your session has expired.',
      'Your account has been logged out from another device.',
      '502 Bad Gateway',
      'Unable to establish connection to server.',
      'Unable to establish connection. Check your internet connection and try again.',
      'Error in database transaction. Please contact your administrator.',
      'No Toaster Containers have been initialized to receive toasts.',
      'The toast click handler is not a callable function.',
    ])
    expect(errorMessages.SESSION_REPLACED).toBe(sessionMessages.otherDevice)
    expect(errorMessages.CONFLICT).toBe(transportMessages.conflictFallback)
    expect(errorMessages.BAD_GATEWAY).toBe(transportMessages.badGateway)
    expect(errorMessages.GATEWAY_TIMEOUT).toBe(transportMessages.gatewayTimeout)
  })
  it('has an error status and a sentence for every code', () => {
    for (const code of errorCodes) {
      expect(errorStatus[code]).toBeGreaterThanOrEqual(400)
      expect(errorStatus[code]).toBeLessThan(600)
      expect(errorMessages[code].trim()).toBe(errorMessages[code])
      expect(errorMessages[code].length).toBeGreaterThan(8)
    }
    expect(errorStatus.VALIDATION).toBe(422)
    expect(errorStatus.FIELD_PROTECTED).toBe(403)
    expect(errorStatus.TOO_MANY).toBe(429)
  })
})

describe('messageOf', () => {
  it('takes the mapped message, then the server message, then the fallback', () => {
    expect(messageOf('ROLE_NAME_UK', 'other')).toBe('Role name already exists')
    expect(messageOf('SOMETHING_NEW', 'The server said so.')).toBe('The server said so.')
    expect(messageOf('SOMETHING_NEW', ' ')).toBe(transportMessages.conflictFallback)
    expect(messageOf(undefined)).toBe(transportMessages.conflictFallback)
    expect(isErrorCode('toString')).toBe(false)
  })
})

describe('constraints', () => {
  it('lead to known codes only', () => {
    for (const rules of Object.values(constraintErrors)) {
      for (const code of Object.values(rules)) expect(errorCodes).toContain(code)
    }
  })
  it('cover the fifteen list bases', () => {
    const bases = Object.keys(listErrorNames) as ReferenceBase[]
    expect(bases).toHaveLength(15)
    for (const base of bases) expect(constraintErrors[base]['code']).toBe(`${listErrorNames[base]}_CODE_UK`)
    expect(constraintErrors['text-template-resource']['codeGroup']).toBe('TEXT_TEMPLATE_CODE_GROUP_UK')
  })
})
