import { specialArrangement, violation } from '@capiz/api/contract/conduct'
import { plural } from '@capiz/domain/text'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import type { FormValues, RecordView } from '../model/calls.ts'
import { useRecordPlace } from '../model/place.ts'
import { keyOf, type RecordScreen } from '../model/screens.ts'
import { fieldNamed, fieldText } from '../model/labels.ts'
import { hasNeededFields, textIn } from './hints.ts'

interface HintProps {
  screen: RecordScreen
  values: FormValues
}

/** Records that bear on what is being typed, each with its day and status. */
function Found({ screen, records }: { screen: RecordScreen; records: readonly RecordView[] }): ReactElement {
  const { to } = useRecordPlace()
  const day = fieldNamed(screen, screen.day)
  return (
    <ul>
      {records.map((record) => (
        <li key={record.id}>
          <Link href={to({ at: 'record', key: keyOf(screen, record) })}>{record.code ?? screen.entity}</Link>
          {`, ${day === undefined ? '' : fieldText(record, day)}, ${record.statusLabel.toLowerCase()}`}
        </li>
      ))}
    </ul>
  )
}

function EarlierOffences({ screen, values }: HintProps): ReactElement | null {
  const query = { applicantCode: textIn(values, 'applicantCode'), category: textIn(values, 'category') }
  const { data } = useCall(violation.earlier, { query }, { isEnabled: hasNeededFields(query) })
  const earlier = (data ?? []).filter(({ id, status }) => id !== values['id'] && status !== 'VOID')
  if (earlier.length === 0) return null
  return (
    <Notice
      isLive
      tone="attention"
      title={`${plural(earlier.length, 'earlier violation', 'earlier violations')} of this category`}
    >
      <Found screen={screen} records={earlier} />
    </Notice>
  )
}

const neededFields = ['applicantCode', 'memberCode', 'serviceType', 'effectiveDate', 'validityDate'] as const

function Overlaps({ screen, values }: HintProps): ReactElement | null {
  const query = Object.fromEntries(neededFields.map((name) => [name, textIn(values, name)]))
  // what the call compares is in the five; the rest only has to be there for the shape of the form
  const body = {
    ...(query as Record<(typeof neededFields)[number], string>),
    id: typeof values['id'] === 'number' ? values['id'] : null,
    applicantType: query['applicantCode']?.startsWith('PHY') === true ? ('PHY' as const) : ('HFC' as const),
    serviceType: query['serviceType'] as 'OTHER',
    recipientName: 'Asked for overlaps',
    description: 'Asked for overlaps',
    agreedAmount: 1,
  }
  const { data } = useCall(specialArrangement.duplicates, { body }, { isEnabled: hasNeededFields(query) })
  if (data === undefined || data.length === 0) return null
  return (
    <Notice isLive tone="attention" title="This overlaps with what is agreed already">
      <p>The same member, provider and care setting on some of these days. You may save it all the same.</p>
      <Found screen={screen} records={data} />
    </Notice>
  )
}

/** Shows the existing records that bear on the values being typed; never blocks the save. */
export function Hints(props: HintProps): ReactElement | null {
  if (props.screen.name === 'violation') return <EarlierOffences {...props} />
  return props.screen.name === 'special-arrangement' ? <Overlaps {...props} /> : null
}
