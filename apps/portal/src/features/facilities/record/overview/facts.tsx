import { serviceTypeLabels, type ServiceType } from '@capiz/domain/fees'
import type { Fact } from '@capiz/ui/DescriptionList'
import { Link } from '@capiz/ui/Link'
import {
  codeOrNone,
  fact,
  keepingFacts,
  payeeFacts,
  periodWords,
  taxFacts,
  withDay,
  yesNo,
} from '../../../../patterns/provider/facts.tsx'
import type { FactSection } from '../../../../patterns/provider/Overview.tsx'
import { dayWords, ownershipLabels } from '../../../../patterns/provider/words.ts'
import type { Facility } from '../facility-data.ts'

/** Words for codes that come without them. */
export interface FactNames {
  network: string | null
  phic: string | null
  /** name of a person by username */
  person: (username: string) => string
}

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
    fact('hfCode', 'Provider code', codeOrNone(record.hfCode)),
    fact('since', 'Accredited since', dayWords(record.accreditationDate)),
    fact('contract', 'Contract', periodWords(from, until)),
    fact('network', 'Preferred network', network),
  ]
}

function payment(record: Facility): readonly Fact[] {
  const { creditTermDays } = record
  return [
    ...taxFacts(record),
    fact('credit', 'Credit term', creditTermDays === null ? null : `${creditTermDays} days`),
    ...payeeFacts(record),
  ]
}

function keeping(record: Facility, names: FactNames): readonly Fact[] {
  const since = dayWords(record.blockedSince)
  return [
    fact(
      'blocked',
      'Blocked',
      record.blocked === true ? `Yes${since === null ? '' : `, since ${since}`}` : 'No',
    ),
    fact('remarks', 'Remarks', record.remarks, true),
    fact('account', 'Coordinator account', record.hasCoordinatorAccount ? 'Yes' : 'None yet'),
    ...keepingFacts(record, names.person),
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
