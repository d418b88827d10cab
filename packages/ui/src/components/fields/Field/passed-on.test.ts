import { createElement } from 'react'
import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CheckboxGroup } from '../CheckboxGroup/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { CodeField } from '../CodeField/index.ts'
import { ComboBox } from '../ComboBox/index.ts'
import { DateField } from '../DateField/index.ts'
import { DatePicker } from '../DatePicker/index.ts'
import { DateRangePicker } from '../DateRangePicker/index.ts'
import { MoneyField } from '../MoneyField/index.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { ScheduleField } from '../ScheduleField/index.ts'
import { SearchField } from '../SearchField/index.ts'
import { Switch } from '../Switch/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'
import { TimeField } from '../TimeField/index.ts'

const onChange = () => undefined
const label = 'Days'
const options = [{ id: 'a', value: 'a', label: 'A' }]

const fields: Record<string, [component: unknown, props: object]> = {
  Checkbox: [Checkbox, { children: label }],
  CheckboxGroup: [CheckboxGroup, { value: [], options }],
  CodeField: [CodeField, { value: '' }],
  ComboBox: [ComboBox, { value: null, options }],
  DateField: [DateField, { value: null }],
  DatePicker: [DatePicker, { value: null }],
  DateRangePicker: [DateRangePicker, { value: null }],
  MoneyField: [MoneyField, { value: null }],
  NativeSelect: [NativeSelect, { value: '', options }],
  NumberField: [NumberField, { value: null }],
  PasswordField: [PasswordField, { value: '' }],
  RadioGroup: [RadioGroup, { value: null, options }],
  ScheduleField: [ScheduleField, { value: [] }],
  SearchField: [SearchField, { value: '' }],
  Switch: [Switch, { children: label, isSelected: false }],
  TextArea: [TextArea, { value: '' }],
  TextField: [TextField, { value: '' }],
  TimeField: [TimeField, { value: null }],
}

describe('attributes of a field', () => {
  it.each(Object.entries(fields))('%s passes data-* and aria-describedby on', (_name, [component, props]) => {
    const given = { label, onChange, ...props, 'data-testid': 'days', 'aria-describedby': 'why' }
    const html = renderToString(createElement(component as FunctionComponent<object>, given))
    expect(html).toContain('data-testid="days"')
    expect(html).toMatch(/aria-describedby="[^"]*\bwhy\b/u)
  })
})
