import type { OutputOf } from '@capiz/api/contract/define'
import type { duplicate } from '@capiz/api/contract/duplicate'
import { tierLabels } from '@capiz/domain/duplicate'
import type { Column } from '@capiz/ui/DataTable'
import { StatusBadge } from '@capiz/ui/StatusBadge'

/** Two records that may be one. */
export type DuplicatePair = OutputOf<typeof duplicate.pairs>['content'][number]

const tones = { certain: 'stopped', likely: 'attention', possible: 'neutral' } as const

/** The fields that agree and those that do not, in one line: the heaviest reasons first. */
function reasonsText({ reasons }: DuplicatePair): string {
  const marks = { same: '', near: '≈ ', different: '≠ ' }
  return [...reasons]
    .toSorted((a, b) => Math.abs(b.bits ?? 0) - Math.abs(a.bits ?? 0))
    .map(({ label, likeness }) => `${marks[likeness ?? 'same']}${label}`)
    .join(', ')
}

/** The columns of the queue: both records, how likely they are one, and why. */
export const columns: readonly Column<DuplicatePair>[] = [
  { id: 'first', header: 'Record', text: ({ first }) => `${first.name} ${first.code}`, minWidth: 180 },
  {
    id: 'second',
    header: 'May be the same as',
    text: ({ second }) => `${second.name} ${second.code}`,
    minWidth: 180,
  },
  {
    id: 'tier',
    header: 'Likelihood',
    text: ({ tier }) => tierLabels[tier],
    cell: ({ tier }) => <StatusBadge size="sm" tone={tones[tier]} label={tierLabels[tier]} />,
    minWidth: 220,
    weight: 0,
  },
  { id: 'why', header: 'Why', text: reasonsText, priority: 2, minWidth: 260 },
  {
    id: 'bits',
    header: 'Match score',
    kind: 'number',
    text: ({ bits }) => bits.toFixed(1),
    sort: 'bits',
    priority: 3,
    minWidth: 96,
    weight: 0,
  },
]
