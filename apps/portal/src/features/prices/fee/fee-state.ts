import { feeCodes, feeLabels, type ServiceType, serviceTypes } from '@capiz/domain/fees'
import type { IsoDate } from '@capiz/domain/time'
import type { Option } from '@capiz/ui/ComboBox'
import { oneOf, text, type UrlSchema } from '../../../lib/url-state.ts'
import { dayText } from '../day/day-state.ts'

/** What is asked, as it stands in the address; no day is today. */
export interface FeeState {
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
}

/** What can be asked for in a care setting: its fees, then every procedure, then every instrument. */
export function itemOptions(
  service: ServiceType,
  procedures: readonly Option[],
  instruments: readonly Option[],
): Option[] {
  const fees = feeCodes[service].map((code) => ({ id: code, label: feeLabels[code], hint: 'Fee' }))
  return [...fees, ...procedures, ...instruments]
}
