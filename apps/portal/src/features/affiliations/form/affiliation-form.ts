import type { IsoDate } from '@capiz/domain/time'
import {
  type AccreditationStatusCode,
  accreditationStatusCodes,
  allowedNext,
  presentStatus,
} from '@capiz/domain/accreditation'
import { affiliationNeedsRequest } from '@capiz/domain/request'
import type { Affiliation } from '../list/columns.tsx'

/** An affiliation as its form holds it. */
export interface AffiliationValues {
  code: string | null
  version: number | null
  physicianCode: string
  healthFacilityCode: string
  status: string
  specializationCodes: string[]
  room: string
  clinicAddress: string
  effectiveDate: IsoDate | null
  relation: string
  reason: string
  remarks: string
  bypass: boolean
}

/** The user who fills in the form. */
export interface Author {
  isStaff: boolean
  /** may move the status directly */
  canMove: boolean
}

/** Returns the initial values of the form for a new affiliation, or for one on record. */
export function affiliationValues(
  record: Affiliation | undefined,
  ends: { physicianCode: string; healthFacilityCode: string },
): AffiliationValues {
  return {
    code: record?.code ?? null,
    version: record?.version ?? null,
    physicianCode: record?.physicianCode ?? ends.physicianCode,
    healthFacilityCode: record?.healthFacilityCode ?? ends.healthFacilityCode,
    status: record?.status ?? 'ON_PROCESS',
    specializationCodes: record?.specializations.map(({ code }) => code) ?? [],
    room: record?.room ?? '',
    clinicAddress: record?.clinicAddress ?? '',
    effectiveDate: null,
    relation: record?.relation ?? '',
    reason: '',
    remarks: record?.remarks ?? '',
    bypass: false,
  }
}

/** The body of the save for what the form holds. A provider can only ask, and asks for "on process". */
export function affiliationBody(values: AffiliationValues, { isStaff, canMove }: Author) {
  const { relation, status, bypass, ...rest } = values
  return {
    ...rest,
    status: isStaff ? status : 'ON_PROCESS',
    bypass: canMove && bypass,
    relation: relation === '' ? null : (relation as 'CONSULTANT'),
  }
}

/** Statuses the form offers: the present one and those that may follow; directly accredited only with the right. */
export function statusChoices(
  present: string | undefined,
  { canMove }: Author,
): { value: AccreditationStatusCode; label: string }[] {
  const from = accreditationStatusCodes.find((code) => code === present)
  const next = from === undefined ? allowedNext(null, 'affiliation') : allowedNext(from, 'affiliation')
  const direct = from === undefined ? ['ACCREDITED' as const] : []
  const all = [...(from === undefined ? [] : [from]), ...next, ...direct]
  return [...new Set(all)]
    .filter((code) => code === from || canMove || affiliationNeedsRequest(code, false))
    .map((code) => ({ value: code, label: presentStatus(code).label }))
}

/** Returns the message about the outcome of saving, shown before it is saved. */
export function outcomeMessage(
  { status, bypass }: Pick<AffiliationValues, 'status' | 'bypass'>,
  { isStaff, canMove }: Author,
): { isRequest: boolean; message: string } {
  if (!isStaff) {
    return {
      isRequest: true,
      message: 'This is sent for approval. Nothing changes before somebody has decided on it.',
    }
  }
  if (affiliationNeedsRequest(status, canMove && bypass)) {
    const { label } = presentStatus(status)
    return {
      isRequest: true,
      message: `With the status "${label}" this becomes a request. Nothing changes before it is approved.`,
    }
  }
  return { isRequest: false, message: 'This is saved at once.' }
}
