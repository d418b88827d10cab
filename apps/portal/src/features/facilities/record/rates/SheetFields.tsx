import { formatDay } from '@capiz/domain/time'
import { DateField } from '@capiz/ui/DateField'
import { ErrorSummary } from '@capiz/ui/ErrorSummary'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { today } from '../../../../patterns/today.ts'
import { firstDay } from './save-sheet.ts'
import type { SheetHead } from './useSheetSave.ts'

interface SheetFieldsProps {
  head: SheetHead
  onChange: (head: SheetHead) => void
  problems: Readonly<Record<string, string>>
  attempt: number
  isRequest: boolean
  canBackdate: boolean
}

const fieldNames = ['effectiveDate', 'backdateReason', 'remarks']

/** The day, the reason and the remarks of a new sheet, with what is wrong above them. */
export function SheetFields(props: SheetFieldsProps): ReactElement {
  const { head, onChange, problems, attempt, isRequest, canBackdate } = props
  const first = firstDay(isRequest, canBackdate)
  const isBackdated = head.effectiveDate !== null && head.effectiveDate < today()
  return (
    <>
      {attempt === 0 ? null : (
        <ErrorSummary
          attempt={attempt}
          errors={Object.entries(problems).map(([name, message]) => ({
            fieldId: fieldNames.includes(name) ? `sheet-${name}` : undefined,
            message,
          }))}
        />
      )}
      <DateField
        id="sheet-effectiveDate"
        label="Takes effect on"
        isRequired
        hint={first === undefined ? 'A day in the past needs a reason.' : `${formatDay(first)} or later.`}
        value={head.effectiveDate}
        onChange={(effectiveDate) => onChange({ ...head, effectiveDate })}
        errorMessage={problems['effectiveDate']}
      />
      {isBackdated && canBackdate ? (
        <TextField
          id="sheet-backdateReason"
          label="Why in the past"
          isRequired
          hint="These prices would change what has been charged since that day."
          value={head.backdateReason}
          onChange={(backdateReason) => onChange({ ...head, backdateReason })}
          maxLength={500}
          errorMessage={problems['backdateReason']}
        />
      ) : null}
      <TextArea
        id="sheet-remarks"
        label="Remarks"
        rows={2}
        maxLength={2000}
        value={head.remarks}
        onChange={(remarks) => onChange({ ...head, remarks })}
        errorMessage={problems['remarks']}
      />
    </>
  )
}
