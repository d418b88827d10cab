import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { DocumentUploader, type DocumentOffer } from '@capiz/ui/accreditation/DocumentUploader'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { useUnsentFiles } from '../platform/forms/unsent-files.ts'
import { today } from './today.ts'

/** The values of a reply so far. */
export interface ReplyValues {
  /** places of the things answered, as text */
  items: readonly string[]
  remarks: string
  files: readonly File[]
}

interface ReplyFieldsProps {
  /** id of the choice of items, for a summary of problems */
  id?: string
  items: readonly { text: string; answeredOn: string | null }[]
  label: string
  values: ReplyValues
  onChange: (values: ReplyValues) => void
  /** what is wrong with the choice of items */
  problem: string | undefined
  /** kinds of file; all when left out */
  accepted?: DocumentOffer['accepted']
}

/** Returns the requested items that are still open, as choices. */
function openItems(items: ReplyFieldsProps['items']): { value: string; label: string }[] {
  return items.flatMap(({ text, answeredOn }, at) =>
    answeredOn === null ? [{ value: String(at), label: text }] : [],
  )
}

/** An answer before anything is written; a single thing asked for is ticked from the start. */
export function newReply(items: ReplyFieldsProps['items']): ReplyValues {
  const open = openItems(items)
  return { items: open.length === 1 ? open.map(({ value }) => value) : [], remarks: '', files: [] }
}

/** The fields of an answer to what was asked: what it answers, documents, words. */
export function ReplyFields(props: ReplyFieldsProps): ReactElement {
  const { items, label, values, onChange, problem, accepted } = props
  const unsent = useUnsentFiles()
  const offer = { code: 'OTHER', label: 'Requested document', isRequired: false, maxCount: 10 }
  return (
    <>
      <CheckboxGroup
        {...(props.id === undefined ? {} : { id: props.id })}
        label={label}
        hint="The rest can follow later."
        isRequired
        value={[...values.items]}
        options={openItems(items)}
        errorMessage={problem}
        onChange={(items) => onChange({ ...values, items })}
      />
      <DocumentUploader
        label="Documents"
        today={today()}
        offers={[accepted ? { ...offer, accepted } : offer]}
        onRowsChange={(rows) => {
          unsent.note(rows)
          onChange({ ...values, files: rows.map(({ file }) => file) })
        }}
      />
      <TextArea
        label="Message"
        rows={3}
        maxLength={1000}
        value={values.remarks}
        onChange={(remarks) => onChange({ ...values, remarks })}
      />
    </>
  )
}
