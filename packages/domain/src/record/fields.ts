import { checkInModes, checkInResults, checkInTypes } from './choices.ts'
import type { Choice } from '../field/index.ts'
import type { RecordField } from './types.ts'

type More = Partial<Omit<RecordField, 'name' | 'label' | 'kind' | 'choices'>>

/** A short text, 1 to 200 characters unless said otherwise. */
export const text = <const N extends string, const M extends More = Record<never, never>>(
  name: N,
  label: string,
  more: M = {} as M,
) => ({ name, label, kind: 'text', ...more }) as const

/** A long text, up to 4,000 characters unless said otherwise. */
export const longText = <const N extends string, const M extends More = Record<never, never>>(
  name: N,
  label: string,
  more: M = {} as M,
) => ({ name, label, kind: 'longText', ...more }) as const

/** A calendar day. */
export const day = <const N extends string, const M extends More = Record<never, never>>(
  name: N,
  label: string,
  more: M = {} as M,
) => ({ name, label, kind: 'day', ...more }) as const

/** One of a closed set. */
export const choice = <const N extends string, C extends string, const M extends More = Record<never, never>>(
  name: N,
  label: string,
  choices: readonly Choice<C>[],
  more: M = {} as M,
) => ({ name, label, kind: 'choice', choices, filter: 'is', ...more }) as const

/** A code of a group of the text templates. */
export const topic = <const N extends string, const M extends More = Record<never, never>>(
  name: N,
  label: string,
  group: string,
  more: M = {} as M,
) => ({ name, label, kind: 'term', list: 'text-template', group, filter: 'is', ...more }) as const

/** A person or a department, 2 to 120 characters. */
export const party = <const N extends string, const M extends More = Record<never, never>>(
  name: N,
  label: string,
  more: M = {} as M,
) => ({ name, label, kind: 'text', min: 2, max: 120, filter: 'contains', ...more }) as const

/** The facility a record belongs to. */
export const facilityCode = {
  name: 'healthFacilityCode',
  label: 'Health facility',
  kind: 'facility',
  required: true,
  filter: 'is',
} as const

/** The dentist a record belongs to. */
export const dentistCode = {
  name: 'physicianCode',
  label: 'Dentist',
  kind: 'physician',
  required: true,
  filter: 'is',
} as const

/** The provider a record is about; `required` when it cannot do without. */
export const provider = { name: 'applicantCode', label: 'Provider', kind: 'provider', filter: 'is' } as const

/** The common fields of both check-ins beside their owner (domain model 9.2). */
export const checkInFields = [
  choice('type', 'Type', checkInTypes, { required: true }),
  choice('mode', 'How', checkInModes, { required: true }),
  day('visitDate', 'Date of the check-in', { required: true, past: true }),
  party('conductedBy', 'Conducted by', { required: true }),
  party('personMet', 'Person met'),
  { name: 'ratings', label: 'Ratings', kind: 'ratings', required: true, group: 'KAMUSTAHAN' },
  longText('findings', 'Findings', { required: true, max: 2000 }),
  longText('concerns', 'Concerns', { max: 2000 }),
  longText('actionTaken', 'Action taken', { max: 2000 }),
  longText('commitments', 'Commitments', { max: 2000 }),
  choice('result', 'Result', checkInResults, { required: true }),
  day('nextVisitDate', 'Next check-in', { after: 'visitDate' }),
  text('requestCode', 'Request', { server: true }),
] as const
