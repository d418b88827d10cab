import { priceSheetKinds } from '@capiz/domain/fees'
import { facilityAccount, physicianAccount } from './account.ts'
import { affiliationRequest } from './affiliation.ts'
import { priceAmendment } from './amendment.ts'
import { checkInKind } from './check-in.ts'
import { disaccreditation } from './disaccreditation.ts'
import { documentRequest } from './document.ts'
import type { RequestKinds } from '../../engines/request/registry.ts'
import { facilityRegistration, physicianRegistration } from './registration.ts'
import { sheetKind } from './sheet.ts'
import { statusChange } from './status-change.ts'
import { facilityUpdate, physicianUpdate } from './update.ts'

const sheets: RequestKinds = Object.fromEntries(
  Object.values(priceSheetKinds).flatMap(({ kind, requestType }) =>
    requestType ? [[requestType, sheetKind(kind)]] : [],
  ),
)

/** The implementation of each type of user request; a type without an entry returns `NOT_IMPLEMENTED`. */
export const requestKinds: RequestKinds = {
  'hf-registration': facilityRegistration,
  'phy-registration': physicianRegistration,
  'hf-account': facilityAccount,
  'phy-account': physicianAccount,
  'hf-update': facilityUpdate,
  'phy-update': physicianUpdate,
  'hf-document': documentRequest('hf/document'),
  'phy-document': documentRequest('phy/document'),
  affiliation: affiliationRequest,
  'hf-kamustahan': checkInKind('facility-check-in'),
  'dentist-kamustahan': checkInKind('dentist-check-in'),
  ...sheets,
  disaccreditation,
  'price-amendment': priceAmendment,
  'status-change': statusChange,
}
