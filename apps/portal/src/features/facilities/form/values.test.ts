import { expect, it } from 'vitest'
import { checkValues } from '../../../platform/forms/form-problems.ts'
import { bodyOf, emptyFacility, FacilityForm, type FacilityValues } from './values.ts'

const filled: FacilityValues = {
  ...emptyFacility,
  name: 'Agila General Hospital',
  typeCode: 'HOSP',
  categoryCode: 'L1',
  ownership: 'PRIVATE',
  serviceTypes: ['OUTPATIENT'],
  emailAddress: 'records@agila.example',
  telephone: ['(02) 5555-0199', ' '],
  tin: '999-000-111',
  contacts: [{ name: 'Marikit Manansala', position: '', telephone: '', emailAddress: '', coordinator: true }],
  addresses: [
    { ...emptyFacility.addresses[0]!, line: '1 Acacia Street', cityId: 12, region: '1', province: '2' },
  ],
}

it('takes a complete form', () => {
  expect(checkValues(FacilityForm, filled)).toEqual({})
})

it('names the field of every problem as the form does', () => {
  const problems = checkValues(FacilityForm, {
    ...filled,
    name: '',
    contacts: [{ ...filled.contacts[0]!, emailAddress: 'x' }],
    addresses: [{ ...filled.addresses[0]!, cityId: null }],
    telephone: ['nonsense'],
    payee: { ...filled.payee, accountNo: '12' },
  })
  expect(Object.keys(problems).toSorted()).toEqual(
    [
      'addresses.0.cityId',
      'contacts.0.emailAddress',
      'name',
      'payee.accountNo',
      'payee.name',
      'telephone.0',
    ].toSorted(),
  )
})

it('leaves parts out of which nothing was given, and what only the form needs', () => {
  const body = bodyOf(filled)
  expect(body).toMatchObject({ telephone: ['(02) 5555-0199'], medicalDirector: null, payee: null })
  expect(body.addresses[0]).not.toHaveProperty('region')
})

it('forgets the reason with the block', () => {
  expect(bodyOf({ ...filled, blocked: false, blockedReason: 'Late' }).blockedReason).toBe('')
  expect(bodyOf({ ...filled, blocked: true, blockedReason: 'Late' }).blockedReason).toBe('Late')
})

it('says which field a general message is about', () => {
  const problems = checkValues(FacilityForm, {
    ...filled,
    typeCode: '',
    contacts: [filled.contacts[0]!, { ...filled.contacts[0]!, name: '' }],
  })
  expect(problems).toEqual({
    typeCode: 'Type: choose one of the list.',
    'contacts.1.name': 'Contact person 2, name: use 2 characters or more.',
  })
})
