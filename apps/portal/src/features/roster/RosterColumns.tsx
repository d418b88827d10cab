import { type RosterField, rosterFields } from '@capiz/domain/roster'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import type { ReactElement } from 'react'

function needText({ required, isForNew }: RosterField): string {
  return required ? 'Required' : isForNew ? 'Required if not on record' : 'Optional'
}

const choiceText = ({ choices = [] }: RosterField): string => choices.map(({ label }) => label).join(', ')

const facts = rosterFields.map((field) => ({
  id: field.name,
  label: field.label,
  value: [needText(field), choiceText(field)].filter(Boolean).join(': '),
}))

/** The columns that the roster is read by and its template holds, with which of them are required. */
export function RosterColumns(): ReactElement {
  return (
    <Card title="Columns of the list">
      <DescriptionList layout="sheet" facts={facts} />
    </Card>
  )
}
