import { documentStatePresentation, isAccreditationStatus, presentStatus } from '@capiz/domain/accreditation'
import { documentStates } from '@capiz/domain/document'
import { facilityFields } from '@capiz/domain/facility'
import { labelsOf } from '@capiz/domain/field'
import { physicianFields } from '@capiz/domain/physician'
import { requestTypeInfo, requestTypes, type RequestType } from '@capiz/domain/request'

/** Labels of facilities and physicians, and of fields whose name would read oddly in a heading. */
const headings: Readonly<Record<string, string>> = {
  ...labelsOf(physicianFields),
  ...labelsOf(facilityFields),
  applicantCode: 'Provider code',
  applicantType: 'Kind of provider',
  auditTopic: 'Topic',
  createdBy: 'Entered by',
  createdDate: 'Entered on',
  entityCode: 'Record',
  entityType: 'Kind of record',
  fromStatus: 'Status before',
  healthFacilityCode: 'Facility code',
  ip: 'Address',
  owner: 'Provider',
  physicianCode: 'Physician code',
  requesterCode: 'Requester code',
  statusLabel: 'Status',
  toStatus: 'Status after',
  updatedBy: 'Changed by',
  updatedDate: 'Changed on',
}

/** The heading of a field: its name as words. */
export function headingOf(name: string): string {
  const own = headings[name]
  if (own) return own
  const parts = name
    .replace(/Code$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}`
}

const statusFields = new Set(['accreditationStatusCode', 'fromStatus', 'toStatus', 'ownerStatus'])
const isRequestType = (text: string): text is RequestType =>
  (requestTypes as readonly string[]).includes(text)

const documentStateOf = (text: string) => documentStates.find((state) => state === text)

/** A code in words where a field is known to hold codes; any other text as it is. */
export function labelFor(name: string, text: string): string {
  if (statusFields.has(name) && isAccreditationStatus(text)) return presentStatus(text).label
  if (name === 'credentialState') {
    const state = documentStateOf(text)
    return state ? documentStatePresentation[state].label : text
  }
  if (name === 'type' && isRequestType(text)) return requestTypeInfo[text].label
  if (name === 'applicantType')
    return { HFC: 'Health facility', PHY: 'Physician', AFF: 'Affiliation' }[text] ?? text
  return text
}
