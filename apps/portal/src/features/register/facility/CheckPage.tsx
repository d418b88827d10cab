import { lookups } from '@capiz/api/contract/reference'
import { rulesOfType } from '@capiz/domain/facility-type'
import { openingOnWeekday, weekdayNames, weekdays } from '@capiz/domain/schedule'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import type { AnswerLine, StepProps, Summary } from '../model/kind.ts'
import { missingDocuments, documentAnswers } from '../model/documents.ts'
import { CheckPage as Check } from '../pages/CheckPage.tsx'
import type { Answers } from './answers.ts'
import { requestedDocuments } from './documents.ts'
import { careSettings, labelsOf, ownerships } from './labels.ts'

interface Names {
  type: string | undefined
  category: string | undefined
}

const dayOr = (day: IsoDate | null): string | null => (day === null ? null : formatDay(day))

function facilityLines({ facility }: Answers, names: Names): AnswerLine[] {
  const { hasBeds, hasDirector } = rulesOfType(facility.typeCode)
  const director = [facility.directorName, facility.directorPrc && `PRC ${facility.directorPrc}`]
  return [
    { label: 'Name', value: facility.name },
    { label: 'Type', value: names.type ?? facility.typeCode },
    { label: 'Category', value: names.category ?? facility.categoryCode },
    { label: 'Ownership', value: labelsOf(ownerships, [facility.ownership]) },
    { label: 'Care settings', value: labelsOf(careSettings, facility.serviceTypes) },
    ...(hasBeds ? [{ label: 'Beds', value: String(facility.bedCapacity ?? '') }] : []),
    ...(hasDirector ? [{ label: 'Medical director', value: director.filter(Boolean).join(', ') }] : []),
  ]
}

function addressLines({ address }: Answers): AnswerLine[] {
  return [
    { label: 'City, province, region', value: address.placeWords },
    { label: 'Building, number and street', value: address.line },
    { label: 'Barangay', value: address.barangay },
    { label: 'ZIP code', value: address.zipCode },
  ]
}

/** `Monday 08:00 to 12:00, 13:00 to 17:00; Saturday 08:00 to 12:00; also on holidays` */
function openingLine(contacts: Answers['contacts']): string {
  if (contacts.openAlways) return 'At all hours'
  const days = weekdays.flatMap((day) => {
    const hours = openingOnWeekday(contacts, day).map(
      ({ startTime, endTime }) => `${startTime} to ${endTime}`,
    )
    return hours.length === 0 ? [] : [`${weekdayNames[day]} ${hours.join(', ')}`]
  })
  if (days.length > 0 && contacts.openOnHolidays) days.push('also on holidays')
  return days.join('; ')
}

function contactLines({ contacts }: Answers): AnswerLine[] {
  return [
    { label: 'TIN', value: contacts.tin },
    { label: 'VAT', value: contacts.vatRegistered ? 'Registered' : 'Not registered' },
    { label: 'E-mail', value: contacts.emailAddress },
    { label: 'Telephone', value: contacts.telephone },
    { label: 'Mobile', value: contacts.mobile },
    { label: 'Website', value: contacts.website },
    { label: 'Opening hours', value: openingLine(contacts) },
    { label: 'Notes on opening hours', value: contacts.clinicHours },
    ...contacts.persons.map(({ name, position, telephone, emailAddress }, at) => ({
      label: at === 0 ? 'Contact person' : `Contact person ${at + 1}`,
      value: [name, position, telephone, emailAddress].filter(Boolean).join(', '),
    })),
  ]
}

function licenceLines({ facility, papers: licences }: Answers): AnswerLine[] {
  const { hasLicence, hasPhilhealth } = rulesOfType(facility.typeCode)
  return [
    ...(hasLicence
      ? [
          { label: 'DOH licence', value: licences.dohLtoNo },
          { label: 'DOH licence valid until', value: dayOr(licences.dohLtoValidity) },
        ]
      : []),
    ...(hasPhilhealth
      ? [
          { label: 'PhilHealth number', value: licences.phicAccreditationNo },
          { label: 'PhilHealth valid until', value: dayOr(licences.phicValidity) },
        ]
      : []),
  ]
}

/** Every answer of a facility, with names for codes. */
function useSummary(answers: Answers): Summary<Answers> {
  const { typeCode, categoryCode } = answers.facility
  const types = useCall(lookups.publicTypes, { query: {} }).data
  const categories = useCall(lookups.publicCategories, { query: { typeCode } }).data
  const documentTypes =
    useCall(lookups.publicDocumentTypes, { query: requestedDocuments(answers) }).data ?? []
  const names = {
    type: types?.find(({ code }) => code === typeCode)?.description,
    category: categories?.find(({ code }) => code === categoryCode)?.description,
  }
  const { documents } = answers.papers
  return {
    sections: [
      { step: 'facility', lines: facilityLines(answers, names) },
      { step: 'address', lines: addressLines(answers) },
      { step: 'contacts', lines: contactLines(answers) },
      { step: 'papers', lines: [...licenceLines(answers), ...documentAnswers(documentTypes, documents)] },
    ],
    missing: missingDocuments(documentTypes, documents),
  }
}

/** The step before the consent: every answer once more. */
export function CheckPage({ application }: StepProps<Answers>): ReactElement {
  return <Check application={application} summary={useSummary(application.answers)} />
}
