import type { OutputOf } from '@capiz/api/contract/define'
import type { expiry } from '@capiz/api/contract/expiry'
import { presentStatus } from '@capiz/domain/accreditation'
import { lapseEffects } from '@capiz/domain/credentials'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { DueDay } from '../../patterns/work/DueDay.tsx'
import { today } from '../../patterns/today.ts'
import { dueDayText } from './expiring-state.ts'
import type { ListColumn } from '../../patterns/list-column.ts'

/** A document that runs out, with whose it is. */
export type ExpiringDocument = OutputOf<typeof expiry.list>['content'][number]

const dayText = (day: IsoDate | null): string => (day === null ? '—' : formatDay(day))

const effectTones = { HOLD: 'attention', PROPOSE: 'stopped' } as const

/** The consequence of the lapse, or the end of its grace period. */
function consequenceText({ effect, graceUntil }: ExpiringDocument): string {
  if (effect === 'WARN' && graceUntil !== null) return `Grace to ${formatDay(graceUntil)}`
  return lapseEffects.find(({ code }) => code === effect)?.label ?? '—'
}

/** More than the warning that every lapse brings. */
const hasConsequence = ({ effect, graceUntil }: ExpiringDocument): boolean =>
  effect === 'HOLD' || effect === 'PROPOSE' || (effect === 'WARN' && graceUntil !== null)

/** When the document ends or ended; under headings that say what has lapsed without their colour. */
const left = (isUnderHeading: boolean): ListColumn<ExpiringDocument> => ({
  id: 'left',
  header: 'When',
  isLabelHidden: true,
  fields: ['daysLeft'],
  text: ({ validityDate }) => dueDayText(validityDate, today()),
  cell: ({ validityDate }) => {
    const text = dueDayText(validityDate, today())
    return validityDate === null ? text : <DueDay day={validityDate} {...{ text, isUnderHeading }} />
  },
  isAtLineEnd: true,
  minWidth: 124,
  weight: 0,
  priority: 2,
})

const columns: readonly ListColumn<ExpiringDocument>[] = [
  {
    id: 'owner',
    header: 'Provider',
    fields: ['ownerName'],
    text: ({ ownerName }) => ownerName,
    sort: 'ownerName',
    minWidth: 148,
  },
  {
    id: 'docType',
    header: 'Document',
    isLabelHidden: true,
    fields: ['docTypeLabel'],
    text: ({ docTypeLabel, docType }) => docTypeLabel ?? docType ?? 'Other',
    sort: 'docType',
    minWidth: 226,
    weight: 0,
  },
  {
    id: 'validityDate',
    header: 'Valid until',
    kind: 'date',
    text: ({ validityDate }) => dayText(validityDate),
    sort: 'validityDate',
    minWidth: 104,
  },
  left(false),
  {
    id: 'effect',
    header: 'Consequence',
    isLabelHidden: true,
    fields: ['effect', 'graceUntil'],
    text: consequenceText,
    isUsual: (row) => !hasConsequence(row),
    cell: (row) =>
      row.effect === null || row.effect === 'WARN' ? (
        consequenceText(row)
      ) : (
        <StatusBadge size="sm" tone={effectTones[row.effect]} label={consequenceText(row)} />
      ),
    minWidth: 184,
    weight: 0,
    priority: 3,
  },
  {
    id: 'status',
    header: 'Accreditation',
    kind: 'status',
    fields: ['ownerStatus'],
    text: ({ ownerStatus }) => presentStatus(ownerStatus).label,
    cell: ({ ownerStatus }) => <DomainBadge size="sm" vocabulary="accreditation" code={ownerStatus} />,
    sort: 'ownerStatus',
    priority: 3,
  },
  {
    id: 'asked',
    header: 'Renewal requested',
    kind: 'date',
    fields: ['lastAsked'],
    text: ({ lastAsked, uuid }) => (lastAsked === null && uuid !== null ? 'Not yet' : dayText(lastAsked)),
    isUsual: ({ lastAsked }) => lastAsked === null,
    priority: 4,
    // the label in one line
    minWidth: 150,
  },
]

const leftUnderHeading = left(true)
const grouped = columns.map((column) => (column.id === leftUnderHeading.id ? leftUnderHeading : column))

/** Facts about the rows of a list that are known before they are read. */
interface Shown {
  /** all are of accredited providers */
  areAccredited: boolean
  /** none is on file, so that none has a last day */
  areMissing: boolean
  /** they stand under headings by their last day */
  areGrouped: boolean
  /** the reader may ask for their renewal */
  mayAsk: boolean
}

/**
 * Returns the columns for the rows shown: whose document, which, when it ends, its consequence where one of them has more
 * than a warning, and whether its renewal was requested. A column that would say the same of every row and has no act for
 * the reader is left out. Together they fit beside the list of the compliance pages in a window of 1440 px, so that the
 * actions of a row are in view: the place is a filter and a column of the export only.
 */
export function columnsOf(
  rows: readonly ExpiringDocument[],
  { areAccredited, areMissing, areGrouped, mayAsk }: Shown,
): readonly ListColumn<ExpiringDocument>[] {
  const folded = new Set([
    ...(rows.some(hasConsequence) ? [] : ['effect']),
    ...(areAccredited ? ['status'] : []),
    ...(areMissing ? ['validityDate', 'left', 'asked'] : []),
    ...(mayAsk || rows.some(({ lastAsked }) => lastAsked !== null) ? [] : ['asked']),
  ])
  return (areGrouped ? grouped : columns).filter(({ id }) => !folded.has(id))
}
