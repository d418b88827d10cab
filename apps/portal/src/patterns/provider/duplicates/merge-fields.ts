import { facilityFields } from '@capiz/domain/facility'
import type { Field } from '@capiz/domain/field'
import { physicianFields } from '@capiz/domain/physician'
import { sameValue } from '@capiz/domain/text'
import { valueText } from '../../change-text.ts'
import { declaredChoice } from '../../field/labels.ts'
import type { ProviderKind, StoredRecord } from '../provider.ts'

/** A field in which two records differ, with both values as they are read. */
export interface DifferingField {
  name: string
  label: string
  own: string
  other: string
}

/** Kinds of fields whose values are compared as one line. */
const plain: ReadonlySet<string> = new Set([
  'text',
  'longText',
  'code',
  'email',
  'phone',
  'day',
  'choice',
  'boolean',
  'whole',
  'number',
  'percent',
  'year',
])

const fieldsOf = (kind: ProviderKind): readonly Field[] =>
  kind.name === 'facility' ? facilityFields : physicianFields

/** Fields that a merge may take from the other record: those a person enters, of one line, which differ and are not empty there. */
export function differingFields(
  kind: ProviderKind,
  own: StoredRecord,
  other: StoredRecord,
): DifferingField[] {
  const text = (name: string, value: unknown) => declaredChoice(name, value) ?? valueText(value)
  return fieldsOf(kind)
    .filter((field) => plain.has(field.kind) && field.name in own && !('server' in field && field.server))
    .filter(({ name }) => !sameValue(own[name], other[name]) && (other[name] ?? '') !== '')
    .map(({ name, label }) => ({
      name,
      label,
      own: text(name, own[name]),
      other: text(name, other[name]),
    }))
}
