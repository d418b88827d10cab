import type { ChecklistSubject } from './types.ts'

type Kind = ChecklistSubject['kind']

const person = ['lastName', 'firstName', 'middleName', 'suffix']

/** Fields of a record that stand on a document of a type, by their names; a group stands for all its parts. */
const proved: Record<Kind, Readonly<Record<string, readonly string[]>>> = {
  facility: {
    LTO: ['name', 'dohLtoNo', 'dohLtoValidity', 'typeCode', 'bedCapacity', 'medicalDirector', 'addresses'],
    PHIC: ['name', 'phicAccreditationNo', 'phicValidity', 'phicCategoryCode'],
    BIR2303: ['name', 'payee', 'addresses'],
    BPERMIT: ['name', 'addresses'],
    SECDTI: ['name', 'ownership'],
    FSIC: ['name', 'addresses'],
    SANIT: ['name', 'addresses'],
    RATES: ['name', 'typeCode', 'serviceTypes'],
    BANK: ['payee'],
    PHOTO: ['name', 'addresses'],
    MOA: ['name', 'contractEffectiveDate', 'contractValidityDate'],
  },
  physician: {
    APPFORM: [...person, 'emailAddress', 'mobileNumber'],
    CV: [...person, 'birthDate', 'medicalSchool', 'yearGraduated'],
    PRC: [...person, 'birthDate', 'phyTypeCode', 'prcNumber', 'prcValidity'],
    PTR: [...person, 'ptrNo', 'ptrDate'],
    PMA: [...person, 'associationNo', 'associationValidity'],
    PDA: [...person, 'associationNo', 'associationValidity'],
    DIPLOMA: [...person, 'medicalSchool', 'yearGraduated'],
    BOARD: [...person, 'specializations'],
    SOCIETY: [...person, 'specializations'],
    PHIC: [...person, 'phicAccreditationNo', 'phicValidity', 'phicCategoryCode'],
    TIN: [...person, 'payee'],
    BIR2303: [...person, 'payee'],
    S2: [...person, 's2No', 's2Validity'],
    BANK: ['payee'],
    MOA: [...person, 'contract'],
  },
}

/**
 * The fields of a record to compare with a document of a type, in the order they are compared. A document type that was
 * added to the maintained list proves the name of the provider, which is on every document.
 */
export function fieldsProvedBy(kind: Kind, documentTypeCode: string): readonly string[] {
  return proved[kind][documentTypeCode] ?? (kind === 'facility' ? ['name'] : person)
}
