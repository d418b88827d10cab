import { Card } from '@capiz/ui/Card'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { Timeline } from '@capiz/ui/Timeline'
import type { ReactElement } from 'react'
import { NoteForm, Notes, RemarkForm } from './Notes.tsx'
import { mayNow, trailOf, type RequestView } from './review-model.ts'

/** History of a request and the notes of staff. One that has neither takes a line: its head has who requested it and when. */
export function Life({ view }: { view: RequestView }): ReactElement {
  const trail = trailOf(view)
  const canNote = mayNow(view, 'note')
  const hasNotes = canNote && view.noteRows.length > 0
  const forms = (
    <Inline gap={2}>
      {mayNow(view, 'saveRemarks') ? <RemarkForm code={view.code} /> : null}
      {canNote && !hasNotes ? <NoteForm code={view.code} /> : null}
    </Inline>
  )
  // the request itself is the first step
  if (trail.length < 2 && !hasNotes) {
    return (
      <Stack gap={2}>
        <Text tone="muted">{canNote ? 'No remarks or notes yet.' : 'No remarks yet.'}</Text>
        {forms}
      </Stack>
    )
  }
  return (
    <>
      <Card title="History">
        <Stack gap={4}>
          <Timeline label="History of the request" entries={trail} />
          {forms}
        </Stack>
      </Card>
      {hasNotes ? <Notes view={view} /> : null}
    </>
  )
}
