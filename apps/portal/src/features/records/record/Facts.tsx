import type { RecordField } from '@capiz/domain/record'
import { Card } from '@capiz/ui/Card'
import { DescriptionList, type Fact } from '@capiz/ui/DescriptionList'
import { Link } from '@capiz/ui/Link'
import type { ReactElement } from 'react'
import { type RecordView, valueOf } from '../model/calls.ts'
import { useRecordPlace } from '../model/place.ts'
import type { RecordScreen } from '../model/screens.ts'
import { fieldText } from '../model/labels.ts'
import { Ratings } from './Ratings.tsx'

const ownerKinds = new Set(['facility', 'physician', 'provider'])

/** Returns the path of a provider's record. */
export function ownerHref(code: string): string {
  return code.startsWith('PHY') ? `/doctor/${code}` : `/health-facility/${code}`
}

function factOf(record: RecordView, field: RecordField): Fact {
  const text = fieldText(record, field)
  const { name: id, label } = field
  const code = valueOf(record, id)
  if (ownerKinds.has(field.kind) && typeof code === 'string' && /^(?:HF|PHY)\d{7}$/u.test(code)) {
    return {
      id,
      label,
      value: <Link href={ownerHref(code)}>{record.words[id] ?? record.owner?.name ?? code}</Link>,
    }
  }
  if (ownerKinds.has(field.kind) && record.owner !== null) {
    return { id, label, value: <Link href={ownerHref(record.owner.code)}>{record.owner.name}</Link> }
  }
  if (id === 'requestCode' && text !== '') {
    return { id, label, value: <Link href={`/dashboard/requests/${text}`}>{text}</Link> }
  }
  return { id, label, value: text, isWide: field.kind === 'longText' }
}

/** The declared fields of a record with what stands in them; ratings as a list of their own. */
export function Facts({ screen, record }: { screen: RecordScreen; record: RecordView }): ReactElement {
  const isOwned = useRecordPlace().owner !== undefined
  // the name of the provider says its kind, and what the server has not set yet is no gap somebody left
  const plain = screen.fields.filter(
    (field) =>
      field.kind !== 'ratings' &&
      field.name !== 'applicantType' &&
      !(isOwned && field.name === screen.ownerField) &&
      (field.server !== true || fieldText(record, field) !== ''),
  )
  // short facts first, what is told at length below them
  const ordered = [
    ...plain.filter(({ kind }) => kind !== 'longText'),
    ...plain.filter(({ kind }) => kind === 'longText'),
  ]
  const rated = screen.fields.filter(({ kind }) => kind === 'ratings')
  return (
    <>
      <Card title="Details">
        <DescriptionList facts={ordered.map((field) => factOf(record, field))} />
      </Card>
      {rated.map((field) => (
        <Card key={field.name} title={field.label}>
          <Ratings record={record} field={field.name} value={valueOf(record, field.name)} />
        </Card>
      ))}
    </>
  )
}
