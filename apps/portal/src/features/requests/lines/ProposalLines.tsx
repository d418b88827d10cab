import { plural } from '@capiz/domain/text'
import type { Column } from '@capiz/ui/DataTable'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useMemo } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import {
  differenceText,
  lineStates,
  type ProposedLine,
  type Refusals,
  sideText,
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

/** Returns the decision on a line of an approved proposal; a line that was not refused was accepted. */
function decisionText({ decision }: ProposedLine): string {
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
    text: (line) => sideText(line, 'before') || '—',
    priority: 2,
    minWidth: 110,
  },
  {
    id: 'after',
    header: 'Requested',
    kind: 'number',
    text: (line) => sideText(line, 'after') || '—',
    minWidth: 110,
  },
  {
    id: 'difference',
    header: 'Difference',
    kind: 'number',
    text: (line) => differenceText(line) || '—',
    priority: 3,
    minWidth: 140,
  },
]

const choices = [
  { value: 'yes', label: 'Accept' },
  { value: 'no', label: 'Refuse' },
]

interface DecisionProps {
  line: ProposedLine
  refusals: Refusals
  onChange: (refusals: Refusals) => void
}

function DecisionField({ line: { key, name }, refusals, onChange }: DecisionProps): ReactElement {
  return (
    <NativeSelect
      label={`Decision on ${name}`}
      isLabelHidden
      value={refusals.has(key) ? 'no' : 'yes'}
      options={choices}
      onChange={(choice) => {
        const next = new Map(refusals)
        if (choice === 'no') next.set(key, next.get(key) ?? '')
        else next.delete(key)
        onChange(next)
      }}
    />
  )
}

interface ReasonProps extends DecisionProps {
  isLacking: boolean
}

function ReasonField({ line: { key, name }, refusals, onChange, isLacking }: ReasonProps): ReactElement {
  return (
    <TextField
      label={`Reason for refusing ${name}`}
      isLabelHidden
      placeholder="Reason"
      maxLength={500}
      value={refusals.get(key) ?? ''}
      onChange={(reason) => onChange(new Map(refusals).set(key, reason))}
      errorMessage={isLacking ? 'Say why.' : undefined}
    />
  )
}

/** The columns in which each line is accepted or refused with its reason. */
function decisionColumns(
  refusals: Refusals,
  onChange: (refusals: Refusals) => void,
  lacking: readonly string[],
): Column<ProposedLine>[] {
  return [
    {
      id: 'decision',
      header: 'Decision',
      text: ({ key }) => (refusals.has(key) ? 'Refuse' : 'Accept'),
      cell: (line) => <DecisionField {...{ line, refusals, onChange }} />,
      minWidth: 128,
    },
    {
      id: 'reason',
      header: 'Reason',
      // on a phone empty facts are left out, and with them the field of a reason not yet given
      text: ({ key }) => (refusals.has(key) ? refusals.get(key) || 'Not given' : ''),
      cell: (line) =>
        refusals.has(line.key) ? (
          <ReasonField {...{ line, refusals, onChange }} isLacking={lacking.includes(line.key)} />
        ) : null,
      minWidth: 170,
    },
  ]
}

const taken: Column<ProposedLine> = { id: 'decision', header: 'Decision', text: decisionText, minWidth: 180 }

/** The lines of a proposed sheet: each is accepted, or refused with its reason; afterwards what became of each. */
export function ProposalLines(props: ProposalLinesProps): ReactElement {
  const { lines, refusals, onChange, isApproved, isStrict } = props
  const moved = useMemo(() => lines.filter(({ state }) => state !== 'same'), [lines])
  const lacking = useMemo(() => (isStrict ? withoutReason(refusals) : []), [isStrict, refusals])
  const columns = useMemo(() => {
    if (onChange !== undefined) return [...facts, ...decisionColumns(refusals, onChange, lacking)]
    return isApproved ? [...facts, taken] : facts
  }, [refusals, onChange, lacking, isApproved])
  const same = lines.length - moved.length
  return (
    <WholeTable
      label="Lines of the proposal"
      caption={`${plural(moved.length, 'changed line', 'changed lines')}${same > 0 ? `, ${same} the same` : ''}`}
      columns={columns}
      rows={moved}
      rowKey={({ key }) => key}
      pageSize={25}
    />
  )
}
