import { plural } from '@capiz/domain/text'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { ProgressBar } from '@capiz/ui/ProgressBar'
import { Inline, Stack } from '@capiz/ui/Stack'
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { refreshCalls } from '../../platform/data/query.tsx'
import { LoadingLines } from '../LoadingLines.tsx'
import { usePersonNames } from '../people.ts'
import type { ImportKind, RowImport } from './kind.ts'
import { importStates, isAtWork } from './import-state.ts'
import { useImport } from './use-import.ts'
import { useImportWork } from './use-import-work.ts'
import { ReadError } from '../ReadError.tsx'

/** How far the server is, and the way to stop it. */
function AtWork({ kind, job }: { kind: ImportKind; job: RowImport }): ReactElement {
  const work = useImportWork(kind, job)
  const label = job.status === 'READING' ? `Checking ${job.fileName}` : `Saving ${job.fileName}`
  const isKnown = job.total > 0
  return (
    <Stack gap={4}>
      <ProgressBar
        label={label}
        {...(isKnown && {
          value: (job.done / job.total) * 100,
          valueLabel: `${job.done.toLocaleString('en-PH')} of ${plural(job.total, 'row', 'rows')}`,
        })}
      />
      <Inline gap={2}>
        <Button isPending={work.pending === 'cancel'} onPress={() => void work.cancel()}>
          Cancel
        </Button>
      </Inline>
    </Stack>
  )
}

interface DoneProps {
  job: RowImport
  /** where what was saved can be seen */
  result: ReactNode
  /** what became of rows left out, beside their number */
  rejectedMessage: string
  again: ReactNode
}

/** Shows the result of a saved import, and a link to the saved rows. */
function Done({ job: { result }, result: link, rejectedMessage, again }: DoneProps): ReactElement {
  const rejected = result?.leftOut ?? 0
  return (
    <Stack gap={4}>
      <Notice tone="success" title={result?.message ?? 'The rows were saved.'} isLive>
        {`${plural(result?.imported ?? 0, 'row was', 'rows were')} taken over.`}
        {rejected > 0 ? ` ${plural(rejected, 'row was', 'rows were')} left out${rejectedMessage}.` : ''}
      </Notice>
      <Inline gap={3}>
        {result?.requestCode ? (
          <Link href={`/dashboard/requests/${result.requestCode}`} variant="standalone">
            {`View request ${result.requestCode}`}
          </Link>
        ) : (
          link
        )}
        {again}
      </Inline>
    </Stack>
  )
}

function Ended({ job, again }: { job: RowImport; again: ReactNode }): ReactElement {
  const isFailure = job.status === 'FAILED'
  return (
    <Stack gap={4}>
      <Notice tone={isFailure ? 'danger' : 'info'} title={importStates[job.status].label} isLive>
        {[job.message, 'Nothing was saved.'].filter(Boolean).join(' ')}
      </Notice>
      <Inline gap={2}>{again}</Inline>
    </Stack>
  )
}

/** The same file was here before: said before it is saved a second time. */
function SameFile({ job }: { job: RowImport }): ReactElement | null {
  const { sameFile } = job
  const nameOf = usePersonNames([sameFile?.createdBy])
  if (sameFile === null || job.status === 'DONE') return null
  const day = formatDay(manilaDay(new Date(sameFile.createdDate)))
  return (
    <Notice
      tone={sameFile.status === 'DONE' ? 'attention' : 'info'}
      title={
        sameFile.status === 'DONE'
          ? 'This file was saved before'
          : `This file was uploaded before: ${importStates[sameFile.status].label.toLowerCase()}`
      }
    >
      {`${nameOf(sameFile.createdBy)} uploaded the same file as ${sameFile.fileName} on ${day}.`}
    </Notice>
  )
}

/** The props of a component that shows a checked file. */
export interface ReadyProps {
  job: RowImport
  isRequest: boolean
  again: ReactNode
}

interface ImportReviewProps {
  kind: ImportKind
  code: string
  /** title and one line under it */
  head: (job: RowImport) => { title: string; description: string }
  /** the checked file, ready to be saved */
  Ready: ComponentType<ReadyProps>
  /** the caller may only ask; the rows then wait for approval */
  isRequest: boolean
  /** where what was saved can be seen */
  result: (job: RowImport) => ReactNode
  rejectedMessage?: (job: RowImport) => string
  /** answers a save makes stale */
  changed: (job: RowImport) => readonly `${string}.*`[]
  /** goes on with another file */
  again: ReactNode
}

/**
 * One upload from the first look to the saved rows: its columns, the facts, every bad cell, what would change, then all
 * rows or the good ones. Everything is on the server, so a reload or another device goes on where this one ended.
 */
export function ImportReview(props: ImportReviewProps): ReactElement {
  const { kind, code, head, Ready, isRequest, result, rejectedMessage, changed, again } = props
  const answer = useImport(kind, code)
  const job = answer.data
  const status = useRef(job?.status)
  useEffect(() => {
    const before = status.current
    status.current = job?.status
    if (job !== undefined && before !== undefined && before !== 'DONE' && job.status === 'DONE') {
      void refreshCalls(...changed(job))
    }
  }, [job, changed])
  if (answer.isError) {
    return <ReadError title="The upload could not be read" answer={answer} />
  }
  if (job === undefined) {
    return (
      <Card title="Upload">
        <LoadingLines count={6} />
      </Card>
    )
  }
  return (
    <Card {...head(job)}>
      <Stack gap={5}>
        <SameFile job={job} />
        {isAtWork(job) ? (
          <AtWork kind={kind} job={job} />
        ) : job.status === 'READY' ? (
          <Ready {...{ job, isRequest, again }} />
        ) : job.status === 'DONE' ? (
          <Done job={job} result={result(job)} rejectedMessage={rejectedMessage?.(job) ?? ''} again={again} />
        ) : (
          <Ended job={job} again={again} />
        )}
      </Stack>
    </Card>
  )
}
