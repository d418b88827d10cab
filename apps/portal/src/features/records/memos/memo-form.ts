import { memoProblems, type MemoType } from '@capiz/domain/memo'
import type { IsoDate } from '@capiz/domain/time'
import type { Option } from '@capiz/ui/AsyncComboBox'
import { formRules, type FormSchema } from '../../../platform/forms/form-problems.ts'
import type { MemoRow } from './columns.tsx'

/** The facts of a memo as they are entered. */
export interface MemoValues {
  memoType: string
  dateOfMemo: IsoDate | null
  dateSent: IsoDate | null
  dateReceived: IsoDate | null
  effectiveDate: IsoDate | null
  remarks: string
}

/** A new memo as it is entered: for whom, the facts, the file. */
export interface NewMemoValues extends MemoValues {
  recipients: readonly Option[]
  file: File | undefined
}

/** The facts a form begins with: those of a memo, or none but the day. */
export function memoFacts(row: MemoRow | undefined, today: IsoDate): MemoValues {
  return {
    memoType: row?.memoType ?? '',
    dateOfMemo: row === undefined ? today : row.dateOfMemo,
    dateSent: row?.dateSent ?? null,
    dateReceived: row?.dateReceived ?? null,
    effectiveDate: row?.effectiveDate ?? null,
    remarks: row?.remarks ?? '',
  }
}

/** The facts as they are sent; the rules have seen to it that kind and date are there. */
export function sentFacts({ memoType, dateOfMemo, ...values }: MemoValues) {
  return {
    memoType: memoType as MemoType,
    dateOfMemo: dateOfMemo ?? '',
    dateSent: values.dateSent,
    dateReceived: values.dateReceived,
    effectiveDate: values.effectiveDate,
    remarks: values.remarks,
  }
}

const problemsOf = (values: MemoValues, today: IsoDate) =>
  Object.fromEntries(memoProblems(values, today).map(({ field, message }) => [field, message]))

/** The rules of the facts of a memo, those of the server. */
export const memoRules = <V extends MemoValues>(today: IsoDate): FormSchema<V> =>
  formRules((values) => problemsOf(values, today))

/** The rules of a new memo. */
export const newMemoRules = (today: IsoDate): FormSchema<NewMemoValues> =>
  formRules((values) => ({
    recipients: values.recipients.length === 0 ? 'Choose the providers the memo is for.' : undefined,
    ...problemsOf(values, today),
    file: values.file === undefined ? 'Add the file of the memo.' : undefined,
  }))
