import { type MatchTier, matchTiers } from '@capiz/domain/duplicate'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { oneOf, pageSize, type UrlSchema, wholeNumber } from '../../platform/routing/url-state.ts'

/** The state of the list, stored in the URL. */
export interface QueueState {
  page: number
  size: number
  sort: string
  kind: string
  tier: string
}

/** How the address is read. */
export const queueSchema: UrlSchema<QueueState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(['bits,DESC', 'bits,ASC'], 'bits,DESC'),
  kind: oneOf(['', 'hf', 'phy'], ''),
  tier: oneOf(['', ...matchTiers], ''),
}

/** How likely two records are one, in a word under its heading. */
export const likelihoodLabels: Readonly<Record<MatchTier, string>> = {
  certain: 'Almost certain',
  likely: 'Likely',
  possible: 'Possible',
}

/** The filters of the list. */
export const queueFilters: readonly FilterDeclaration[] = [
  {
    id: 'kind',
    kind: 'one',
    isSuggested: true,
    label: 'Records',
    options: [
      { value: 'phy', label: 'Physicians' },
      { value: 'hf', label: 'Facilities' },
    ],
  },
  {
    id: 'tier',
    kind: 'one',
    isSuggested: true,
    label: 'Likelihood',
    options: matchTiers.map((tier) => ({ value: tier, label: likelihoodLabels[tier] })),
  },
]

/** The set filters. */
export function queueValues({ kind, tier }: QueueState): FilterValues {
  return { ...(kind === '' ? {} : { kind: [kind] }), ...(tier === '' ? {} : { tier: [tier] }) }
}

/** The state after the filters were set. */
export function queueChanges(values: FilterValues): Partial<QueueState> {
  return { kind: values['kind']?.[0] ?? '', tier: values['tier']?.[0] ?? '', page: 0 }
}
