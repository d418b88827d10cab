import { describe, expect, it } from 'vitest'
import { constraintErrors, errorCodes, errorMessages, errorStatus, isErrorCode, messageOf } from './index.ts'
import type { ErrorCode } from './index.ts'
import { conflictMessage } from '../messages/index.ts'
import { referenceBases } from '../reference/index.ts'

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
    expect(messageOf('SOMETHING_NEW', ' ')).toBe(conflictMessage)
    expect(messageOf(undefined)).toBe(conflictMessage)
    expect(isErrorCode('toString')).toBe(false)
  })
})

describe('constraints', () => {
  it('lead to known codes only', () => {
    for (const rules of Object.values(constraintErrors)) {
      for (const code of Object.values(rules)) expect(errorCodes).toContain(code)
    }
  })
})

describe('maintained lists', () => {
  it.each(referenceBases)('%s has a code for each rule any list may have', (base) => {
    // Both bases of text templates share one table, hence one name.
    const name = base.replace('text-template-resource', 'text-template').toUpperCase().replaceAll('-', '_')
    const messages: Readonly<Record<string, string>> = errorMessages
    expect(messages[`${name}_CODE_UK`]).toBe('Code already exists')
    expect(messages[`${name}_DESCRIPTION_UK`]).toBe('Description must be unique')
    expect(messages[`${name}_DESCRIPTION_GROUP_UK`]).toBe('Description must be unique per group')
  })
  it('have no code for a base without a table of its own', () => {
    expect(errorCodes.filter((code) => code.startsWith('TEXT_TEMPLATE_RESOURCE'))).toEqual([])
  })
})
