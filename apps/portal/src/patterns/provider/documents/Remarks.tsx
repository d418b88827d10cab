import { savedMessage } from '@capiz/domain/text'
import { document } from '@capiz/api/contract/document'
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

/** Adds a remark; what was written stays until it is saved. */
function RemarkForm(): ReactElement {
  const { kind, code } = useProvider()
  const form = useSaveForm({
    name: 'remark',
    schema: remarkRules,
    values: { remarks: '' },
    refusalOf: (error): Problems => {
      const message = errorMessage(error)
      return message === undefined ? {} : { remarks: message }
    },
    save: ({ remarks }, idempotencyKey) =>
      call(
        document.remarks,
        { params: { entity: kind.remarks }, body: { code, remarks } },
        { idempotencyKey },
      ),
    onSaved: () => {
      form.reset()
      void refreshCalls(...kind.stale)
      showToast('success', savedMessage('Remark'))
    },
  })
  return (
    <Form onSubmit={form.submit} aria-label="Add a remark">
      <Stack gap={3}>
        <form.api.Field name="remarks">
          {(field) => <TextArea label="New remark" maxLength={2000} rows={2} {...form.bind(field)} />}
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

/** Internal remarks of the accreditation section; providers never see them (domain model 5.2). */
export function Remarks(): ReactElement {
  const { kind, code } = useProvider()
  const may = useMay()
  const rows = useRead(kind.calls.remarks(code)).data ?? []
  const nameOf = usePersonNames(rows.map(({ createdBy }) => createdBy))
  return (
    <Card title="Remarks" description="For staff only.">
      <Stack gap={5}>
        {may('remark') ? <RemarkForm /> : null}
        {rows.length === 0 ? (
          <Text tone="muted">No remark yet.</Text>
        ) : (
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
        )}
      </Stack>
    </Card>
  )
}
