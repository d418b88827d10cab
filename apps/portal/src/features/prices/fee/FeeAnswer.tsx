import type { OutputOf } from '@capiz/api/contract/define'
import type { priceDay } from '@capiz/api/contract/price-day'
import type { StatusTone } from '@capiz/domain/status'
import { formatPeso, toCentavos } from '@capiz/domain/money'
import { formatDay } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import type { Column } from '@capiz/ui/DataTable'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Numeric } from '@capiz/ui/Numeric'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ReactElement } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import { pricesHref } from '../model/addresses.ts'
import { priceScreens } from '../model/kinds.ts'
import { choiceLabel } from '../../../patterns/price-labels.ts'

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
function feeText({ amount, percent }: { amount: number | null; percent: number | null }): string {
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
  },
  { id: 'words', header: 'What was found', text: (rung) => rung.words, priority: 2, minWidth: 220 },
  {
    id: 'since',
    header: 'Since',
    kind: 'date',
    text: (rung) => (rung.since === null ? '—' : formatDay(rung.since)),
    priority: 3,
    minWidth: 104,
  },
  {
    id: 'fee',
    header: 'Fee',
    kind: 'number',
    text: feeText,
    cell: (rung) =>
      rung.amount === null ? feeText(rung) : <Numeric format="peso" value={toCentavos(rung.amount)} />,
    minWidth: 112,
  },
]

/** Returns the owner of the sheet in which a fee was found: the physician, the society, or none. */
function ownerOf({ physician, societyName }: Answer, kind: Rung['source']): string {
  const { owner } = priceScreens[kind]
  return owner === 'physician' ? physician.code : owner === 'society' ? (societyName ?? '') : ''
}

interface FeeAnswerProps {
  answer: Answer
  /** day whose knowledge the answer was read with; empty for now */
  knownAt: string
}

function facts({ answer, knownAt }: FeeAnswerProps) {
  const { fee, discount, facility, physician, societyName, membership } = answer
  const source = fee && (
    <Link href={pricesHref(fee.source, ownerOf(answer, fee.source), { sheetId: fee.sheetId, knownAt })}>
      {`${priceScreens[fee.source].title}, since ${formatDay(fee.since)}`}
    </Link>
  )
  const society = [societyName, membership === null ? null : choiceLabel('membership', membership)]
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
            value: [`${feeText(discount)}, since ${formatDay(discount.since)}`, discount.conditions]
              .filter(Boolean)
              .join('. '),
          },
        ]),
  ]
}

function headline({ fee, payable }: Answer): string {
  if (fee === null) return 'No fee is agreed for this'
  if (payable !== null) return `We pay ${formatPeso(toCentavos(payable))}`
  return `We pay ${feeText(fee)} of the fee it is a share of`
}

/** The fee, where it comes from, and the ladder it was found on. */
export function FeeAnswer(props: FeeAnswerProps): ReactElement {
  const { answer } = props
  const { fee, discount, facility, physician, itemName, day, ladder } = answer
  return (
    <Stack gap={4}>
      <Card title={`${itemName}, ${formatDay(day)}`}>
        <Stack gap={4}>
          <output>
            <Heading level={3} size="h2">
              {headline(answer)}
            </Heading>
          </output>
          {facility !== null && !facility.affiliated ? (
            <Notice tone="attention">
              {`${physician.name} is not affiliated with ${facility.name} on that day.`}
            </Notice>
          ) : null}
          {fee !== null && discount !== null && fee.amount !== null ? (
            <span>{`${feeText(fee)} before the discount.`}</span>
          ) : null}
          <DescriptionList facts={facts(props)} />
        </Stack>
      </Card>
      <WholeTable
        label="Where the fee was looked for"
        caption="Where the fee was looked for, in this order"
        columns={columns}
        rows={ladder}
        rowKey={(rung) => rung.source}
      />
    </Stack>
  )
}
