import { Card } from '@capiz/ui/Card'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Timeline } from '@capiz/ui/Timeline'
import type { ReactElement } from 'react'
import { nextStep } from './next-step.ts'
import { NoteForm, Notes, RemarkForm } from './Notes.tsx'
import { mayNow, trailOf, type RequestView } from './review-model.ts'

/** History of a request, what it waits for first, and the notes of staff. */
export function Life({ view, isStaff }: { view: RequestView; isStaff: boolean }): ReactElement {
  const next = nextStep(view, isStaff)
  const canNote = mayNow(view, 'note')
  const canRemark = mayNow(view, 'saveRemarks')
  const hasNotes = canNote && view.noteRows.length > 0
  return (
    <>
      <Card title="History">
        <Stack gap={4}>
          <Timeline
            label="History of the request"
            entries={[...(next === undefined ? [] : [next]), ...trailOf(view)]}
          />
          {canRemark || (canNote && !hasNotes) ? (
            <Inline gap={2}>
              {canRemark ? <RemarkForm code={view.code} /> : null}
              {canNote && !hasNotes ? <NoteForm code={view.code} /> : null}
            </Inline>
          ) : null}
        </Stack>
      </Card>
      {hasNotes ? <Notes view={view} /> : null}
    </>
  )
}
