import { referenceCalls } from '@capiz/api/contract/reference-list'
import type { OutputOf } from '@capiz/api/contract/define'
import type { geography } from '@capiz/api/contract/reference'
import { referenceLists, readReferenceItem, type ReferenceBase } from '@capiz/domain/reference'
import type { FilterOption } from '@capiz/ui/FilterBar'
import { useMemo } from 'react'
import { useCall, useLaterCall } from '../../platform/data/query.tsx'
import { wholeList } from '../../patterns/whole-list.ts'

/** More than any list has. */
const most = 1000

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

const regionList = async () => (await import('@capiz/api/contract/reference')).geography.regions

type Regions = OutputOf<typeof geography.regions>['content']

/** The regions of the country, where the list has a field for one. */
function useRegions(base: ReferenceBase): Regions | undefined {
  const isEnabled = referenceLists[base].fields.some(({ kind }) => kind === 'region')
  const query = { size: most, sort: ['code,ASC'] }
  return useLaterCall('geography.regions', regionList, { query }, { isEnabled }).data?.content
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
  const regions = useRegions(base)
  return useMemo(() => {
    const { fields, groupField } = referenceLists[base]
    const referenced = (items ?? []).map((item) => {
      const { code, description } = readReferenceItem(item)
      return { value: code, label: description }
    })
    // a text takes the names of the list, not its codes
    const named = referenced.map(({ label }) => ({ value: label, label }))
    const regional = (regions ?? []).map(({ code, description }) => ({ value: code, label: description }))
    const closed = fields.flatMap(({ name, kind, choices, list }) => {
      if (kind === 'region') return [[name, regional] as const]
      if (choices) return [[name, choices.map(({ code, label }) => ({ value: code, label }))] as const]
      return list ? [[name, kind === 'text' ? named : referenced] as const] : []
    })
    const choices: Choices = Object.fromEntries(closed)
    const names = new Set((items ?? []).flatMap(({ groupBy }) => groupBy ?? []))
    const free = [...names].toSorted().map((value) => ({ value, label: value }))
    return { choices, groups: choices[groupField ?? ''] ?? (isFree ? free : []) }
  }, [base, isFree, items, regions])
}
