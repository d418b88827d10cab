import { savedMessage } from '@capiz/domain/text'
import { document, type DocumentEntity } from '@capiz/api/contract/document'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Form } from '@capiz/ui/Form'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { Timeline } from '@capiz/ui/Timeline'
import type { ReactElement } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { formRules, type Problems } from '../../../platform/forms/form-problems.ts'
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
}

/** Adds a remark; what was written stays until it is saved. */
export function RemarkForm({ document: about, label = 'New remark', hint }: RemarkFormProps): ReactElement {
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
                Add remark
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
  if (rows.length === 0) return <Text tone="muted">No remark yet.</Text>
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

/** Internal remarks of the accreditation section; providers never see them (domain model 5.2). */
export function Remarks(): ReactElement {
  const { kind, code } = useProvider()
  const may = useMay()
  const rows = useRead(kind.calls.remarks(code)).data ?? []
  return (
    <Card title="Remarks" description="For staff only.">
      <Stack gap={5}>
        {may('remark') ? <RemarkForm /> : null}
        <RemarkList rows={rows} />
      </Stack>
    </Card>
  )
}
