import type { RequestType } from '@capiz/domain/request'

/** Types in two steps, as domain model 10.3 lists them. */
export const twoStep = new Set<RequestType>([
  'hf-registration',
  'phy-registration',
  'affiliation',
  'hf/service',
  'hf/room-rate',
  'hf/package',
  'phy/procedure-rate',
  'disaccreditation',
])
