import { sheetKindOfRequest } from '@capiz/domain/fees'
import { requestTypes, type RequestType } from '@capiz/domain/request'

/** Types in two steps, as domain model 10.3 lists them: four, and every one that carries a price sheet. */
export const twoStep = new Set<RequestType>([
  'hf-registration',
  'phy-registration',
  'affiliation',
  'disaccreditation',
  ...requestTypes.filter((type) => sheetKindOfRequest(type) !== undefined),
])
