import { isAccreditationStatus, presentStatus } from '@capiz/domain/accreditation'
import { requestTypeInfo, requestTypes, type RequestType } from '@capiz/domain/request'

/** Names of fields whose own words would read oddly in a heading. */
const headings: Readonly<Record<string, string>> = {
  accreditationStatusCode: 'Accreditation status',
  applicantCode: 'Provider code',
  applicantType: 'Kind of provider',
  auditTopic: 'Topic',
  code: 'Code',
  createdBy: 'Entered by',
  createdDate: 'Entered on',
  dohLtoNo: 'DOH licence',
  dohLtoValidity: 'DOH licence valid until',
  emailAddress: 'E-mail',
  entityCode: 'Record',
  entityType: 'Kind of record',
  fromStatus: 'Status before',
  healthFacilityCode: 'Facility code',
  hfCode: 'Provider code',
  ip: 'Address',
  owner: 'Provider',
  phicAccreditationNo: 'PhilHealth number',
  phicCategoryCode: 'PhilHealth category',
  phicValidity: 'PhilHealth valid until',
  physicianCode: 'Physician code',
  prcNumber: 'PRC number',
  requesterCode: 'Requester code',
  statusLabel: 'Status',
  tin: 'TIN',
  toStatus: 'Status after',
  updatedBy: 'Changed by',
  updatedDate: 'Changed on',
}

/** The heading of a field: its name as words. */
export function headingOf(name: string): string {
  const own = headings[name]
  if (own) return own
  const words = name
    .replace(/Code$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const statusFields = new Set(['accreditationStatusCode', 'fromStatus', 'toStatus', 'ownerStatus'])
const isRequestType = (text: string): text is RequestType =>
  (requestTypes as readonly string[]).includes(text)

/** A code in words where a field is known to hold codes; any other text as it is. */
export function wordsFor(name: string, text: string): string {
  if (statusFields.has(name) && isAccreditationStatus(text)) return presentStatus(text).label
  if (name === 'type' && isRequestType(text)) return requestTypeInfo[text].label
  if (name === 'applicantType')
    return { HFC: 'Health facility', PHY: 'Physician', AFF: 'Affiliation' }[text] ?? text
  return text
}
