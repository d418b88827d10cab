import { mobileDeviceType } from '@capiz/api/contract/reference'
import type { RecordField } from '@capiz/domain/record'
import { useMemo } from 'react'
import { useCall } from '../../../lib/query.tsx'
import { useTexts } from './use-texts.ts'

/** A code of a maintained list with its words. */
export interface Term {
  value: string
  label: string
}

const none: readonly Term[] = []

/** Items read at once, the most the server gives (domain model 2). */
const query = { size: 1000, sort: 'code,ASC' }

const isText = ({ list, kind }: RecordField): boolean => list === 'text-template' || kind === 'ratings'

/** An item of a maintained list. */
export interface Item {
  code: string
  description?: string | null | undefined
  value?: string | null | undefined
  deleted: boolean
}

/** The live items as a field takes them. */
function termsIn(items: readonly Item[] = []): readonly Term[] {
  return items
    .filter(({ deleted }) => !deleted)
    .map(({ code, description, value }) => ({ value: code, label: description ?? value ?? code }))
}

/** The codes the fields of a kind may take, by the name of the field; none while they are on their way. */
export function useTerms(fields: readonly RecordField[]): (name: string) => readonly Term[] {
  const groups = useMemo(
    () => [...new Set(fields.filter(isText).flatMap(({ group = [] }) => group))],
    [fields],
  )
  const texts = useTexts(groups)
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
      if (isText(field)) return [field.name, termsIn(texts[field.group ?? ''])]
      return [field.name, field.list === 'hf-mace-type' ? termsIn(devices?.content) : none]
    })
    return new Map(entries)
  }, [fields, texts, devices])
  return (name) => terms.get(name) ?? none
}
