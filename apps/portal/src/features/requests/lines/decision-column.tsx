import type { Column } from '@capiz/ui/DataTable'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Stack } from '@capiz/ui/Stack'
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

/** Returns the decision on a line in words, with the reason of a refusal. */
function draftText(draft: LineDraft | undefined): string {
  const label = choices.find(({ value }) => value === draft?.choice)?.label ?? 'Undecided'
  return draft?.choice === 'refuse' ? `${label}: ${draft.reason || 'no reason yet'}` : label
}

/** The column in which each line is accepted, or refused with its reason under it. */
export function decisionColumn(
  drafts: LineDrafts,
  onDecide: DecideLine,
  lacking: readonly string[],
): Column<ProposedLine> {
  return {
    id: 'decision',
    header: 'Decision',
    // text is cut after two lines; fields are not
    kind: 'status',
    text: ({ key }) => draftText(drafts.get(key)),
    cell: (line) => {
      const draft = drafts.get(line.key)
      return (
        <Stack gap={1}>
          <DecisionField {...{ line, draft, onDecide }} />
          {draft?.choice === 'refuse' ? (
            <ReasonField {...{ line, draft, onDecide }} isLacking={lacking.includes(line.key)} />
          ) : null}
        </Stack>
      )
    },
    minWidth: 190,
    weight: 2,
  }
}
