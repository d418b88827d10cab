import type { InformationRequestItem } from '@capiz/domain/request'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { DocumentUploader, type DocumentOffer } from '@capiz/ui/accreditation/DocumentUploader'
import { Stack } from '@capiz/ui/Stack'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { useUnsentFiles } from '../platform/forms/unsent-files.ts'
import type { Problems } from '../platform/forms/form-problems.ts'
import { saveBlankForm, useOfferedForms } from './blank-forms.ts'
import {
  type RequestItems,
  emptySlot,
  fileProblems,
  openItems,
  type ReplySlot,
  type ReplyValues,
} from './reply-state.ts'
import { today } from './today.ts'

interface ReplyFieldsProps {
  /** id of the choice of items, for a summary of problems */
  id?: string
  items: RequestItems
  label: string
  values: ReplyValues
  onChange: (values: ReplyValues) => void
  problems: Problems
  /** kinds of file; all when left out */
  accepted?: DocumentOffer['accepted']
}

/** The one type of document an answer takes. */
const offerCode = 'OTHER'
/** The files of one thing at most: pages of a document, photographs. */
const mostFiles = 10

/** Offers the document of an item, with its date, or any file where the item is no document of the record. */
function offerOf(
  item: InformationRequestItem | undefined,
  accepted: DocumentOffer['accepted'],
): DocumentOffer {
  const { dateLabel, dateRule } = item?.document ?? {}
  return {
    code: offerCode,
    label: item?.document ? item.text : 'Requested document',
    maxCount: mostFiles,
    ...(accepted && { accepted }),
    ...(dateLabel && { dateLabel }),
    ...(dateRule && { dateRule }),
  }
}

/** Returns the blank form of the document that a requested item names, in its words or among others. */
function formOfItem(text: string, forms: ReturnType<typeof useOfferedForms>) {
  const words = text.toLowerCase()
  const form = forms.find(({ label }) => words.includes(label.toLowerCase()))
  if (form === undefined) return { codes: [], onDownload: () => undefined }
  return { codes: [offerCode], onDownload: () => void saveBlankForm(form.uuid) }
}

/** The fields of an answer to what was asked: what it answers, and for each of it documents and a message. */
export function ReplyFields(props: ReplyFieldsProps): ReactElement {
  const { items, label, values, onChange, problems, accepted } = props
  const unsent = useUnsentFiles()
  const forms = useOfferedForms()
  const open = openItems(items)
  const chosen = open.filter(({ value }) => values.items.includes(value))
  const change = (place: string, part: Partial<ReplySlot>): void =>
    onChange({
      ...values,
      slots: { ...values.slots, [place]: { ...(values.slots[place] ?? emptySlot), ...part } },
    })
  return (
    <>
      <CheckboxGroup
        {...(props.id === undefined ? {} : { id: props.id })}
        label={label}
        hint="Tick one to add its documents and a message. The rest can follow later."
        isRequired
        value={[...values.items]}
        options={open}
        errorMessage={problems['items']}
        onChange={(next) => onChange({ ...values, items: next })}
      />
      {chosen.map(({ value, label: text }) => {
        const of = chosen.length === 1 ? '' : `: ${text}`
        return (
          <Stack key={value} gap={3}>
            <DocumentUploader
              label={`Documents${of}`}
              today={today()}
              blankForms={formOfItem(text, forms)}
              offers={[offerOf(items[Number(value)], accepted)]}
              errors={fileProblems(problems)}
              onRowsChange={(rows) => {
                unsent.note(rows)
                change(value, {
                  files: rows.map(({ id, file, validityDate }) => ({ id, file, date: validityDate })),
                })
              }}
            />
            <TextArea
              label={`Message${of}`}
              rows={3}
              maxLength={1000}
              value={values.slots[value]?.text ?? ''}
              onChange={(next) => change(value, { text: next })}
            />
          </Stack>
        )
      })}
    </>
  )
}
