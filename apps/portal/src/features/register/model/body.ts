import type { InputOf } from '@capiz/api/contract/define'
import type { publicFacility } from '@capiz/api/contract/facility'
import { rulesOfType } from '@capiz/domain/facility-type'
import type { Problems } from '../../../lib/form-problems.ts'
import type { Answers, Person } from './answers.ts'
import { datesOf } from './papers.ts'
import type { FormStep } from './steps.ts'

type Body = InputOf<typeof publicFacility.register>['body']

/** The privacy text somebody agreed to. */
export interface ConsentText {
  code: string
  version: number
}

const contactOf = (person: Person, at: number) => ({ ...person, coordinator: at === 0 })

/** The application as it is sent; questions the type of the facility does not ask are left out. */
export function bodyOf(answers: Answers, consent: ConsentText, confirmDuplicates: boolean): Body {
  const { facility, address, contacts, papers } = answers
  const { directorName, directorPrc, bedCapacity, ...basics } = facility
  const { telephone, persons, ...reach } = contacts
  const { documents, dohLtoNo, dohLtoValidity, phicAccreditationNo, phicValidity } = papers
  const { hasBeds, hasDirector, hasLicence, hasPhilhealth } = rulesOfType(facility.typeCode)
  const { line, barangay, zipCode, place } = address
  return {
    ...basics,
    ...reach,
    ownership: facility.ownership === 'GOVERNMENT' ? 'GOVERNMENT' : 'PRIVATE',
    serviceTypes: facility.serviceTypes as Body['serviceTypes'],
    bedCapacity: hasBeds ? bedCapacity : null,
    medicalDirector: hasDirector ? { name: directorName, prcNumber: directorPrc } : null,
    telephone: telephone.trim() === '' ? [] : [telephone],
    contacts: persons.map(contactOf),
    addresses: [{ addressType: 'MAIN', line, barangay, zipCode, cityId: Number(place.city) }],
    dohLtoNo: hasLicence ? dohLtoNo : null,
    dohLtoValidity: hasLicence ? dohLtoValidity : null,
    phicAccreditationNo: hasPhilhealth ? phicAccreditationNo : null,
    phicValidity: hasPhilhealth ? phicValidity : null,
    documents: documents.map((paper) => ({
      uuid: paper.uuid,
      documentTypeCode: paper.typeCode,
      ...datesOf(paper),
    })),
    consent: { accepted: true, textCode: consent.code, textVersion: consent.version },
    confirmDuplicates,
  }
}

/** Where the problems of the server belong; `rest` are those of no question. */
export interface Placed {
  steps: Partial<Record<FormStep, Problems>>
  rest: string[]
}

const renamed: readonly [RegExp, FormStep, string][] = [
  [/^(name|typeCode|categoryCode|ownership|serviceTypes|bedCapacity)\b.*$/, 'facility', '$1'],
  [/^medicalDirector\.prcNumber$/, 'facility', 'directorPrc'],
  [/^medicalDirector\b.*$/, 'facility', 'directorName'],
  [/^addresses\.0\.(line|barangay|zipCode)$/, 'address', '$1'],
  [/^addresses\b.*$/, 'address', 'place.city'],
  [/^contacts\.(\d+)\.(\w+)$/, 'contacts', 'persons.$1.$2'],
  [/^contacts$/, 'contacts', 'persons.0.name'],
  [/^telephone\b.*$/, 'contacts', 'telephone'],
  [/^(tin|vatRegistered|mobile|emailAddress|website|clinicHours)$/, 'contacts', '$1'],
  [/^(dohLtoNo|dohLtoValidity|phicAccreditationNo|phicValidity)$/, 'papers', '$1'],
]

/** Puts the server's problems to the step and field where the applicant can mend them. */
export function placeProblems(problems: Problems, answers: Answers): Placed {
  const placed: Placed = { steps: {}, rest: [] }
  const put = (step: FormStep, field: string, message: string): void => {
    placed.steps[step] = { ...placed.steps[step], [field]: message }
  }
  for (const [path, message] of Object.entries(problems)) {
    const paper = answers.papers.documents[Number(/^documents\.(\d+)/.exec(path)?.[1] ?? -1)]
    const rename = renamed.find(([pattern]) => pattern.test(path))
    if (paper) put('papers', `documents.${paper.uuid}`, `“${paper.fileName}”: ${message}`)
    else if (rename) put(rename[1], path.replace(rename[0], rename[2]), message)
    else placed.rest.push(message)
  }
  return placed
}
