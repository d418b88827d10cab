import { formatPeso, toCentavos } from '@capiz/domain/money'
import type { Column } from '@capiz/ui/DataTable'
import { MoneyField } from '@capiz/ui/MoneyField'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import {
  amountProblem,
  isAgreed,
  type LineDraft,
  type LineDrafts,
  newestOffer,
  type ProposedLine,
} from './line-decisions.ts'

/** Stores the decision on a line; undefined makes it undecided again. */
export type DecideLine = (key: string, draft: LineDraft | undefined) => void

const choices = [
  { value: 'accept', label: 'Accept' },
  { value: 'refuse', label: 'Refuse' },
  { value: 'counter', label: 'Counter-offer' },
]

interface DecisionProps {
  line: ProposedLine
  draft: LineDraft | undefined
  onDecide: DecideLine
}

function DecisionField({
  line: { key, name },
  draft,
  onDecide,
  canCounter,
}: DecisionProps & { canCounter: boolean }): ReactElement {
  return (
    <NativeSelect
      label={`Decision on ${name}`}
      isLabelHidden
      placeholder="Undecided"
      value={draft?.choice ?? ''}
      options={canCounter ? choices : choices.filter(({ value }) => value !== 'counter')}
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
      label={draft?.choice === 'counter' ? `Reason for the offer for ${name}` : `Reason for refusing ${name}`}
      isLabelHidden
      placeholder={draft?.choice === 'counter' ? 'Reason (optional)' : 'Reason'}
      maxLength={500}
      value={draft?.reason ?? ''}
      onChange={(reason) => onDecide(key, { ...draft, choice: draft?.choice ?? 'refuse', reason })}
      errorMessage={isLacking ? 'Say why.' : undefined}
    />
  )
}

/** The amount offered in place of the requested one. */
function AmountField({
  line,
  draft,
  onDecide,
  isLacking,
}: DecisionProps & { isLacking: boolean }): ReactElement {
  return (
    <MoneyField
      label={`Amount offered for ${line.name}`}
      isLabelHidden
      width="full"
      value={draft?.amount ?? null}
      onChange={(amount) => onDecide(line.key, { choice: 'counter', reason: draft?.reason ?? '', amount })}
      errorMessage={isLacking ? amountProblem(line, draft?.amount) : undefined}
    />
  )
}

/** Returns the decision on a line in words, with the reason of a refusal and the amount of a counter-offer. */
function draftText(draft: LineDraft | undefined): string {
  if (draft?.choice === 'counter') {
    const amount = draft.amount ?? null
    return `Counter-offer: ${amount === null ? 'no amount yet' : formatPeso(amount)}`
  }
  const label = choices.find(({ value }) => value === draft?.choice)?.label ?? 'Undecided'
  return draft?.choice === 'refuse' ? `${label}: ${draft.reason || 'no reason yet'}` : label
}

const agreedText = (line: ProposedLine): string =>
  `Agreed: ${formatPeso(toCentavos(newestOffer(line)?.amount ?? 0))}`

interface DecisionRules {
  /** lines whose decision cannot be sent yet */
  lacking: readonly string[]
  /** whether another amount can be offered for a line */
  isCounterable: (line: ProposedLine) => boolean
}

/** The column in which each line is accepted, refused with its reason under it, or offered another amount. */
export function decisionColumn(
  drafts: LineDrafts,
  onDecide: DecideLine,
  { lacking, isCounterable }: DecisionRules,
): Column<ProposedLine> {
  return {
    id: 'decision',
    header: 'Decision',
    // text is cut after two lines; fields are not
    kind: 'status',
    text: (line) => (isAgreed(line) ? agreedText(line) : draftText(drafts.get(line.key))),
    cell: (line) => {
      if (isAgreed(line)) return agreedText(line)
      const draft = drafts.get(line.key)
      const isLacking = lacking.includes(line.key)
      return (
        <Stack gap={1}>
          <DecisionField {...{ line, draft, onDecide }} canCounter={isCounterable(line)} />
          {draft?.choice === 'counter' ? <AmountField {...{ line, draft, onDecide, isLacking }} /> : null}
          {draft !== undefined && draft.choice !== 'accept' ? (
            <ReasonField {...{ line, draft, onDecide }} isLacking={isLacking && draft.choice === 'refuse'} />
          ) : null}
        </Stack>
      )
    },
    minWidth: 176,
    weight: 2,
    isPinned: true,
  }
}
