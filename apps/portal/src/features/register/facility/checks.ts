import { FacilityRegistration } from '@capiz/api/schema/facility-form'
import { rulesOfType } from '@capiz/domain/facility-type'
import type { IsoDate } from '@capiz/domain/time'
import * as v from 'valibot'
import { checkValues, type Problems } from '../../../platform/forms/form-problems.ts'
import { expiredDocuments, inOrder, needed, Telephone } from '../model/checking.ts'
import type { FormStep } from '../model/kind.ts'
import type { Answers } from './answers.ts'

const wire = FacilityRegistration.entries
const address = wire.addresses.pipe[0].item.entries
const person = wire.contacts.pipe[0].item.entries

const FacilityCheck = v.object({
  name: needed('Enter the name of the facility.', wire.name),
  typeCode: needed('Choose the type of the facility.', wire.typeCode),
  categoryCode: needed('Choose the category of the facility.', wire.categoryCode),
  ownership: v.picklist(['GOVERNMENT', 'PRIVATE'], 'Choose government or private.'),
  serviceTypes: wire.serviceTypes,
  bedCapacity: wire.bedCapacity,
})
const DirectorCheck = v.object({
  directorName: needed('Enter the name of the medical director.', v.pipe(v.string(), v.maxLength(120))),
  directorPrc: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{0,7}$/, 'Enter the PRC number, up to 7 digits, or leave it empty.'),
  ),
})
const AddressCheck = v.object({
  line: needed('Enter the building, number and street.', address.line),
  barangay: address.barangay,
  zipCode: address.zipCode,
  place: v.object({
    region: v.string('Choose the region.'),
    province: v.nullable(v.string()),
    city: v.string('Choose the city or municipality.'),
  }),
})
const ContactsCheck = v.object({
  tin: needed('Enter the tax identification number (TIN).', wire.tin),
  telephone: Telephone,
  mobile: wire.mobile,
  emailAddress: needed('Enter the e-mail address of the facility.', wire.emailAddress),
  website: wire.website,
  openingHours: wire.openingHours,
  clinicHours: wire.clinicHours,
  persons: v.array(
    v.object({
      name: needed('Enter the name of the contact person.', person.name),
      position: person.position,
      telephone: person.telephone,
      emailAddress: person.emailAddress,
    }),
  ),
})
const licence = v.object({
  dohLtoNo: needed('Enter the number of the DOH licence to operate.', wire.dohLtoNo.wrapped),
  dohLtoValidity: v.string('Enter the last day of the DOH licence.'),
})
const philhealth = v.object({
  phicAccreditationNo: needed('Enter the PhilHealth accreditation number.', wire.phicAccreditationNo.wrapped),
  phicValidity: v.string('Enter the last day of the PhilHealth accreditation.'),
})

function facilityProblems({ facility }: Answers): Problems {
  const { typeCode, bedCapacity, serviceTypes } = facility
  const { hasBeds, needsBeds, hasDirector } = rulesOfType(typeCode)
  const byType: Record<string, string> = {}
  if (serviceTypes.includes('INPATIENT') && !hasBeds) {
    byType['serviceTypes'] = 'Inpatient care is for hospitals, infirmaries and birthing homes only.'
  }
  if (hasBeds && bedCapacity === null) byType['bedCapacity'] = 'Enter the number of beds.'
  if (needsBeds && bedCapacity === 0) {
    byType['bedCapacity'] = 'A hospital or infirmary has at least one bed.'
  }
  const problems = {
    ...byType,
    ...checkValues(FacilityCheck, hasBeds ? facility : { ...facility, bedCapacity: null }),
    ...(hasDirector && checkValues(DirectorCheck, facility)),
  }
  return inOrder(problems, Object.keys(facility))
}

const contactOrder = [
  'tin',
  'emailAddress',
  'telephone',
  'mobile',
  'website',
  'openingHours',
  'clinicHours',
  'persons',
]
const addressOrder = ['place', 'line', 'barangay', 'zipCode']

function contactProblems({ contacts }: Answers): Problems {
  const hasNumber = contacts.telephone.trim() !== '' || contacts.mobile.trim() !== ''
  const noNumber = { telephone: 'Enter a telephone or a mobile number.' }
  // Hours that were drawn before "at all hours" was chosen are not sent.
  const sent = contacts.openAlways ? { ...contacts, openingHours: [] } : contacts
  const problems = { ...checkValues(ContactsCheck, sent), ...(!hasNumber && noNumber) }
  return inOrder(problems, contactOrder)
}

function documentProblems({ facility, papers: documents }: Answers, today: IsoDate): Problems {
  const { hasLicence, hasPhilhealth } = rulesOfType(facility.typeCode)
  return {
    ...(hasLicence && checkValues(licence, documents)),
    ...(hasPhilhealth && checkValues(philhealth, documents)),
    ...expiredDocuments('HF_CREDENTIAL', documents.documents, today),
  }
}

/** Returns the errors in the answers of a step, by field name; none means that the step is complete. */
export function problemsOf(step: FormStep<Answers>, answers: Answers, today: IsoDate): Problems {
  switch (step) {
    case 'facility':
      return facilityProblems(answers)
    case 'address':
      return inOrder(checkValues(AddressCheck, answers.address), addressOrder)
    case 'contacts':
      return contactProblems(answers)
    case 'papers':
      return documentProblems(answers, today)
  }
}
