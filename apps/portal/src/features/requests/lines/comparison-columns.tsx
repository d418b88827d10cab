import { lineGroup } from '@capiz/domain/fees'
import { formatPeso, toCentavos } from '@capiz/domain/money'
import type { Column } from '@capiz/ui/DataTable'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import {
  amountText,
  offerText,
  differenceText,
  impactText,
  distanceTint,
  lineGroupLabels,
  otherText,
  percentText,
  positionText,
  positionTint,
  type ProposedLine,
} from './line-decisions.ts'

const none = 'not offered'

const requestedText = (line: ProposedLine): string => {
  if (line.state === 'removed') return none
  return `${line.state === 'added' ? '+ ' : ''}${amountText(line, 'after') || '—'}`
}

const item: Column<ProposedLine> = {
  id: 'item',
  header: 'Item',
  text: ({ name }) => name,
  cell: (line) => (
    <Stack gap={0}>
      {/* keys of the page find the line they are about by this */}
      <span data-line={line.key}>{line.name}</span>
      {otherText(line) === '' ? null : (
        <Text size="caption" tone="muted">
          {otherText(line)}
        </Text>
      )}
    </Stack>
  ),
  minWidth: 180,
}

const group: Column<ProposedLine> = {
  id: 'group',
  header: 'Group',
  kind: 'status',
  text: (line) => lineGroupLabels[lineGroup(line)].label,
  cell: (line) => <StatusBadge size="sm" {...lineGroupLabels[lineGroup(line)]} />,
  priority: 3,
}

/** The newest amount offered in place of the requested one, with its answer. */
const offerColumn: Column<ProposedLine> = {
  id: 'offer',
  header: 'Counter-offer',
  text: (line) => offerText(line) || '—',
  minWidth: 112,
}

/** The place of the requested amount among the prices of its peers. */
const positionColumn: Column<ProposedLine> = {
  id: 'position',
  header: 'Among peers',
  text: positionText,
  tint: positionTint,
  minWidth: 128,
}

/** The difference of the price times the use of the item in a year. */
const impactColumn: Column<ProposedLine> = {
  id: 'impact',
  header: 'Yearly impact',
  text: impactText,
  minWidth: 120,
}

/**
 * The columns that compare a line with the price in force: item, group, both prices, the difference in pesos and in
 * percent, the impact in a year, and the place among its peers. A removed price is struck through, an added one has a plus.
 */
export function comparisonColumns(
  isDecided: boolean,
  lines: readonly ProposedLine[],
): readonly Column<ProposedLine>[] {
  return [
    item,
    group,
    {
      id: 'before',
      header: isDecided ? 'In force at the decision' : 'In force',
      kind: 'number',
      text: (line) => (line.state === 'added' ? none : amountText(line, 'before') || '—'),
      cell: (line) => {
        if (line.state === 'removed') return <s>{amountText(line, 'before') || '—'}</s>
        return line.state === 'added' ? none : amountText(line, 'before') || '—'
      },
      tint: ({ state }) => (state === 'removed' ? 'stopped' : undefined),
      minWidth: isDecided ? 120 : 104,
    },
    {
      id: 'after',
      header: 'Requested',
      kind: 'number',
      text: requestedText,
      tint: ({ state }) => (state === 'added' ? 'positive' : undefined),
      minWidth: 104,
    },
    ...(lines.some(({ offers }) => offers.length > 0) ? [offerColumn] : []),
    {
      id: 'difference',
      header: 'Difference',
      kind: 'number',
      text: differenceText,
      tint: distanceTint,
      minWidth: 96,
    },
    {
      id: 'percent',
      header: 'Percent',
      kind: 'number',
      text: percentText,
      tint: distanceTint,
      priority: 2,
      minWidth: 80,
    },
    ...(lines.some(({ uses }) => uses !== null) ? [impactColumn] : []),
    ...(lines.some(({ band }) => band !== null) ? [positionColumn] : []),
  ]
}

/** Returns the decision on a line of an approved proposal; a line that was not refused was accepted. */
function decisionText({ decision }: ProposedLine): string {
  const amount = decision?.amount ?? null
  if (amount !== null) return `Accepted at ${formatPeso(toCentavos(amount))}`
  return decision?.accepted === false ? `Refused: ${decision.reason ?? ''}` : 'Accepted'
}

/** The decision that was taken on a line of an approved proposal. */
export const takenColumn: Column<ProposedLine> = {
  id: 'decision',
  header: 'Decision',
  text: decisionText,
  minWidth: 180,
  weight: 2,
}
