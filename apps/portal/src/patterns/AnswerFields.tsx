import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { DocumentUploader, type DocumentOffer } from '@capiz/ui/DocumentUploader'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { today } from './today.ts'

/** What is answered, so far. */
export interface AnswerValues {
  /** places of the things answered, as text */
  items: readonly string[]
  remarks: string
  files: readonly File[]
}

interface AnswerFieldsProps {
  /** id of the choice of items, for a summary of problems */
  id?: string
  asked: readonly { text: string; answeredOn: string | null }[]
  label: string
  values: AnswerValues
  onChange: (values: AnswerValues) => void
  /** what is wrong with the choice of items */
  problem: string | undefined
  /** kinds of file; all when left out */
  accepted?: DocumentOffer['accepted']
}

/** What of the things asked for is still open, as choices. */
function openItems(asked: AnswerFieldsProps['asked']): { value: string; label: string }[] {
  return asked.flatMap(({ text, answeredOn }, at) =>
    answeredOn === null ? [{ value: String(at), label: text }] : [],
  )
}

/** An answer before anything is written; a single thing asked for is ticked from the start. */
export function newAnswer(asked: AnswerFieldsProps['asked']): AnswerValues {
  const open = openItems(asked)
  return { items: open.length === 1 ? open.map(({ value }) => value) : [], remarks: '', files: [] }
}

/** The fields of an answer to what was asked: what it answers, papers, words. */
export function AnswerFields(props: AnswerFieldsProps): ReactElement {
  const { asked, label, values, onChange, problem, accepted } = props
  const offer = { code: 'OTHER', label: 'Paper that was asked for', isRequired: false, maxCount: 10 }
  return (
    <>
      <CheckboxGroup
        {...(props.id === undefined ? {} : { id: props.id })}
        label={label}
        hint="The rest can follow later."
        isRequired
        value={[...values.items]}
        options={openItems(asked)}
        errorMessage={problem}
        onChange={(items) => onChange({ ...values, items })}
      />
      <DocumentUploader
        label="Papers"
        today={today()}
        offers={[accepted ? { ...offer, accepted } : offer]}
        onRowsChange={(rows) => onChange({ ...values, files: rows.map(({ file }) => file) })}
      />
      <TextArea
        label="Words"
        rows={3}
        maxLength={1000}
        value={values.remarks}
        onChange={(remarks) => onChange({ ...values, remarks })}
      />
    </>
  )
}
