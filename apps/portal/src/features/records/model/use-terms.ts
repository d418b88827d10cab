import { mobileDeviceType, textTemplate } from '@capiz/api/contract/reference'
import type { RecordField } from '@capiz/domain/record'
import { useMemo } from 'react'
import { useCall } from '../../../lib/query.tsx'

/** A code of a maintained list with its words. */
export interface Term {
  value: string
  label: string
}

const none: readonly Term[] = []

/** Items read at once, the most the server gives (domain model 2). */
const query = { size: 1000, sort: 'code,ASC' }

const isText = ({ list, kind }: RecordField): boolean => list === 'text-template' || kind === 'ratings'

interface Item {
  code: string
  description?: string | null | undefined
  value?: string | null | undefined
  groupBy?: string | null | undefined
  deleted: boolean
}

/** The live items a field may take. */
function termsIn({ group }: RecordField, items: readonly Item[] = []): readonly Term[] {
  return items
    .filter(({ deleted, groupBy }) => !deleted && (group === undefined || groupBy === group))
    .map(({ code, description, value }) => ({ value: code, label: description ?? value ?? code }))
}

/** The codes the fields of a kind may take, by the name of the field; none while they are on their way. */
export function useTerms(fields: readonly RecordField[]): (name: string) => readonly Term[] {
  const texts = useCall(textTemplate.list, { query }, { isEnabled: fields.some(isText) }).data
  const devices = useCall(
    mobileDeviceType.list,
    { query },
    { isEnabled: fields.some(({ list }) => list === 'hf-mace-type') },
  ).data
  const terms = useMemo(() => {
    const entries = fields.map((field): [string, readonly Term[]] => {
      if (field.choices) {
        return [field.name, field.choices.map(({ code, label }) => ({ value: code, label }))]
      }
      if (isText(field)) return [field.name, termsIn(field, texts?.content)]
      return [field.name, field.list === 'hf-mace-type' ? termsIn(field, devices?.content) : none]
    })
    return new Map(entries)
  }, [fields, texts, devices])
  return (name) => terms.get(name) ?? none
}
