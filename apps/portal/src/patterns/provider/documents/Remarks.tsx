import { document } from '@capiz/api/contract/document'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Form } from '@capiz/ui/Form'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { Timeline } from '@capiz/ui/Timeline'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { showToast } from '../../../app/toasts.ts'
import { refreshCalls } from '../../../lib/query.tsx'
import { useSend } from '../../../lib/send.ts'
import { usePersonNames } from '../../people.ts'
import { dayOf, timeOf } from '../words.ts'
import { useMay, useProvider } from '../provider.ts'
import { useRead } from '../read.ts'

/** Internal remarks of the accreditation section; providers never see them (domain model 5.2). */
export function Remarks(): ReactElement {
  const { kind, code } = useProvider()
  const may = useMay()
  const rows = useRead(kind.calls.remarks(code)).data ?? []
  const nameOf = usePersonNames(rows.map(({ createdBy }) => createdBy))
  const add = useSend(document.remarks, { reportsErrors: false })
  const [remarks, setRemarks] = useState('')
  const [problem, setProblem] = useState<string>()

  function save(): void {
    if (remarks.trim().length < 3) {
      setProblem('Write 3 characters or more.')
      return
    }
    setProblem(undefined)
    add.mutate(
      { input: { params: { entity: kind.remarks }, body: { code, remarks } } },
      {
        onSuccess: () => {
          setRemarks('')
          void refreshCalls(...kind.stale)
          void showToast('success', 'The remark was added.')
        },
        onError: (error) => setProblem(wordsForError(error)),
      },
    )
  }
  return (
    <Card title="Remarks" description="For staff only.">
      <Stack gap={5}>
        {may('remark') ? (
          <Form onSubmit={save} aria-label="Add a remark">
            <Stack gap={3}>
              <TextArea
                label="New remark"
                value={remarks}
                onChange={setRemarks}
                maxLength={2000}
                rows={2}
                errorMessage={problem}
              />
              <div>
                <Button type="submit" size="sm" isPending={add.isPending}>
                  Add remark
                </Button>
              </div>
            </Stack>
          </Form>
        ) : null}
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
