import { lookups } from '@capiz/api/contract/reference'
import { referenceCalls } from '@capiz/api/contract/reference-list'
import type { Field } from '@capiz/domain/field'
import { isReferenceBase } from '@capiz/domain/reference'
import { useCall } from '../../platform/data/query.tsx'
import { wholeList } from '../whole-list.ts'
import type { FieldOption } from './props.ts'

/**
 * Returns what a field takes from its list, as choices: codes, or for a text the names themselves; none while they are
 * on their way.
 */
export function useTermOptions({
  list,
  group,
  groups,
  kind,
}: Pick<Field, 'list' | 'group' | 'groups' | 'kind'>): readonly FieldOption[] {
  const isPhic = list === 'phic-category'
  const base = list !== undefined && isReferenceBase(list) ? list : undefined
  const maintained = useCall(
    referenceCalls[base ?? 'hf-type'].filter,
    { query: wholeList(base ?? 'hf-type') },
    { isEnabled: base !== undefined },
  ).data?.content
  const categories = useCall(lookups.publicPhicCategories, {}, { isEnabled: isPhic }).data
  const live = (maintained ?? [])
    .filter(({ deleted }) => !deleted)
    .filter(({ groupBy, pageType }) => groups === undefined || groups.includes(groupBy ?? pageType ?? ''))
  // one document may be asked of facilities and of physicians
  const labels = new Map<string, string>(
    isPhic
      ? (categories ?? [])
          .filter(({ groupBy = null }) => groupBy === null || groupBy === group)
          .map(({ code, description }) => [code, description])
      : live.map(({ code, description }) => [code, description ?? code]),
  )
  return [...labels].map(([code, label]) => ({ value: kind === 'text' ? label : code, label }))
}
