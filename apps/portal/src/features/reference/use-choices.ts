import { referenceCalls } from '@capiz/api/contract/reference-list'
import { referenceLists, readReferenceItem, type ReferenceBase } from '@capiz/domain/reference'
import type { FilterOption } from '@capiz/ui/FilterBar'
import { useMemo } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { wholeList } from '../../patterns/whole-list.ts'

type Choices = Readonly<Record<string, readonly FilterOption[]>>

/** The list whose codes a list takes for its group, such as facility types for categories. */
function groupSource(base: ReferenceBase): ReferenceBase | undefined {
  return referenceLists[base].fields.find(({ list }) => list !== undefined)?.list
}

/** Whether the groups of a list are plain words, known only from its own items. */
function hasFreeGroups(base: ReferenceBase): boolean {
  const { groupField, fields } = referenceLists[base]
  return fields.some(({ name, kind }) => name === groupField && kind === 'text')
}

/** The choices of the fields of a list in words, and the groups it can be narrowed to. */
export function useChoices(base: ReferenceBase): { choices: Choices; groups: readonly FilterOption[] } {
  const source = groupSource(base)
  const isFree = hasFreeGroups(base)
  const others = useCall(
    referenceCalls[source ?? base].list,
    { query: wholeList(source ?? base) },
    { isEnabled: source !== undefined || isFree },
  )
  const items = others.data?.content
  return useMemo(() => {
    const { fields, groupField } = referenceLists[base]
    const referenced = (items ?? []).map((item) => {
      const { code, description } = readReferenceItem(item)
      return { value: code, label: description }
    })
    // a text takes the names of the list, not its codes
    const named = referenced.map(({ label }) => ({ value: label, label }))
    const closed = fields.flatMap(({ name, kind, choices, list }) => {
      if (choices) return [[name, choices.map(({ code, label }) => ({ value: code, label }))] as const]
      return list ? [[name, kind === 'text' ? named : referenced] as const] : []
    })
    const choices: Choices = Object.fromEntries(closed)
    const names = new Set((items ?? []).flatMap(({ groupBy }) => groupBy ?? []))
    const free = [...names].toSorted().map((value) => ({ value, label: value }))
    return { choices, groups: choices[groupField ?? ''] ?? (isFree ? free : []) }
  }, [base, isFree, items])
}
