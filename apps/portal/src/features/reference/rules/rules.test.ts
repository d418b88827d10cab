import { expect, it } from 'vitest'
import { effectMessage } from './effect-message.ts'
import { sent, valuesOf } from './rule-values.ts'

const values = {
  ...valuesOf(undefined, '2026-11-21'),
  documentTypeCode: 'FSIC',
  facilityTypeCode: 'HOSP',
  specializationCode: 'PEDIA',
}

it('sends what fits the page', () => {
  expect(sent({ ...values, pageType: 'HF_CREDENTIAL' })).toMatchObject({
    facilityTypeCode: 'HOSP',
    specializationCode: null,
    required: true,
    effectiveDate: '2026-11-21',
    deleted: false,
  })
  expect(sent({ ...values, pageType: 'PHY_CREDENTIAL', required: 'no' })).toMatchObject({
    facilityTypeCode: null,
    specializationCode: 'PEDIA',
    required: false,
  })
})

it('says who is affected', () => {
  const none = { concerned: 12, newlyRequired: 0, missing: 0, noLonger: 0 }
  expect(effectMessage(none)).toBe('It is about 12 providers and changes nothing for them.')
  expect(effectMessage({ ...none, concerned: 0 })).toBe('It is about nobody at present.')
  expect(effectMessage({ ...none, newlyRequired: 3, missing: 1 })).toBe(
    'It is about 12 providers. 3 providers come to owe the document; 1 of them has not handed it in.',
  )
  expect(effectMessage({ ...none, newlyRequired: 1, missing: 1, noLonger: 2 })).toBe(
    'It is about 12 providers. 1 provider comes to owe the document and has not handed it in. 2 providers do not owe it any more.',
  )
})
