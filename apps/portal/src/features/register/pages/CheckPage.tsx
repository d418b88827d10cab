import { lookups } from '@capiz/api/contract/reference'
import { rulesOfType } from '@capiz/domain/facility-type'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { Link, LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { usePageTitle } from '../../../app/page-title.ts'
import { useCall } from '../../../lib/query.tsx'
import type { Answers } from '../model/answers.ts'
import { offersOf } from '../model/papers.ts'
import { type FormStep, indexOf, pathOf, steps } from '../model/steps.ts'
import * as styles from '../register.css.ts'
import { DraftNote, type StepProps } from '../StepForm.tsx'
import { careSettings, labelsOf, ownerships } from '../words.ts'

interface Line {
  label: string
  value: string | null
}

interface Names {
  type: string | undefined
  category: string | undefined
  papers: ReadonlyMap<string, string>
}

const dayOr = (day: IsoDate | null): string | null => (day === null ? null : formatDay(day))

function facilityLines({ facility }: Answers, names: Names): Line[] {
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

function addressLines({ address }: Answers): Line[] {
  return [
    { label: 'City, province, region', value: address.placeWords },
    { label: 'Building, number and street', value: address.line },
    { label: 'Barangay', value: address.barangay },
    { label: 'ZIP code', value: address.zipCode },
  ]
}

function contactLines({ contacts }: Answers): Line[] {
  return [
    { label: 'TIN', value: contacts.tin },
    { label: 'VAT', value: contacts.vatRegistered ? 'Registered' : 'Not registered' },
    { label: 'E-mail', value: contacts.emailAddress },
    { label: 'Telephone', value: contacts.telephone },
    { label: 'Mobile', value: contacts.mobile },
    { label: 'Website', value: contacts.website },
    { label: 'Opening hours', value: contacts.clinicHours },
    ...contacts.persons.map(({ name, position, telephone, emailAddress }, at) => ({
      label: at === 0 ? 'Contact person' : `Contact person ${at + 1}`,
      value: [name, position, telephone, emailAddress].filter(Boolean).join(', '),
    })),
  ]
}

function paperLines({ facility, papers }: Answers, names: Names): Line[] {
  const { hasLicence, hasPhilhealth } = rulesOfType(facility.typeCode)
  return [
    ...(hasLicence
      ? [
          { label: 'DOH licence', value: papers.dohLtoNo },
          { label: 'DOH licence valid until', value: dayOr(papers.dohLtoValidity) },
        ]
      : []),
    ...(hasPhilhealth
      ? [
          { label: 'PhilHealth number', value: papers.phicAccreditationNo },
          { label: 'PhilHealth valid until', value: dayOr(papers.phicValidity) },
        ]
      : []),
    ...papers.documents.map(({ typeCode, fileName, date }) => ({
      label: names.papers.get(typeCode) ?? typeCode,
      value: [fileName, dayOr(date)].filter(Boolean).join(', '),
    })),
  ]
}

function Answered({ step, lines }: { step: FormStep; lines: readonly Line[] }): ReactElement {
  const title = steps[indexOf(step)]?.label
  const change = (label: string): ReactNode => (
    <Link href={`${pathOf(step)}?from=check`} aria-label={`Change ${label}`}>
      Change
    </Link>
  )
  return (
    <Card title={title} actions={lines.length === 0 ? change(title ?? '') : undefined}>
      <DescriptionList
        layout="rows"
        facts={lines.map(({ label, value }, at) => ({
          id: `${at}${label}`,
          label,
          value: (
            <span className={styles.answer}>
              <span>{value || 'Not given'}</span>
              {change(label)}
            </span>
          ),
        }))}
      />
      {lines.length === 0 && <Text tone="muted">No document was given.</Text>}
    </Card>
  )
}

/** Sixth step: every answer once more, each with the way to change it. */
export function CheckPage({ application }: StepProps): ReactElement {
  const { answers, reach } = application
  const { typeCode, ownership } = answers.facility
  usePageTitle('Check your answers - Apply for accreditation')
  const types = useCall(lookups.publicTypes, { query: {} }).data
  const categories = useCall(lookups.publicCategories, { query: { typeCode } }).data
  const papers = useCall(lookups.publicDocumentTypes, {
    query: { pageType: 'HF_CREDENTIAL', typeCode, ownership },
  }).data
  const offers = offersOf(papers ?? [])
  const names: Names = {
    type: types?.find(({ code }) => code === typeCode)?.description,
    category: categories?.find(({ code }) => code === answers.facility.categoryCode)?.description,
    papers: new Map(offers.map(({ code, label }) => [code, label])),
  }
  const missing = offers.filter(
    ({ code, isRequired }) =>
      isRequired && !answers.papers.documents.some((paper) => paper.typeCode === code),
  )
  // the next step may be opened as soon as this one has been seen
  useEffect(() => reach(indexOf('consent')))
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          Check your answers
        </Heading>
        <Text tone="muted">Nothing has been sent yet.</Text>
      </Stack>
      <Answered step="facility" lines={facilityLines(answers, names)} />
      <Answered step="address" lines={addressLines(answers)} />
      <Answered step="contacts" lines={contactLines(answers)} />
      <Answered step="papers" lines={paperLines(answers, names)} />
      {missing.length > 0 && (
        <Notice kind="attention" title="Required documents are missing">
          {`${missing.map(({ label }) => label).join(', ')}. You can apply without them, but the facility is not accredited before they are there.`}
        </Notice>
      )}
      <FormActions note={<DraftNote />}>
        <LinkButton variant="primary" href={pathOf('consent')}>
          Continue
        </LinkButton>
        <LinkButton variant="quiet" href={pathOf('papers')}>
          Back
        </LinkButton>
      </FormActions>
    </Stack>
  )
}
