import { serviceTypeLabels, type ServiceType } from '@capiz/domain/fees'
import { Code } from '@capiz/ui/Code'
import type { Fact } from '@capiz/ui/DescriptionList'
import { Link } from '@capiz/ui/Link'
import type { ReactNode } from 'react'
import { dayOf, dayWords, ownershipLabels, paymentLabels } from '../../shared/words.ts'
import { formatDay } from '@capiz/domain/time'
import type { Facility } from '../facility-data.ts'

/** A section of the overview; its id is also that of the section of the form. */
export interface FactSection {
  id: string
  title: string
  facts: readonly Fact[]
}

/** Words for codes that come without them. */
export interface FactNames {
  network: string | null
  phic: string | null
  /** name of a person by username */
  person: (username: string) => string
}

const fact = (id: string, label: string, value: ReactNode, isWide?: boolean): Fact => ({
  id,
  label,
  value,
  isWide,
})
const code = (text: string | null): ReactNode => (text === null ? null : <Code>{text}</Code>)
const yesNo = (value: boolean): string => (value ? 'Yes' : 'No')
const withDay = (number: string | null, until: string | null): ReactNode =>
  number === null ? null : (
    <>
      <Code>{number}</Code>
      {until === null ? null : `, valid until ${dayWords(until) ?? ''}`}
    </>
  )
const percent = (rate: number | null): string | null => (rate === null ? null : `${rate}%`)

function identity(record: Facility): readonly Fact[] {
  const services = record.serviceTypes.map((type) => serviceTypeLabels[type as ServiceType] ?? type)
  return [
    fact('type', 'Type', record.type.description),
    fact('category', 'Category', record.category.description),
    fact('ownership', 'Ownership', ownershipLabels[record.ownership] ?? record.ownership),
    fact('beds', 'Beds', record.bedCapacity?.toLocaleString('en-PH')),
    fact('services', 'Care settings', services.join(', ')),
    fact('hours', 'Clinic hours', record.clinicHours),
    fact('director', 'Medical director', record.medicalDirector?.name),
    fact('ape', 'Annual physical examinations', yesNo(record.apeProvider)),
  ]
}

function reach(record: Facility): readonly Fact[] {
  const { telephone, mobile, emailAddress, website } = record
  return [
    fact('telephone', 'Telephone', telephone.join(', ')),
    fact('mobile', 'Mobile', mobile),
    fact(
      'email',
      'E-mail',
      emailAddress === null ? null : <Link href={`mailto:${emailAddress}`}>{emailAddress}</Link>,
    ),
    fact(
      'website',
      'Website',
      website === null ? null : (
        <Link href={website} target="_blank" rel="noreferrer">
          {website}
        </Link>
      ),
    ),
  ]
}

function licences(record: Facility, names: FactNames): readonly Fact[] {
  return [
    fact('lto', 'DOH licence', withDay(record.dohLtoNo, record.dohLtoValidity)),
    fact('phic', 'PhilHealth accreditation', withDay(record.phicAccreditationNo, record.phicValidity)),
    fact('phicCategory', 'PhilHealth category', names.phic),
  ]
}

function contract(record: Facility, names: FactNames): readonly Fact[] {
  const { contractEffectiveDate: from, contractValidityDate: until } = record
  const network = record.preferredNetwork ? (names.network ?? 'Yes, without a category') : 'No'
  return [
    fact('hfCode', 'Provider code', code(record.hfCode)),
    fact('since', 'Accredited since', dayWords(record.accreditationDate)),
    fact(
      'contract',
      'Contract',
      from === null || until === null ? null : `${dayWords(from)} to ${dayWords(until)}`,
    ),
    fact('network', 'Preferred network', network),
  ]
}

function payment(record: Facility): readonly Fact[] {
  const { payee, creditTermDays } = record
  return [
    fact('tin', 'TIN', code(record.tin)),
    fact('vat', 'VAT registered', yesNo(record.vatRegistered)),
    fact('withholding', 'Withholding rate', percent(record.withholdingRate)),
    fact('credit', 'Credit term', creditTermDays === null ? null : `${creditTermDays} days`),
    fact('payee', 'Payee', payee?.name),
    fact('way', 'Paid by', payee && (paymentLabels[payee.paymentTypeCode] ?? payee.paymentTypeCode)),
    fact('bank', 'Bank', payee?.bank),
    fact('account', 'Account number', code(payee?.accountNo ?? null)),
  ]
}

function keeping(record: Facility, names: FactNames): readonly Fact[] {
  const sources = { STAFF: 'Staff', PUBLIC: 'Public application', IMPORT: 'Import' }
  return [
    fact('remarks', 'Remarks', record.remarks, true),
    fact('account', 'Coordinator account', record.hasCoordinatorAccount ? 'Yes' : 'None yet'),
    fact('source', 'Entered by', sources[record.source]),
    fact('created', 'Added', `${formatDay(dayOf(record.createdDate))} by ${names.person(record.createdBy)}`),
    fact(
      'updated',
      'Last changed',
      `${formatDay(dayOf(record.updatedDate))} by ${names.person(record.updatedBy)}`,
    ),
  ]
}

/** The facts of a facility in sections; remarks and bookkeeping are for staff. */
export function sectionsOf(record: Facility, names: FactNames, isStaff: boolean): readonly FactSection[] {
  return [
    { id: 'identity', title: 'Facility', facts: identity(record) },
    { id: 'reach', title: 'How to reach it', facts: reach(record) },
    { id: 'licences', title: 'Licences', facts: licences(record, names) },
    { id: 'contract', title: 'Accreditation and contract', facts: contract(record, names) },
    { id: 'payment', title: 'Payment', facts: payment(record) },
    ...(isStaff ? [{ id: 'keeping', title: 'Record', facts: keeping(record, names) }] : []),
  ]
}
