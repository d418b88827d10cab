import { type RosterField, rosterFields } from '@capiz/domain/roster'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import type { ReactElement } from 'react'

type Need = 'always' | 'forNew' | 'optional'

const needOf = ({ required, isForNew }: RosterField): Need =>
  required ? 'always' : isForNew ? 'forNew' : 'optional'

const needs: readonly (readonly [Need, string])[] = [
  ['always', 'Always'],
  ['forNew', 'For physicians not on record yet'],
  ['optional', 'Optional'],
]

const choiceList = new Intl.ListFormat('en-PH', { type: 'disjunction' })

const nameOf = ({ label, choices = [] }: RosterField): string =>
  choices.length === 0 ? label : `${label} (${choiceList.format(choices.map((choice) => choice.label))})`

const facts = needs.map(([need, label]) => ({
  id: need,
  label,
  value: rosterFields
    .filter((field) => needOf(field) === need)
    .map(nameOf)
    .join(', '),
}))

/** The columns that the roster is read by and its template holds, by when they are needed. */
export function RosterColumns(): ReactElement {
  return (
    <Card title="Columns of the list">
      <DescriptionList layout="sheet" facts={facts} />
    </Card>
  )
}
