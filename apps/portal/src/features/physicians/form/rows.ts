import type { FieldRowOf } from '../../../patterns/provider/form/field-rows.ts'

/** Fields of the form of a physician that stand beside each other. */
export const physicianRows: readonly FieldRowOf[] = [
  { paths: ['lastName', 'firstName'] },
  { paths: ['middleName', 'suffix'] },
  { paths: ['birthDate', 'sex'] },
  { paths: ['emailAddress'] },
  { paths: ['mobileNumber', 'telephone'] },
  { paths: ['secretary.name', 'secretary.telephone'] },
  { paths: ['prcNumber', 'prcValidity'] },
  { paths: ['ptrNo', 'ptrDate'] },
  { paths: ['s2No', 's2Validity'] },
  { paths: ['associationNo', 'associationValidity'] },
  { paths: ['phicAccreditationNo', 'phicValidity', 'phicCategoryCode'], columns: 3 },
  { paths: ['medicalSchool', 'yearGraduated'] },
  { paths: ['contract.contractNo', 'contract.effectiveDate', 'contract.validityDate'], columns: 3 },
  { paths: ['providerCategoryCode'] },
  { paths: ['payee.bank', 'payee.accountNo'] },
]
