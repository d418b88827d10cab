import type { OutputOf } from '@capiz/api/contract/define'
import type { priceDay } from '@capiz/api/contract/price-day'
import type { StatusTone } from '@capiz/domain/accreditation'
import { formatPeso, toCentavos } from '@capiz/domain/money'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { type Column, DataTable } from '@capiz/ui/DataTable'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ReactElement } from 'react'
import { pricesHref } from '../model/addresses.ts'
import { priceScreens } from '../model/kinds.ts'
import { choiceWords } from '../../../patterns/price-words.ts'

type Answer = OutputOf<typeof priceDay.fee>
type Rung = Answer['ladder'][number]

const outcomes: Record<Rung['outcome'], { label: string; tone: StatusTone }> = {
  found: { label: 'Found here', tone: 'positive' },
  notAsked: { label: 'Does not apply', tone: 'neutral' },
  noSheet: { label: 'No prices', tone: 'neutral' },
  lapsed: { label: 'Lapsed', tone: 'lapsed' },
  noLine: { label: 'Not in the list', tone: 'neutral' },
  noMultiplier: { label: 'No peso per unit', tone: 'attention' },
  notReached: { label: 'Not looked at', tone: 'neutral' },
}

/** A share or an amount in words. */
function feeWords({ amount, percent }: { amount: number | null; percent: number | null }): string {
  if (amount !== null) return formatPeso(toCentavos(amount))
  return percent === null ? '—' : `${percent}%`
}

const columns: readonly Column<Rung>[] = [
  { id: 'source', header: 'Looked for in', text: (rung) => priceScreens[rung.source].title, minWidth: 180 },
  {
    id: 'outcome',
    header: 'Outcome',
    kind: 'status',
    text: (rung) => outcomes[rung.outcome].label,
    cell: (rung) => <StatusBadge size="sm" {...outcomes[rung.outcome]} />,
    minWidth: 150,
  },
  { id: 'words', header: 'What was found', text: (rung) => rung.words, priority: 2, minWidth: 220 },
  {
    id: 'since',
    header: 'Since',
    kind: 'date',
    text: (rung) => (rung.since === null ? '—' : formatDay(rung.since as IsoDate)),
    priority: 3,
    minWidth: 104,
  },
  { id: 'fee', header: 'Fee', kind: 'number', text: feeWords, minWidth: 112 },
]

/** Who owns the sheet a fee was found in: the physician, the society, or nobody. */
function ownerOf({ physician, societyName }: Answer, kind: Rung['source']): string {
  const { owner } = priceScreens[kind]
  return owner === 'physician' ? physician.code : owner === 'society' ? (societyName ?? '') : ''
}

function facts(answer: Answer) {
  const { fee, discount, facility, physician, societyName, membership } = answer
  const source = fee && (
    <Link href={pricesHref(fee.source, ownerOf(answer, fee.source), { sheetId: fee.sheetId })}>
      {`${priceScreens[fee.source].title}, since ${formatDay(fee.since as IsoDate)}`}
    </Link>
  )
  const society = [societyName, membership === null ? null : choiceWords('membership', membership)]
  return [
    { id: 'source', label: 'Comes from', value: source },
    {
      id: 'physician',
      label: 'Physician',
      value: <Link href={`/doctor/${physician.code}/professional-fees`}>{physician.name}</Link>,
    },
    { id: 'society', label: 'Society', value: society.filter(Boolean).join(', ') },
    {
      id: 'facility',
      label: 'Facility',
      value: facility && <Link href={`/health-facility/${facility.code}/discounts`}>{facility.name}</Link>,
    },
    ...(discount === null
      ? []
      : [
          {
            id: 'discount',
            label: 'Discount of the facility',
            value: [
              `${feeWords(discount)}, since ${formatDay(discount.since as IsoDate)}`,
              discount.conditions,
            ]
              .filter(Boolean)
              .join('. '),
          },
        ]),
  ]
}

function headline({ fee, payable }: Answer): string {
  if (fee === null) return 'No fee is agreed for this'
  if (payable !== null) return `We pay ${formatPeso(toCentavos(payable))}`
  return `We pay ${feeWords(fee)} of the fee it is a share of`
}

/** The fee, where it comes from, and the ladder it was found on. */
export function FeeAnswer({ answer }: { answer: Answer }): ReactElement {
  const { fee, discount, facility, physician, itemName, day, ladder } = answer
  return (
    <Stack gap={4}>
      <Card title={`${itemName}, ${formatDay(day as IsoDate)}`}>
        <Stack gap={4}>
          <output>
            <Heading level={3} size="h2">
              {headline(answer)}
            </Heading>
          </output>
          {facility !== null && !facility.affiliated ? (
            <Notice kind="attention">
              {`${physician.name} is not affiliated with ${facility.name} on that day.`}
            </Notice>
          ) : null}
          {fee !== null && discount !== null && fee.amount !== null ? (
            <span>{`${feeWords(fee)} before the discount.`}</span>
          ) : null}
          <DescriptionList facts={facts(answer)} />
        </Stack>
      </Card>
      <DataTable
        label="Where the fee was looked for"
        caption="Where the fee was looked for, in this order"
        columns={columns}
        rows={ladder}
        rowKey={(rung) => rung.source}
        page={{ number: 0, size: ladder.length, totalElements: ladder.length, totalPages: 1 }}
        hidesPages
        onChange={() => undefined}
      />
    </Stack>
  )
}
