import type { RequestType } from '@capiz/domain/request'
import { facilityAccount } from './account.ts'
import { checkInKind } from './check-in.ts'
import { facilityDocument } from './document.ts'
import type { RequestKind } from './kind.ts'
import { facilityRegistration } from './registration.ts'
import { sheetKind } from './sheet.ts'
import { facilityUpdate } from './update.ts'

/** What each type of user request does; a type without an entry answers `NOT_IMPLEMENTED`. */
export const requestKinds: Partial<Record<RequestType, RequestKind>> = {
  'hf-registration': facilityRegistration,
  'hf-account': facilityAccount,
  'hf-update': facilityUpdate,
  'hf-document': facilityDocument,
  'hf-kamustahan': checkInKind('facility-check-in'),
  'dentist-kamustahan': checkInKind('dentist-check-in'),
  'hf/service': sheetKind('service'),
  'hf/room-rate': sheetKind('room-rate'),
  'hf/package': sheetKind('package'),
  'phy/procedure-rate': sheetKind('procedure-rate'),
}
