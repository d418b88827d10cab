import { describe, expect, it } from 'vitest'
import { affiliationBody, affiliationValues, outcomeMessage, statusChoices } from './affiliation-form.ts'

const staff = { isStaff: true, canMove: false }
const chief = { isStaff: true, canMove: true }
const provider = { isStaff: false, canMove: false }
const ends = { physicianCode: 'PHY0000001', healthFacilityCode: 'HF0000001' }
const values = affiliationValues(undefined, ends)
const codes = (from: string | undefined, who: typeof staff) =>
  statusChoices(from, who).map(({ value }) => value)

describe('the form of an affiliation', () => {
  it('offers only statuses that may follow and that its author may ask for', () => {
    expect(codes(undefined, staff)).toEqual(['ON_PROCESS', 'FOR_PAYMENT_ONLY'])
    expect(codes(undefined, chief)).toEqual(['ON_PROCESS', 'FOR_PAYMENT_ONLY', 'ACCREDITED'])
    expect(codes('ACCREDITED', staff)).toEqual(['ACCREDITED', 'FOR_PAYMENT_ONLY'])
    expect(codes('ACCREDITED', chief)).toContain('SUSPENDED')
    expect(codes('ACCREDITED', chief)).not.toContain('CLOSED')
  })
  it('says beforehand what becomes a request', () => {
    expect(outcomeMessage(values, staff)).toMatchObject({ isRequest: true })
    expect(outcomeMessage({ status: 'ACCREDITED', bypass: false }, chief)).toMatchObject({ isRequest: false })
    expect(outcomeMessage({ status: 'ON_PROCESS', bypass: true }, chief)).toMatchObject({ isRequest: false })
    expect(outcomeMessage({ status: 'ON_PROCESS', bypass: true }, staff)).toMatchObject({ isRequest: true })
    expect(outcomeMessage({ status: 'ACCREDITED', bypass: false }, provider)).toMatchObject({
      isRequest: true,
    })
  })
  it('sends no bypass without the right, and a provider asks for on process alone', () => {
    const filled = { ...values, status: 'ACCREDITED', bypass: true, relation: 'VISITING' }
    expect(affiliationBody(filled, chief)).toMatchObject({ bypass: true, relation: 'VISITING' })
    expect(affiliationBody(filled, staff)).toMatchObject({ bypass: false, status: 'ACCREDITED' })
    expect(affiliationBody(values, provider)).toMatchObject({ status: 'ON_PROCESS', relation: null })
  })
})
