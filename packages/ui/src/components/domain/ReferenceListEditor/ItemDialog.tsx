import { useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { ReferenceField } from '@capiz/domain/reference'
import { isIsoDate } from '@capiz/domain/time'
import { Button } from '../../primitives/Button/index.ts'
import { Checkbox } from '../../fields/Checkbox/index.ts'
import { DatePicker } from '../../fields/DatePicker/index.ts'
import { Dialog } from '../../overlays/Dialog/index.ts'
import { NativeSelect } from '../../fields/NativeSelect/index.ts'
import { Notice } from '../../feedback/Notice/index.ts'
import { NumberField } from '../../fields/NumberField/index.ts'
import { TextArea } from '../../fields/TextArea/index.ts'
import { TextField } from '../../fields/TextField/index.ts'
import * as styles from './ReferenceListEditor.css.ts'
import type { ListItem } from './types.ts'
import { emptyItem, itemProblems } from './values.ts'
import type { Choices, FieldValue, ItemValues } from './values.ts'

interface ItemDialogProps {
  title: string
  fields: readonly ReferenceField[]
  item: ListItem | undefined
  choices: Choices
  fieldErrors: Readonly<Record<string, string>>
  formError: string | undefined
  isPending: boolean
  /** what is said under the fields, from what is typed */
  note: ((values: ItemValues, item: ListItem | undefined) => ReactNode) | undefined
  onSave: (values: ItemValues) => void
  onClose: () => void
}

/** The form of one item, a field for every declaration. */
export function ItemDialog(props: ItemDialogProps): ReactElement {
  const { fields, item, isPending, formError } = props
  const { form, values, setValues, problems, save } = useItemForm(props)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose()
      }}
      title={props.title}
      footer={
        <>
          <Button onPress={props.onClose}>Cancel</Button>
          <Button variant="primary" isPending={isPending} onPress={save}>
            Save
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) save()
        }}
      >
        {formError ? (
          <Notice tone="danger" isLive>
            {formError}
          </Notice>
        ) : null}
        {fields.map((field) => (
          <ItemField
            key={field.name}
            field={field}
            value={values[field.name] ?? null}
            choices={
              props.choices[field.name] ??
              (field.choices ?? []).map(({ code, label }) => ({ value: code, label }))
            }
            errorMessage={problems[field.name]}
            // leaving a number commits it in the same moment as the box that is ticked next
            onChange={(value) => setValues((now) => ({ ...now, [field.name]: value }))}
          />
        ))}
        {props.note?.(values, item)}
        {/* lets Enter save; the visible button stands in the foot of the dialog */}
        <button type="submit" hidden>
          Save
        </button>
      </form>
    </Dialog>
  )
}

/** Holds the values typed, and their problems once saving was tried. */
function useItemForm({ fields, item, fieldErrors, onSave }: ItemDialogProps) {
  const [values, setValues] = useState<ItemValues>(item?.values ?? emptyItem(fields))
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const own = attempts > 0 ? itemProblems(fields, values) : {}
  // After a refusal, its own or the server's, the first field that needs a change has the focus.
  useEffect(() => {
    if (attempts === 0 && Object.keys(fieldErrors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts, fieldErrors])
  const save = () => {
    setAttempts(attempts + 1)
    if (Object.keys(itemProblems(fields, values)).length === 0) onSave(values)
  }
  return { form, values, setValues, problems: { ...fieldErrors, ...own }, save }
}

interface ItemFieldProps {
  field: ReferenceField
  value: FieldValue
  choices: readonly { readonly value: string; readonly label: string }[]
  errorMessage: string | undefined
  onChange: (value: FieldValue) => void
}

function ItemField({ field, value, choices, errorMessage, onChange }: ItemFieldProps): ReactElement {
  const common = { label: field.label, isRequired: field.required, errorMessage, name: field.name }
  const text = typeof value === 'string' ? value : ''
  if (field.kind === 'boolean') {
    return (
      <Checkbox isSelected={value === true} onChange={onChange}>
        {field.label}
      </Checkbox>
    )
  }
  if (field.kind === 'number') {
    return <NumberField {...common} value={typeof value === 'number' ? value : null} onChange={onChange} />
  }
  if (field.kind === 'day') {
    return <DatePicker {...common} value={isIsoDate(text) ? text : null} onChange={onChange} />
  }
  if (choices.length > 0) {
    return (
      <NativeSelect {...common} value={text} placeholder="Choose" options={choices} onChange={onChange} />
    )
  }
  if (field.kind === 'longText')
    return <TextArea {...common} value={text} onChange={onChange} maxLength={field.max} />
  return <TextField {...common} value={text} onChange={onChange} />
}
