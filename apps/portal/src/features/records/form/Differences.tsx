import { formatField } from '@capiz/domain/field'
import type { RecordField } from '@capiz/domain/record'
import { sameValue } from '@capiz/domain/text'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Columns, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import type { FormValues } from '../model/calls.ts'
import type { RecordScreen } from '../model/screens.ts'
import { useChoices } from '../model/use-choices.ts'
import { enteredFields } from './values.ts'

interface DifferencesProps {
  screen: RecordScreen
  draft: FormValues
  stored: FormValues
}

/** Both versions of the fields that differ, side by side. */
export function Differences({ screen, draft, stored }: DifferencesProps): ReactElement {
  const termsOf = useChoices(screen.fields)
  const textOf = (field: RecordField, value: unknown): string => {
    if (Array.isArray(value)) return `${value.length} entries`
    return formatField(field, value, (code) => termsOf(field.name).find((term) => term.value === code)?.label)
  }
  const fields = enteredFields(screen).filter(({ name }) => !sameValue(draft[name], stored[name]))
  if (fields.length === 0) return <p>Both versions hold the same.</p>
  const side = (title: string, values: FormValues) => (
    <Stack gap={2}>
      <Text weight="strong">{title}</Text>
      <DescriptionList
        columns={1}
        facts={fields.map((field) => ({
          id: field.name,
          label: field.label,
          value: textOf(field, values[field.name]),
        }))}
      />
    </Stack>
  )
  return (
    <Columns ratio="1/1">
      {side('Saved meanwhile', stored)}
      {side('Your entries', draft)}
    </Columns>
  )
}
