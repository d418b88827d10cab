import { type EntityField, type EntitySection, type Field, formatField } from '@capiz/domain/field'
import { Code } from '@capiz/ui/Code'
import type { Fact } from '@capiz/ui/DescriptionList'
import type { ReactNode } from 'react'
import { FieldOutput } from '../field/outputs.tsx'
import { fact } from './facts.tsx'
import type { FactSection } from './Overview.tsx'
import * as styles from './record.css.ts'

/** How the fields of a record are shown in its overview. */
export interface DeclaredFacts {
  sections: readonly EntitySection[]
  fields: readonly EntityField[]
  record: object
  /** Labels of the codes that come without them, by field. */
  labels: Readonly<Record<string, string | null>>
  /** Values written by hand, by field. */
  values?: Readonly<Record<string, ReactNode>>
  /** Fields that are shown elsewhere. */
  skipped?: readonly string[]
  /** Facts that are no fields, by section. */
  more?: Readonly<Record<string, readonly Fact[]>>
}

type Values = Readonly<Record<string, unknown>>

/** Longest text that stands beside its label, in characters. */
const longText = 500

const isNothing = (field: Field, value: unknown): boolean => formatField(field, value) === ''

/** Returns a number with the day that goes with it. */
function credentialValue(field: EntityField, values: Values): ReactNode {
  const { credential } = field
  if (credential === undefined || isNothing(field, values[field.name])) return null
  const day = formatField({ name: credential.day, label: '', kind: 'day' }, values[credential.day])
  return (
    <>
      <Code>{values[field.name] as string}</Code>
      {day === '' ? null : (
        <>
          {', '}
          <span className={styles.phrase}>{`${credential.phrase} ${day}`}</span>
        </>
      )}
    </>
  )
}

function valueOf(field: Field, value: unknown, label: string | null | undefined): ReactNode {
  if (isNothing(field, value)) return null
  return <FieldOutput field={field} value={value} labelOf={() => label ?? undefined} />
}

function factsOfField(field: EntityField, settings: DeclaredFacts): readonly Fact[] {
  const { name, label, kind, max = 0, credential } = field
  const values = settings.record as Values
  const own = settings.values ?? {}
  if (name in own) return [fact(name, label, own[name])]
  if (credential !== undefined) return [fact(name, credential.label, credentialValue(field, values))]
  if (kind === 'group') {
    const group = (values[name] ?? {}) as Values
    return (field.fields ?? []).map((part) =>
      fact(`${name}-${part.name}`, part.label, valueOf(part, group[part.name], undefined)),
    )
  }
  const isWide = kind === 'longText' && max >= longText
  return [fact(name, label, valueOf(field, values[name], settings.labels[name]), isWide)]
}

/** Returns the facts of a record in the sections of its declaration; sections without any are left out. */
export function declaredFacts(settings: DeclaredFacts): readonly FactSection[] {
  const { sections, fields, skipped = [], more = {} } = settings
  const besides = new Set([...skipped, ...fields.flatMap(({ credential }) => credential?.day ?? [])])
  const shown = fields.filter(
    ({ name, kind, server }) => server !== true && kind !== 'groups' && !besides.has(name),
  )
  return sections
    .map(({ id, title }) => ({
      id,
      title,
      facts: [
        ...shown.filter(({ section }) => section === id).flatMap((field) => factsOfField(field, settings)),
        ...(more[id] ?? []),
      ],
    }))
    .filter(({ facts }) => facts.length > 0)
}
