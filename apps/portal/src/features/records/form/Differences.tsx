import { formatPeso, toCentavos } from '@capiz/domain/money'
import type { RecordField } from '@capiz/domain/record'
import { sameValue } from '@capiz/domain/text'
import { formatDay, isIsoDate } from '@capiz/domain/time'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Columns, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import type { FormValues } from '../model/calls.ts'
import type { RecordScreen } from '../model/screens.ts'
import { useTerms } from '../model/use-terms.ts'
import { enteredFields } from './values.ts'

interface DifferencesProps {
  screen: RecordScreen
  mine: FormValues
  theirs: FormValues
}

/** Both versions of the fields that differ, side by side. */
export function Differences({ screen, mine, theirs }: DifferencesProps): ReactElement {
  const termsOf = useTerms(screen.fields)
  const words = (field: RecordField, value: unknown): string => {
    if (Array.isArray(value)) return `${value.length} entries`
    if (typeof value === 'number')
      return field.kind === 'peso' ? formatPeso(toCentavos(value)) : String(value)
    if (typeof value !== 'string') return ''
    if (isIsoDate(value)) return formatDay(value)
    return termsOf(field.name).find((term) => term.value === value)?.label ?? value
  }
  const fields = enteredFields(screen).filter(({ name }) => !sameValue(mine[name], theirs[name]))
  if (fields.length === 0) return <p>Both versions hold the same.</p>
  const side = (title: string, values: FormValues) => (
    <Stack gap={2}>
      <Text weight="strong">{title}</Text>
      <DescriptionList
        columns={1}
        facts={fields.map((field) => ({
          id: field.name,
          label: field.label,
          value: words(field, values[field.name]),
        }))}
      />
    </Stack>
  )
  return (
    <Columns ratio="1/1">
      {side('Saved meanwhile', theirs)}
      {side('Your entries', mine)}
    </Columns>
  )
}
