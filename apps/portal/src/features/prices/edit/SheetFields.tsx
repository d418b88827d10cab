import { amendmentReasons } from '@capiz/domain/fees'
import { formatDay } from '@capiz/domain/time'
import { DatePicker } from '@capiz/ui/DatePicker'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { listFields } from '../model/headers.ts'
import type { Names } from '../model/names.ts'
import { headerLabels } from '../../../patterns/price-labels.ts'
import { consequences, firstDay, needsSecond, type SheetHead, type SheetRules } from './sheet-head.ts'

interface SheetFieldsProps {
  head: SheetHead
  onChange: (head: SheetHead) => void
  problems: Readonly<Record<string, string>>
  rules: SheetRules
  names: Names
  /** the sheet begins a price list of its own, so it is said which */
  isNewList?: boolean
}

const idOf = (field: string): string => `sheet-${field}`

/** The choices that tell a new price list from the owner's others. */
function ListFields({ head, onChange, problems, rules: { screen }, names }: SheetFieldsProps): ReactElement {
  return (
    <>
      {listFields(screen).map((field) => (
        <NativeSelect
          key={field}
          id={idOf(field)}
          label={headerLabels[field]}
          isRequired={!screen.optionalHeader.includes(field)}
          placeholder={screen.optionalHeader.includes(field) ? 'All' : 'Choose one'}
          options={names.choicesOf(field).filter(({ isGone }) => !isGone)}
          value={head.header[field] ?? ''}
          onChange={(value) =>
            onChange({ ...head, header: { ...head.header, [field]: value === '' ? null : value } })
          }
          errorMessage={problems[field]}
        />
      ))}
    </>
  )
}

/** The days of the sheet, what they would do, and the reason for a day in the past. */
function DayFields({ head, onChange, problems, rules }: SheetFieldsProps): ReactElement {
  const { screen } = rules
  const first = firstDay(rules)
  const isPast = head.effectiveDate !== null && head.effectiveDate < rules.today
  const isBackdated = isPast && !head.isRetro
  const later = first === undefined ? 'A day in the past needs a reason.' : `${formatDay(first)} or later.`
  const hint = head.isRetro ? 'A day between the first day of these prices and today.' : later
  const shownConsequences = consequences(head, rules)
  return (
    <>
      <DatePicker
        id={idOf('effectiveDate')}
        label={head.isRetro ? 'Changed since' : 'Takes effect on'}
        isRequired
        hint={hint}
        value={head.effectiveDate}
        onChange={(effectiveDate) => onChange({ ...head, effectiveDate })}
        errorMessage={problems['effectiveDate']}
      />
      {screen.validity && !needsSecond(rules.replaces, head) ? (
        <DatePicker
          id={idOf('validityDate')}
          label="Valid until"
          hint="Leave empty when the prices hold until the next version."
          value={head.validityDate}
          onChange={(validityDate) => onChange({ ...head, validityDate })}
          errorMessage={problems['validityDate']}
        />
      ) : null}
      {shownConsequences.length > 0 ? (
        <Notice tone="attention" title="What this would do" isLive>
          {shownConsequences.map((consequence) => (
            <p key={consequence}>{consequence}</p>
          ))}
        </Notice>
      ) : null}
      {isBackdated && rules.canBackdate ? (
        <TextField
          id={idOf('backdateReason')}
          label="Why in the past"
          isRequired
          hint="The reason goes into the audit log."
          value={head.backdateReason}
          onChange={(backdateReason) => onChange({ ...head, backdateReason })}
          maxLength={500}
          errorMessage={problems['backdateReason']}
        />
      ) : null}
    </>
  )
}

const reasonOptions = Object.entries(amendmentReasons).map(([value, label]) => ({ value, label }))

/** Why stored prices change; what they were before stays readable. */
function ReasonFields({ head, onChange, problems }: SheetFieldsProps): ReactElement {
  return (
    <>
      <NativeSelect
        id={idOf('reasonCode')}
        label="Reason for the change"
        isRequired
        placeholder="Choose one"
        options={reasonOptions}
        value={head.reasonCode}
        onChange={(code) => onChange({ ...head, reasonCode: code as SheetHead['reasonCode'] })}
        errorMessage={problems['reasonCode']}
      />
      <TextField
        id={idOf('reason')}
        label="What happened"
        isRequired
        hint="The reason stays with the prices before and after, and goes into the audit log."
        value={head.reason}
        onChange={(reason) => onChange({ ...head, reason })}
        maxLength={500}
        errorMessage={problems['reason']}
      />
    </>
  )
}

/** Which list, from which day, why and what is to be remembered. */
export function SheetFields(props: SheetFieldsProps): ReactElement {
  const { head, onChange, problems, isNewList = false } = props
  return (
    <>
      {isNewList ? <ListFields {...props} /> : null}
      <DayFields {...props} />
      {props.rules.isAmendment ? <ReasonFields {...props} /> : null}
      {needsSecond(props.rules.replaces, head) ? null : (
        <TextArea
          id={idOf('remarks')}
          label="Remarks"
          rows={2}
          maxLength={2000}
          value={head.remarks}
          onChange={(remarks) => onChange({ ...head, remarks })}
          errorMessage={problems['remarks']}
        />
      )}
    </>
  )
}
