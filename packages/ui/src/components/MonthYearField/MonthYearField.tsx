import { useState } from 'react'
import type { ReactElement } from 'react'
import { GroupField, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { ReadOnlyChoice } from '../Field/ReadOnlyChoice.tsx'
import { NativeSelect } from '../NativeSelect/index.ts'
import * as styles from './MonthYearField.css.ts'
import { isWithin, monthNames, partsOf, textOf, yearsBetween } from './month.ts'
import type { MonthParts, MonthText } from './month.ts'

export type { MonthText } from './month.ts'

export interface MonthYearFieldProps extends Omit<FieldProps, 'width' | 'name'> {
  /** `yyyy-MM`; null while the month or the year is missing. */
  value: MonthText | null
  /** Called with every complete month, and with null while one part is missing. */
  onChange: (value: MonthText | null) => void
  /** First month that may be chosen; earlier ones are not offered. */
  minValue?: MonthText
  /** Last month that may be chosen; later ones are not offered. */
  maxValue?: MonthText
}

/** A month of a year, for what has no day: the end of a training, the month of a report. Two of the browser's lists. */
export function MonthYearField(props: MonthYearFieldProps): ReactElement {
  const { value, onChange, minValue = '1950-01', maxValue = '2100-12' } = props
  const [held, setHeld] = useState<MonthParts>(() => partsOf(value))
  // A half-chosen month is nothing to the form, but must not vanish from the screen.
  const parts = textOf(held) === value ? held : partsOf(value)

  function choose(next: MonthParts) {
    setHeld(next)
    const text = textOf(next)
    if (text !== value) onChange(text)
  }

  if (props.isReadOnly) {
    const { month, year } = partsOf(value)
    const text = month === undefined ? '' : `${monthNames[month - 1]} ${year}`
    return <ReadOnlyChoice {...props} width="medium" text={text} value={value ?? ''} />
  }

  const number = (text: string) => (text === '' ? undefined : Number(text))
  const state = {
    isDisabled: props.isDisabled,
    isRequired: props.isRequired,
    isInvalid: props.errorMessage !== undefined,
  }
  return (
    <GroupField {...shellProps(props)} id={props.id} onBlur={props.onBlur}>
      <div className={styles.parts}>
        <NativeSelect
          {...state}
          label="Month"
          isLabelHidden
          placeholder="Month"
          value={parts.month === undefined ? '' : String(parts.month)}
          onChange={(text) => choose({ ...parts, month: number(text) })}
          options={monthNames.map((label, at) => ({
            value: String(at + 1),
            label,
            isDisabled: !isWithin({ year: parts.year, month: at + 1 }, minValue, maxValue),
          }))}
        />
        <NativeSelect
          {...state}
          label="Year"
          isLabelHidden
          placeholder="Year"
          value={parts.year === undefined ? '' : String(parts.year)}
          onChange={(text) => choose({ ...parts, year: number(text) })}
          options={yearsBetween(minValue, maxValue, parts.year).map((year) => ({
            value: String(year),
            label: String(year),
            isDisabled: !isWithin({ year, month: parts.month }, minValue, maxValue),
          }))}
        />
      </div>
    </GroupField>
  )
}
