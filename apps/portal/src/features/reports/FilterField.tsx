import type { ReportFilterField } from '@capiz/domain/report'
import type { ReactElement } from 'react'
import { FieldInput } from '../../patterns/field/registry.tsx'
import type { FieldOption } from '../../patterns/field/props.ts'
import { monthChoices, yearChoices } from '../../patterns/periods.ts'
import { today } from '../../patterns/today.ts'

interface FilterFieldProps {
  field: ReportFilterField
  value: string
  onChange: (value: string) => void
  problem: string | undefined
}

/** Years offered, the newest first. */
const yearsOffered = 12

/** Kinds that are chosen from a short list as a filter. */
const chosenKinds: Partial<Record<ReportFilterField['kind'], () => readonly FieldOption[]>> = {
  year: () => yearChoices(today(), yearsOffered),
  month: () => monthChoices,
  boolean: () => [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ],
}

/** Kinds whose control takes something else than the text of the address. */
function typedValue({ kind }: ReportFilterField, text: string): unknown {
  return kind === 'whole' && text !== '' ? Number(text) : text
}

/** One filter of a report, by its kind; its value is the text of the address. */
export function FilterField({ field, value, onChange, problem }: FilterFieldProps): ReactElement {
  const options = chosenKinds[field.kind]?.()
  // any provider is typed as a code: the reports take codes of both kinds
  const kind = options === undefined ? (field.kind === 'provider' ? 'text' : field.kind) : 'choice'
  return (
    <FieldInput
      field={{ ...field, kind }}
      value={typedValue(field, value)}
      onChange={(typed) => onChange(typed === null ? '' : String(typed))}
      errorMessage={problem}
      options={options}
      placeholder={
        kind === 'facility' || kind === 'physician'
          ? 'Name, code or licence'
          : field.required === true
            ? 'Choose'
            : 'Any'
      }
      // the example in the box of a search says it
      hint={null}
    />
  )
}
