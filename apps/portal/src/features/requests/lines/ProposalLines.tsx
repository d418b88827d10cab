import { plural } from '@capiz/domain/text'
import { type Column, DataTable } from '@capiz/ui/DataTable'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import {
  differenceWords,
  lineStates,
  type ProposedLine,
  type Refusals,
  sideWords,
  withoutReason,
} from './line-decisions.ts'

interface ProposalLinesProps {
  lines: readonly ProposedLine[]
  refusals: Refusals
  /** the caller decides; without it the decisions taken are shown */
  onChange?: ((refusals: Refusals) => void) | undefined
  /** the proposal was approved, in whole or in part */
  isApproved: boolean
  /** reasons are asked for once an attempt was made without them */
  isStrict: boolean
}

const pageSize = 25

/** What became of a line of an approved proposal; what was not refused was accepted. */
function decisionWords({ decision }: ProposedLine): string {
  return decision?.accepted === false ? `Refused: ${decision.reason ?? ''}` : 'Accepted'
}

const facts: readonly Column<ProposedLine>[] = [
  { id: 'item', header: 'Item', text: ({ name }) => name, minWidth: 180 },
  {
    id: 'state',
    header: 'What is asked',
    kind: 'status',
    text: ({ state }) => lineStates[state].label,
    cell: ({ state }) => <StatusBadge size="sm" {...lineStates[state]} />,
    priority: 3,
    minWidth: 116,
  },
  {
    id: 'before',
    header: 'Now',
    kind: 'number',
    text: (line) => sideWords(line, 'before') || '—',
    priority: 2,
    minWidth: 110,
  },
  {
    id: 'after',
    header: 'Requested',
    kind: 'number',
    text: (line) => sideWords(line, 'after') || '—',
    minWidth: 110,
  },
  {
    id: 'difference',
    header: 'Difference',
    kind: 'number',
    text: (line) => differenceWords(line) || '—',
    priority: 3,
    minWidth: 140,
  },
]

const choices = [
  { value: 'yes', label: 'Accept' },
  { value: 'no', label: 'Refuse' },
]

/** The lines of a proposed sheet: each is accepted, or refused with its reason; afterwards what became of each. */
export function ProposalLines(props: ProposalLinesProps): ReactElement {
  const { lines, refusals, onChange, isApproved, isStrict } = props
  const [page, setPage] = useState(0)
  const moved = useMemo(() => lines.filter(({ state }) => state !== 'same'), [lines])
  const lacking = useMemo(() => (isStrict ? withoutReason(refusals) : []), [isStrict, refusals])
  const decisionFor = useCallback(
    ({ key, name }: ProposedLine) => (
      <NativeSelect
        label={`Decision on ${name}`}
        isLabelHidden
        value={refusals.has(key) ? 'no' : 'yes'}
        options={choices}
        onChange={(choice) => {
          const next = new Map(refusals)
          if (choice === 'no') next.set(key, next.get(key) ?? '')
          else next.delete(key)
          onChange?.(next)
        }}
      />
    ),
    [refusals, onChange],
  )
  const reasonFor = useCallback(
    ({ key, name }: ProposedLine) =>
      refusals.has(key) ? (
        <TextField
          label={`Reason for refusing ${name}`}
          isLabelHidden
          placeholder="Reason"
          maxLength={500}
          value={refusals.get(key) ?? ''}
          onChange={(reason) => onChange?.(new Map(refusals).set(key, reason))}
          errorMessage={lacking.includes(key) ? 'Say why.' : undefined}
        />
      ) : null,
    [refusals, onChange, lacking],
  )
  const columns: Column<ProposedLine>[] =
    onChange === undefined
      ? isApproved
        ? [...facts, { id: 'decision', header: 'Decision', text: decisionWords, minWidth: 180 }]
        : [...facts]
      : [
          ...facts,
          {
            id: 'decision',
            header: 'Decision',
            text: ({ key }) => (refusals.has(key) ? 'Refuse' : 'Accept'),
            cell: decisionFor,
            minWidth: 128,
          },
          {
            id: 'reason',
            header: 'Reason',
            // on a phone empty facts are left out, and with them the field of a reason not yet given
            text: ({ key }) => (refusals.has(key) ? refusals.get(key) || 'Not given' : ''),
            cell: reasonFor,
            minWidth: 170,
          },
        ]
  const pages = Math.max(1, Math.ceil(moved.length / pageSize))
  const shown = Math.min(page, pages - 1)
  const same = lines.length - moved.length
  return (
    <DataTable
      label="Lines of the proposal"
      caption={`${plural(moved.length, 'changed line', 'changed lines')}${same > 0 ? `, ${same} the same` : ''}`}
      columns={columns}
      rows={moved.slice(shown * pageSize, (shown + 1) * pageSize)}
      rowKey={({ key }) => key}
      page={{ number: shown, size: pageSize, totalElements: moved.length, totalPages: pages }}
      pageSizes={[pageSize]}
      hidesPages={moved.length <= pageSize}
      onChange={(next) => setPage(next.page)}
    />
  )
}
