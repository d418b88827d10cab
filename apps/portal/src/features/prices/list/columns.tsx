import { formatPeso, toCentavos } from '@capiz/domain/money'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { SheetRow } from '../model/calls.ts'
import { ownerField } from '@capiz/domain/fees'
import { headerText, listFields } from '../model/headers.ts'
import type { PriceScreen } from '../model/kinds.ts'
import type { Names } from '../model/names.ts'
import { sheetStates } from '../model/states.ts'
import type { ListColumn } from '../../../patterns/list-column.ts'

const none = '—'
const dayText = (day: IsoDate | null | undefined): string =>
  day === null || day === undefined ? none : formatDay(day)

function rangeText({ lowest, highest }: SheetRow): string {
  if (lowest === null || highest === null) return none
  const [from, to] = [formatPeso(toCentavos(lowest)), formatPeso(toCentavos(highest))]
  return from === to ? from : `${from} to ${to}`
}

const ownerHeadings: Record<PriceScreen['owner'], string> = {
  facility: 'Facility',
  physician: 'Physician',
  society: 'Society',
  none: 'List',
}

/** Returns the code of a sheet's owner; the society's name for societies. */
export function ownerOf(screen: PriceScreen, row: SheetRow): string {
  const field = ownerField(screen.kind)
  return field === undefined ? '' : (row[field] ?? '')
}

/** The columns of every list of sheets, whoever owns them. */
const facts: readonly ListColumn<SheetRow>[] = [
  {
    id: 'effectiveDate',
    header: 'Takes effect',
    kind: 'date',
    text: (row) => dayText(row.effectiveDate),
    sort: 'effectiveDate',
    minWidth: 112,
  },
  {
    id: 'until',
    header: 'Until',
    kind: 'date',
    text: (row) => (row.until === null || row.until === undefined ? 'Open' : dayText(row.until)),
    priority: 3,
    minWidth: 96,
  },
  {
    id: 'state',
    header: 'State',
    kind: 'status',
    text: (row) => sheetStates[row.state].label,
    cell: (row) => <StatusBadge size="sm" {...sheetStates[row.state]} />,
  },
  {
    id: 'lines',
    header: 'Lines',
    kind: 'number',
    fields: ['lineCount'],
    text: (row) => row.lineCount.toLocaleString('en-PH'),
    priority: 4,
    minWidth: 72,
  },
  {
    id: 'range',
    header: 'Amounts',
    kind: 'number',
    fields: ['lowest', 'highest'],
    text: rangeText,
    priority: 4,
    minWidth: 190,
  },
]

/** The columns of a list of price sheets. */
export function sheetColumns(screen: PriceScreen, names: Names): readonly ListColumn<SheetRow>[] {
  const field = ownerField(screen.kind)
  const fields = listFields(screen)
  const columns: (ListColumn<SheetRow> | undefined)[] = [
    {
      id: 'owner',
      header: ownerHeadings[screen.owner],
      fields: ['ownerName'],
      text: (row) => row.ownerName ?? (ownerOf(screen, row) || screen.title),
      ...(field && { sort: field }),
      minWidth: 200,
    },
    screen.owner === 'facility' || screen.owner === 'physician'
      ? {
          id: 'code',
          header: 'Code',
          kind: 'code',
          ...(field && { fields: [field] }),
          text: (row) => ownerOf(screen, row),
          priority: 3,
        }
      : undefined,
    fields.length === 0
      ? undefined
      : {
          id: 'list',
          header: 'Price list',
          fields,
          text: (row) => headerText(screen, row, names),
          minWidth: 144,
          priority: 2,
        },
    ...facts,
  ]
  return columns.filter((column) => column !== undefined)
}
