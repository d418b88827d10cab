import { savedMessage } from '@capiz/domain/text'
import { document, type DocumentEntity } from '@capiz/api/contract/document'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Form } from '@capiz/ui/Form'
import { Stack } from '@capiz/ui/Stack'
import { TextArea } from '@capiz/ui/TextArea'
import { Timeline } from '@capiz/ui/Timeline'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { fieldId, formRules, type Problems } from '../../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { usePersonNames } from '../../people.ts'
import { dayOf, timeOf } from '../../labels.ts'
import { useMay, useProvider } from '../provider.ts'
import { useRead } from '../read.ts'

const remarkRules = formRules<{ remarks: string }>(({ remarks }) =>
  remarks.trim().length < 3 ? { remarks: 'Write 3 characters or more.' } : {},
)

interface RemarkFormProps {
  /** the document the remark is about; without one it is about the record */
  document?: { entity: DocumentEntity; uuid: string }
  label?: string
  hint?: string
  submitLabel?: string
  /** called once the remark is saved */
  onSaved?: () => void
}

/** Adds a remark; what was written stays until it is saved. */
export function RemarkForm(props: RemarkFormProps): ReactElement {
  const { document: about, label = 'New remark', hint, submitLabel = 'Add remark' } = props
  const { kind, code } = useProvider()
  const form = useSaveForm({
    // both forms may be on the page, and ids of fields begin with the name
    name: about === undefined ? 'remark' : 'document-remark',
    schema: remarkRules,
    values: { remarks: '' },
    refusalOf: (error): Problems => {
      const message = errorMessage(error)
      return message === undefined ? {} : { remarks: message }
    },
    save: ({ remarks }, idempotencyKey) =>
      call(
        document.remarks,
        {
          params: { entity: about?.entity ?? kind.remarks },
          body: { code, remarks, ...(about && { uuid: about.uuid }) },
        },
        { idempotencyKey },
      ),
    onSaved: () => {
      form.reset()
      void refreshCalls('document.*', ...kind.stale)
      showToast('success', savedMessage('Remark'))
      props.onSaved?.()
    },
  })
  return (
    <Form
      onSubmit={form.submit}
      aria-label={about === undefined ? 'Add a remark' : 'Add a remark on the document'}
    >
      <Stack gap={3}>
        <form.api.Field name="remarks">
          {(field) => <TextArea label={label} hint={hint} maxLength={2000} rows={2} {...form.bind(field)} />}
        </form.api.Field>
        <div>
          <form.api.Subscribe selector={(state) => state.isSubmitting}>
            {(isPending) => (
              <Button type="submit" size="sm" isPending={isPending}>
                {submitLabel}
              </Button>
            )}
          </form.api.Subscribe>
        </div>
      </Stack>
    </Form>
  )
}

interface RemarkListProps {
  rows: readonly { id: number; remarks: string; createdBy: string; createdDate: string }[]
}

/** Remarks with who wrote them and when, newest first. */
export function RemarkList({ rows }: RemarkListProps): ReactElement {
  const nameOf = usePersonNames(rows.map(({ createdBy }) => createdBy))
  return (
    <Timeline
      label="Remarks"
      entries={rows.map((row) => ({
        id: String(row.id),
        title: row.remarks,
        tone: 'neutral',
        icon: 'pencil',
        who: nameOf(row.createdBy),
        day: dayOf(row.createdDate),
        time: timeOf(row.createdDate),
      }))}
    />
  )
}

/** The form of a new remark, which takes the focus when it opens. */
function NewRemark({ onSaved }: { onSaved: () => void }): ReactElement {
  useEffect(() => globalThis.document.getElementById(fieldId('remark', 'remarks'))?.focus(), [])
  return <RemarkForm submitLabel="Save remark" onSaved={onSaved} />
}

/** Internal remarks of the accreditation section; providers never see them (domain model 5.2). */
export function Remarks(): ReactElement {
  const { kind, code } = useProvider()
  const may = useMay()
  const rows = useRead(kind.calls.remarks(code)).data ?? []
  const [isAdding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setAdding(false)
    opener.current?.focus()
  }
  const isEmpty = rows.length === 0 && !isAdding
  return (
    <Card
      title="Remarks"
      description={rows.length === 0 ? 'For staff only. No remark yet.' : 'For staff only.'}
      actions={
        may('remark') ? (
          <Button
            ref={opener}
            size="sm"
            aria-expanded={isAdding}
            onPress={() => setAdding((isOpen) => !isOpen)}
          >
            Add remark
          </Button>
        ) : undefined
      }
      padding={isEmpty ? 'none' : 'normal'}
    >
      {isEmpty ? null : (
        <Stack gap={5}>
          {isAdding ? <NewRemark onSaved={close} /> : null}
          {rows.length > 0 ? <RemarkList rows={rows} /> : null}
        </Stack>
      )}
    </Card>
  )
}
