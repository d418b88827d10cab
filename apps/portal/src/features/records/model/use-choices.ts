import { referenceCalls } from '@capiz/api/contract/reference-list'
import type { RecordField } from '@capiz/domain/record'
import { useMemo } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import type { Item } from './item.ts'
import { useTexts } from './use-texts.ts'

/** A code of a maintained list with its words. */
export interface Choice {
  value: string
  label: string
}

const none: readonly Choice[] = []

/** Items read at once, the most the server gives (domain model 2). */
const query = { size: 1000, sort: 'code,ASC' }

const isText = ({ list, kind }: RecordField): boolean => list === 'text-template' || kind === 'ratings'

/** The live items as a field takes them. */
function choicesIn(items: readonly Item[] = []): readonly Choice[] {
  return items
    .filter(({ deleted }) => !deleted)
    .map(({ code, description, value }) => ({ value: code, label: description ?? value ?? code }))
}

/** The codes the fields of a kind may take, by the name of the field; none while they are on their way. */
export function useChoices(fields: readonly RecordField[]): (name: string) => readonly Choice[] {
  const groups = useMemo(
    () => [...new Set(fields.filter(isText).flatMap(({ group = [] }) => group))],
    [fields],
  )
  const texts = useTexts(groups)
  const devices = useCall(
    referenceCalls['hf-mace-type'].list,
    { query },
    { isEnabled: fields.some(({ list }) => list === 'hf-mace-type') },
  ).data
  const terms = useMemo(() => {
    const entries = fields.map((field): [string, readonly Choice[]] => {
      if (field.choices) {
        return [field.name, field.choices.map(({ code, label }) => ({ value: code, label }))]
      }
      if (isText(field)) return [field.name, choicesIn(texts[field.group ?? ''])]
      return [field.name, field.list === 'hf-mace-type' ? choicesIn(devices?.content) : none]
    })
    return new Map(entries)
  }, [fields, texts, devices])
  return (name) => terms.get(name) ?? none
}
