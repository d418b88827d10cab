import { isOpenItem, type InformationRequestItem } from '@capiz/domain/request'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { DocumentUploader, type DocumentOffer } from '@capiz/ui/accreditation/DocumentUploader'
import { Stack } from '@capiz/ui/Stack'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { useUnsentFiles } from '../platform/forms/unsent-files.ts'
import { saveBlankForm, useOfferedForms } from './blank-forms.ts'
import { today } from './today.ts'

/** The answer to one thing asked for. */
interface ReplySlot {
  text: string
  files: readonly File[]
}

/** The values of a reply so far. */
export interface ReplyValues {
  /** places of the things answered, as text */
  items: readonly string[]
  /** message and files by place */
  slots: Readonly<Record<string, ReplySlot>>
}

interface ReplyFieldsProps {
  /** id of the choice of items, for a summary of problems */
  id?: string
  items: readonly InformationRequestItem[]
  label: string
  values: ReplyValues
  onChange: (values: ReplyValues) => void
  /** what is wrong with the choice of items */
  problem: string | undefined
  /** kinds of file; all when left out */
  accepted?: DocumentOffer['accepted']
}

/** The one type of document an answer takes. */
const offerCode = 'OTHER'

const emptySlot: ReplySlot = { text: '', files: [] }

/** Returns the requested items that are still open, as choices. */
function openItems(items: ReplyFieldsProps['items']): { value: string; label: string }[] {
  return items.flatMap((item, at) => (isOpenItem(item) ? [{ value: String(at), label: item.text }] : []))
}

/** An answer before anything is written; a single thing asked for is ticked from the start. */
export function newReply(items: ReplyFieldsProps['items']): ReplyValues {
  const open = openItems(items)
  return { items: open.length === 1 ? open.map(({ value }) => value) : [], slots: {} }
}

/** An answer as it is sent: each file and message names the item it belongs to. */
export function sentReply({ items, slots }: ReplyValues) {
  const chosen = items.map((place) => ({ item: Number(place), ...(slots[place] ?? emptySlot) }))
  return {
    files: chosen.flatMap(({ files }) => [...files]),
    json: {
      items: chosen.map(({ item }) => item),
      remarks: null,
      fileItems: chosen.flatMap(({ item, files }) => files.map(() => item)),
      replies: chosen
        .filter(({ text }) => text.trim() !== '')
        .map(({ item, text }) => ({ item, text: text.trim() })),
    },
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
  const { items, label, values, onChange, problem, accepted } = props
  const unsent = useUnsentFiles()
  const forms = useOfferedForms()
  const offer = { code: offerCode, label: 'Requested document', isRequired: false, maxCount: 10 }
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
        errorMessage={problem}
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
              offers={[accepted ? { ...offer, accepted } : offer]}
              onRowsChange={(rows) => {
                unsent.note(rows)
                change(value, { files: rows.map(({ file }) => file) })
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
