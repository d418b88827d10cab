import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import { ReadyRows } from '../../patterns/import/ReadyRows.tsx'
import { useImportWork } from '../../patterns/import/use-import-work.ts'
import type { ReadyProps } from '../../patterns/import/ImportReview.tsx'
import { rosterImportKind, rosterSummary } from './roster-import-kind.ts'

/** Shows a checked roster: the new physicians, those on record, the undecided ones; then saves or sends it. */
export function ReadyRoster({ job, isRequest, again }: ReadyProps): ReactElement {
  const work = useImportWork(rosterImportKind, job)
  const { detailProblems } = job
  return (
    <ReadyRows
      kind={rosterImportKind}
      job={job}
      work={work}
      label="Save the roster"
      isRequest={isRequest}
      summary={rosterSummary(job)}
      isLoose={() => true}
      onSave={(mode) => void work.save({ mode })}
      again={again}
      facts={
        detailProblems.length > 0 ? (
          <Notice tone="danger" title="The file is for another facility" isLive>
            {detailProblems.map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
          </Notice>
        ) : isRequest ? (
          <Notice tone="info">
            The roster is sent for approval as one request. Nothing changes before somebody has decided on it.
          </Notice>
        ) : null
      }
    />
  )
}
