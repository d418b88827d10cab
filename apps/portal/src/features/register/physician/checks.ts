import { PhysicianRegistration } from '@capiz/api/schema/physician'
import { addYears, type IsoDate } from '@capiz/domain/time'
import * as v from 'valibot'
import { checkValues, type Problems } from '../../../platform/forms/form-problems.ts'
import { expiredDocuments, inOrder, needed, Telephone } from '../model/checking.ts'
import type { FormStep } from '../model/kind.ts'
import type { Answers, Specialty } from './answers.ts'
import { pageOf } from './documents.ts'

const wire = PhysicianRegistration.entries

const PersonCheck = v.object({
  phyTypeCode: v.picklist(['MD', 'DMD'], 'Choose physician or dentist.'),
  lastName: needed('Enter the last name.', wire.lastName),
  firstName: needed('Enter the first name.', wire.firstName),
  middleName: wire.middleName,
  suffix: wire.suffix,
  birthDate: v.string('Enter the birth date.'),
  sex: v.picklist(['F', 'M'], 'Choose female or male.'),
})
const LicencesCheck = v.object({
  prcNumber: needed('Enter the PRC licence number.', wire.prcNumber),
  prcValidity: v.string('Enter the last day of the PRC licence.'),
  phicAccreditationNo: wire.phicAccreditationNo,
  ptrNo: wire.ptrNo,
  associationNo: wire.associationNo,
  s2No: wire.s2No,
})
const specialty = wire.specializations.pipe[0].item.entries
const SpecialtiesCheck = v.object({
  list: v.array(
    v.object({
      specializationCode: needed('Choose the specialty.', specialty.specializationCode),
      societyName: specialty.societyName,
      yearCompleted: specialty.yearCompleted,
    }),
  ),
  medicalSchool: wire.medicalSchool,
  yearGraduated: wire.yearGraduated,
})
const ContactsCheck = v.object({
  emailAddress: needed('Enter the e-mail address.', wire.emailAddress),
  mobileNumber: needed('Enter the mobile number.', wire.mobileNumber),
  telephone: Telephone,
  secretaryName: v.pipe(v.string(), v.maxLength(120)),
  secretaryTelephone: Telephone,
  tin: wire.tin,
})

const youngest = 21
const oldest = 100

function personProblems({ person }: Answers, today: IsoDate): Problems {
  const { birthDate } = person
  const isOdd =
    birthDate !== null && (birthDate > addYears(today, -youngest) || birthDate < addYears(today, -oldest))
  const age = { birthDate: `A physician is ${youngest} to ${oldest} years old. Check the birth date.` }
  return inOrder({ ...checkValues(PersonCheck, person), ...(isOdd && age) }, Object.keys(person))
}

/** Number and day belong together: one without the other says nothing. */
function halves(licences: Answers['licences']): Problems {
  const pairs = [
    ['phicAccreditationNo', 'phicValidity', 'PhilHealth accreditation'],
    ['ptrNo', 'ptrDate', 'tax receipt'],
    ['associationNo', 'associationValidity', 'membership'],
    ['s2No', 's2Validity', 'S2 licence'],
  ] as const
  const problems: Record<string, string> = {}
  for (const [number, day, what] of pairs) {
    if (number === 'ptrNo' && licences.governmentDoctor) continue
    const hasNumber = licences[number].trim() !== ''
    if (hasNumber && licences[day] === null) {
      const which = day === 'ptrDate' ? 'the day the' : 'the last day of the'
      problems[day] = day === 'ptrDate' ? `Enter ${which} ${what} was issued.` : `Enter ${which} ${what}.`
    }
    if (!hasNumber && licences[day] !== null) problems[number] = `Enter the number of the ${what}.`
  }
  return problems
}

function licenceProblems({ licences }: Answers, today: IsoDate): Problems {
  const { prcValidity } = licences
  const isOver = prcValidity !== null && prcValidity < today
  const over = { prcValidity: 'This PRC licence has expired. Renew it before you apply.' }
  const problems = { ...halves(licences), ...checkValues(LicencesCheck, licences), ...(isOver && over) }
  return inOrder(problems, Object.keys(licences))
}

function specialtyProblems({ specialties }: Answers, today: IsoDate): Problems {
  const { list } = specialties
  const year = Number(today.slice(0, 4))
  const problems: Record<string, string> = { ...checkValues(SpecialtiesCheck, specialties) }
  const keyOf = (one: Specialty) => `${one.specializationCode} ${one.subSpecializationCode}`
  for (const [at, one] of list.entries()) {
    if (one.membership !== 'NONE' && one.societyName.trim() === '') {
      problems[`list.${at}.societyName`] = 'Enter the society of this membership.'
    }
    if (one.yearCompleted !== null && one.yearCompleted > year) {
      problems[`list.${at}.yearCompleted`] = 'The year of completion cannot lie ahead.'
    }
    if (list.findIndex((other) => keyOf(other) === keyOf(one)) < at) {
      problems[`list.${at}.specializationCode`] ??= 'Each specialty is listed once.'
    }
  }
  if (specialties.yearGraduated !== null && specialties.yearGraduated > year) {
    problems['yearGraduated'] = 'The year of graduation cannot lie ahead.'
  }
  return inOrder(problems, ['list', 'medicalSchool', 'yearGraduated'])
}

function contactProblems({ contacts }: Answers): Problems {
  const { secretaryName, secretaryTelephone } = contacts
  const noName = secretaryTelephone.trim() !== '' && secretaryName.trim() === ''
  const who = { secretaryName: 'Enter the name of the secretary.' }
  return inOrder({ ...checkValues(ContactsCheck, contacts), ...(noName && who) }, Object.keys(contacts))
}

/** Returns the errors in the answers of a step, by field name; none means that the step is complete. */
export function problemsOf(step: FormStep<Answers>, answers: Answers, today: IsoDate): Problems {
  switch (step) {
    case 'person':
      return personProblems(answers, today)
    case 'licences':
      return licenceProblems(answers, today)
    case 'specialties':
      return specialtyProblems(answers, today)
    case 'contacts':
      return contactProblems(answers)
    case 'papers':
      return expiredDocuments(pageOf(answers), answers.papers.documents, today)
  }
}

/** A PRC licence ends on a birthday of its holder; another day is likely mistyped, but it may stand (domain model 7.1). */
export function isBirthday({ person, licences }: Answers): boolean {
  const { birthDate } = person
  const { prcValidity } = licences
  return birthDate === null || prcValidity === null || birthDate.slice(5) === prcValidity.slice(5)
}
