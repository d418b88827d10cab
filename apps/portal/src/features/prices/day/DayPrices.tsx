import type { OutputOf } from '@capiz/api/contract/define'
import { priceDay } from '@capiz/api/contract/price-day'
import { plural } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { Column } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { today } from '../../../patterns/today.ts'
import { pricesHref } from '../model/addresses.ts'
import { priceScreens } from '../model/kinds.ts'
import { amountFields, lineNote } from '../model/lines.ts'
import { namesFrom } from '../model/names.ts'
import { ExportMenu } from '../../../patterns/ExportMenu.tsx'
import { SheetTable } from './SheetTable.tsx'
import { valueText } from '../../../patterns/price-change.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

type Day = OutputOf<typeof priceDay.asOf>
type DaySheet = Day['sheets'][number]
type DayLine = DaySheet['lines'][number]

/** Whose prices and known when, in the words of the query. */
export interface OwnerQuery {
  /** day whose knowledge they are read with; now when left out */
  knownAt?: IsoDate
  healthFacilityCode?: string
  physicianCode?: string
}

interface DayPricesProps {
  query: OwnerQuery
  day: IsoDate
  term: string
}

// the names of items come with the prices; what is left are codes of closed lists
const names = namesFrom({})

function columnsOf({ kind, lines }: DaySheet): Column<DayLine>[] {
  const screen = priceScreens[kind]
  const noteIn = (line: DayLine): string => lineNote(screen, line.values, names)
  return [
    { id: 'item', header: screen.itemLabel, text: (line) => line.name, minWidth: 220 },
    ...amountFields(screen).map(({ name, label, unit }): Column<DayLine> => ({
      id: name,
      header: label,
      kind: 'number',
      text: (line) => valueText(name, unit ?? 'peso', line.values[name]) ?? '—',
      minWidth: 120,
    })),
    ...(lines.some((line) => noteIn(line) !== '')
      ? [
          {
            id: 'note',
            header: 'Note',
            text: noteIn,
            priority: 4 as const,
            minWidth: 160,
          },
        ]
      : []),
  ]
}

/** The sheets with only the lines a search finds; a search that names the list keeps all its lines. */
export function searched<
  L extends { name: string },
  S extends { title: string; subtitle: string; lines: L[] },
>(sheets: readonly S[], term: string): S[] {
  const sought = term.trim().toLowerCase()
  if (sought === '') return [...sheets]
  const isIncluded = (text: string): boolean => text.toLowerCase().includes(sought)
  return sheets
    .map((sheet) =>
      isIncluded(`${sheet.title} ${sheet.subtitle}`)
        ? sheet
        : { ...sheet, lines: sheet.lines.filter(({ name }) => isIncluded(name)) },
    )
    .filter(({ lines }) => lines.length > 0)
}

function sourceText({ effectiveDate, until }: DaySheet): string {
  const from = formatDay(effectiveDate)
  return until === null ? `Sheet from ${from}` : `Sheet from ${from}, until ${formatDay(until)}`
}

function dayText(day: IsoDate): string {
  const now = today()
  if (day === now) return 'That is today.'
  return day > now ? 'A day to come: what is scheduled counts.' : 'A day gone by.'
}

function Lapsed({ day }: { day: Day }): ReactElement | null {
  if (day.lapsed.length === 0) return null
  return (
    <Notice tone="attention" title="Ended before this day, with nothing in their place">
      <ul>
        {day.lapsed.map((sheet) => (
          <li key={sheet.sheetId}>
            {`${[sheet.title, sheet.subtitle].filter(Boolean).join(', ')}: ended ${formatDay(sheet.validityDate)}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The part of an address that keeps the day whose knowledge is shown. */
export const knownPlace = ({ knownAt }: OwnerQuery): { knownAt: string } => ({ knownAt: knownAt ?? '' })

const useDay = (query: OwnerQuery, day: IsoDate) =>
  useCall(priceDay.asOf, { query: { ...query, day } }, { keepsPrevious: true })

const countOf = ({ sheets }: Day): number => sheets.reduce((sum, { lines }) => sum + lines.length, 0)

/** The prices of a day as a file. */
export function DayExport({ query, day }: Omit<DayPricesProps, 'term'>): ReactElement {
  const { data } = useDay(query, day)
  const count = data === undefined ? 0 : countOf(data)
  return (
    <ExportMenu
      what={plural(count, 'price was', 'prices were')}
      isDisabled={count === 0}
      fetchFile={(format) => call(priceDay.asOfExport, { query: { ...query, day, format } })}
    />
  )
}

/** Everything charged on a day, list by list, each with the sheet it comes from. */
export function DayPrices({ query, day, term }: DayPricesProps): ReactElement {
  const answer = useDay(query, day)
  if (answer.isError) {
    return <ReadError title="The prices of that day could not be read" answer={answer} />
  }
  if (answer.data === undefined) return <LoadingLines count={8} />
  const { owner } = answer.data
  const sheets = answer.data.sheets
  const count = countOf(answer.data)
  const shown = searched(sheets, term)
  return (
    <Stack gap={4}>
      <Lapsed day={answer.data} />
      {shown.map((sheet) => (
        <SheetTable
          key={sheet.sheetId}
          title={sheet.title}
          subtitle={sheet.subtitle}
          source={sourceText(sheet)}
          href={pricesHref(sheet.kind, owner.code, { sheetId: sheet.sheetId, ...knownPlace(query) })}
          columns={columnsOf(sheet)}
          rows={sheet.lines}
          rowKey={(line) => line.key}
        />
      ))}
      {count === 0 ? (
        <EmptyState title={`No prices on ${formatDay(day)}`}>
          No sheet was in force that day. Choose a later day, or look at the versions of each kind of prices.
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState title="No price matches">Nothing of that day holds these words.</EmptyState>
      ) : null}
      <Text tone="muted">
        {`${plural(count, 'price', 'prices')} in ${plural(sheets.length, 'list', 'lists')} on ${formatDay(day)}. ${dayText(day)}`}
      </Text>
    </Stack>
  )
}
