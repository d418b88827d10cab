import type { Column } from '@capiz/ui/DataTable'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { newestOffer, type ProposedLine } from './line-decisions.ts'

/** The answers to offered amounts by line; a line that is not in it has none yet. */
export type OfferAnswers = ReadonlyMap<string, boolean>

const choices = [
  { value: 'accept', label: 'Accept' },
  { value: 'decline', label: 'Decline' },
]

const valueOf = (accepted: boolean | undefined): string =>
  accepted === undefined ? '' : accepted ? 'accept' : 'decline'

/** The lines whose newest offer waits for its answer. */
export const offeredLines = (lines: readonly ProposedLine[]): readonly ProposedLine[] =>
  lines.filter((line) => newestOffer(line)?.answer === null)

/** The column in which the requester accepts or declines each offered amount. */
export function answerColumn(
  answers: OfferAnswers,
  onAnswer: (key: string, accepted: boolean | undefined) => void,
  isStrict: boolean,
): Column<ProposedLine> {
  const isOffered = (line: ProposedLine) => newestOffer(line)?.answer === null
  return {
    id: 'answer',
    header: 'Your answer',
    // text is cut after two lines; fields are not
    kind: 'status',
    text: (line) => (isOffered(line) ? valueOf(answers.get(line.key)) || 'No answer yet' : '—'),
    cell: (line) =>
      isOffered(line) ? (
        <NativeSelect
          label={`Answer for ${line.name}`}
          isLabelHidden
          placeholder="No answer yet"
          value={valueOf(answers.get(line.key))}
          options={choices}
          errorMessage={isStrict && !answers.has(line.key) ? 'Accept or decline.' : undefined}
          onChange={(next) => onAnswer(line.key, next === '' ? undefined : next === 'accept')}
        />
      ) : (
        '—'
      ),
    minWidth: 160,
    isPinned: true,
  }
}
