import { feeCodes, feeLabels, type ServiceType, serviceTypes } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import type { Option } from '@capiz/ui/ComboBox'
import { oneOf, text, type UrlSchema } from '../../../platform/routing/url-state.ts'
import { dayText } from '../model/day-text.ts'
import { type KnownState, knownSchema } from '../model/known-state.ts'

/** The query of the fee lookup, stored in the URL; no day means today. */
export interface FeeState extends KnownState {
  physician: string
  facility: string
  service: ServiceType
  item: string
  day: IsoDate | ''
}

/** How the address is read. */
export const feeSchema: UrlSchema<FeeState> = {
  physician: text,
  facility: text,
  service: oneOf(serviceTypes, 'OUTPATIENT'),
  item: text,
  day: dayText,
  ...knownSchema,
}

/** Returns the items that can be looked up in a care setting: its fees, then every procedure, then every instrument. */
export function itemOptions(
  service: ServiceType,
  procedures: readonly Option[],
  instruments: readonly Option[],
): Option[] {
  const fees = feeCodes[service].map((code) => ({ id: code, label: feeLabels[code], hint: 'Fee' }))
  return [...fees, ...procedures, ...instruments]
}
