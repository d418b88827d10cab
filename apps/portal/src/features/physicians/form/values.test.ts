import { expect, it } from 'vitest'
import { checkValues } from '../../../platform/forms/form-problems.ts'
import { bodyOf, emptyPhysician, PhysicianForm, type PhysicianValues, valuesOf } from './values.ts'

const filled: PhysicianValues = {
  ...emptyPhysician,
  lastName: 'Batungbakal',
  firstName: 'Ligaya',
  emailAddress: 'ligaya@doctor.example',
  birthDate: '1971-03-04',
  sex: 'F',
  prcNumber: '12345',
  prcValidity: '2028-03-04',
  mobileNumber: '09175550123',
  specializations: [{ ...emptyPhysician.specializations[0]!, specializationCode: 'IM' }],
}

it('takes a complete form', () => {
  expect(checkValues(PhysicianForm, filled)).toEqual({})
})

it('names the field of every problem as the form does', () => {
  const problems = checkValues(PhysicianForm, {
    ...filled,
    lastName: '',
    birthDate: '',
    specializations: [...filled.specializations, { ...emptyPhysician.specializations[0]!, primary: false }],
    payee: { ...filled.payee, accountNo: '12' },
    contract: { ...filled.contract, contractNo: 'C-1' },
  })
  expect(Object.keys(problems).toSorted()).toEqual(
    [
      'birthDate',
      'contract.effectiveDate',
      'contract.validityDate',
      'lastName',
      'payee.accountNo',
      'payee.name',
      'specializations.1.specializationCode',
    ].toSorted(),
  )
  expect(problems['specializations.1.specializationCode']).toMatch(/^Specialty 2/)
})

it('leaves parts out of which nothing was given', () => {
  expect(bodyOf(filled)).toMatchObject({ payee: null, secretary: null, contract: null })
  expect(bodyOf({ ...filled, secretary: { name: 'Luz', telephone: '' } }).secretary).toEqual({
    name: 'Luz',
    telephone: '',
  })
})

it('comes back from the record as it was sent, whatever the record leaves out', () => {
  const record = {
    ...bodyOf(filled),
    middleName: null,
    payee: { name: 'Ligaya', bank: null, accountNo: null, paymentTypeCode: 'CHECK' },
    specializations: [
      { ...filled.specializations[0], subSpecializationCode: null, specialization: 'Medicine' },
    ],
  } as unknown as Parameters<typeof valuesOf>[0]
  expect(valuesOf(record)).toEqual({ ...filled, payee: { ...filled.payee, name: 'Ligaya' } })
})
