import type { Column } from '@capiz/ui/DataTable'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { LineDraft, LineDrafts, ProposedLine } from './line-decisions.ts'

/** Stores the decision on a line; undefined makes it undecided again. */
export type DecideLine = (key: string, draft: LineDraft | undefined) => void

const choices = [
  { value: 'accept', label: 'Accept' },
  { value: 'refuse', label: 'Refuse' },
]

interface DecisionProps {
  line: ProposedLine
  draft: LineDraft | undefined
  onDecide: DecideLine
}

function DecisionField({ line: { key, name }, draft, onDecide }: DecisionProps): ReactElement {
  return (
    <NativeSelect
      label={`Decision on ${name}`}
      isLabelHidden
      placeholder="Undecided"
      value={draft?.choice ?? ''}
      options={choices}
      onChange={(choice) => {
        const next = choice as LineDraft['choice'] | ''
        onDecide(key, next === '' ? undefined : { choice: next, reason: draft?.reason ?? '' })
      }}
    />
  )
}

function ReasonField({
  line: { key, name },
  draft,
  onDecide,
  isLacking,
}: DecisionProps & { isLacking: boolean }): ReactElement {
  return (
    <TextField
      label={`Reason for refusing ${name}`}
      isLabelHidden
      placeholder="Reason"
      maxLength={500}
      value={draft?.reason ?? ''}
      onChange={(reason) => onDecide(key, { choice: 'refuse', reason })}
      errorMessage={isLacking ? 'Say why.' : undefined}
    />
  )
}

/** The columns in which each line is accepted or refused with its reason. */
export function decisionColumns(
  drafts: LineDrafts,
  onDecide: DecideLine,
  lacking: readonly string[],
): Column<ProposedLine>[] {
  return [
    {
      id: 'decision',
      header: 'Decision',
      text: ({ key }) => choices.find(({ value }) => value === drafts.get(key)?.choice)?.label ?? 'Undecided',
      cell: (line) => <DecisionField {...{ line, onDecide }} draft={drafts.get(line.key)} />,
      minWidth: 128,
    },
    {
      id: 'reason',
      header: 'Reason',
      // on a phone empty facts are left out, and with them the field of a reason not yet given
      text: ({ key }) => (drafts.get(key)?.choice === 'refuse' ? drafts.get(key)?.reason || 'Not given' : ''),
      cell: (line) => {
        const draft = drafts.get(line.key)
        if (draft?.choice !== 'refuse') return null
        return <ReasonField {...{ line, draft, onDecide }} isLacking={lacking.includes(line.key)} />
      },
      minWidth: 170,
    },
  ]
}
