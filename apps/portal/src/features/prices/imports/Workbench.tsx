import { priceSheetKindNames } from '@capiz/domain/fees'
import { plural } from '@capiz/domain/text'
import { formatDay, type IsoDate, manilaDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { ProgressBar } from '@capiz/ui/ProgressBar'
import { Inline, Stack } from '@capiz/ui/Stack'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { refreshCalls } from '../../../lib/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { usePersonNames } from '../../../patterns/people.ts'
import { pricesHref } from '../model/addresses.ts'
import { type PriceScreen, priceScreens } from '../model/kinds.ts'
import { groupOf } from '../sheets/use-sheets.ts'
import { importStates, isAtWork, type RowImport } from './import-state.ts'
import { ReadyImport } from './ReadyImport.tsx'
import { useImport } from './use-import.ts'
import { useImportWork } from './use-import-work.ts'

interface WorkbenchProps {
  code: string
  /** the caller may only ask; the sheet then waits for approval */
  isRequest: boolean
  /** goes on with another file */
  again: ReactNode
}

/** The kind of prices an import is for. */
export function screenOf({ kind }: Pick<RowImport, 'kind'>): PriceScreen | undefined {
  const name = priceSheetKindNames.find((each) => each === kind)
  return name && priceScreens[name]
}

/** How far the server is, and the way to stop it. */
function AtWork({ job }: { job: RowImport }): ReactElement {
  const work = useImportWork(job)
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

/** What a saved import did, and where its prices are. */
function Done({
  job,
  screen,
  again,
}: {
  job: RowImport
  screen: PriceScreen
  again: ReactNode
}): ReactElement {
  const { result } = job
  const left = result?.leftOut ?? 0
  const kept = result?.kept ?? 0
  return (
    <Stack gap={4}>
      <Notice kind="success" title={result?.message ?? 'The rows were saved.'} isLive>
        {`${plural(result?.imported ?? 0, 'row was', 'rows were')} taken over.`}
        {left > 0
          ? ` ${plural(left, 'row was', 'rows were')} left out${kept > 0 ? `; of ${kept} of them the present price was kept` : ''}.`
          : ''}
      </Notice>
      <Inline gap={3}>
        {result?.requestCode ? (
          <Link href={`/dashboard/requests/${result.requestCode}`} variant="standalone">
            {`View request ${result.requestCode}`}
          </Link>
        ) : (
          <Link
            href={pricesHref(screen.kind, job.ownerCode ?? '', {
              header: job.details,
              sheetId: result?.recordId ?? null,
            })}
            variant="standalone"
          >
            See the version
          </Link>
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
      <Notice kind={isFailure ? 'danger' : 'info'} title={importStates[job.status].label} isLive>
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
      kind={sameFile.status === 'DONE' ? 'attention' : 'info'}
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

/**
 * One upload from the first look to the saved sheet: its columns, the days and facts, every bad cell, what would change,
 * then all rows or the good ones. Everything is on the server, so a reload or another device goes on where this one ended.
 */
export function Workbench({ code, isRequest, again }: WorkbenchProps): ReactElement {
  const answer = useImport(code)
  const job = answer.data
  const screen = job && screenOf(job)
  const status = useRef(job?.status)
  useEffect(() => {
    const before = status.current
    status.current = job?.status
    if (screen !== undefined && before !== undefined && before !== 'DONE' && job?.status === 'DONE') {
      void refreshCalls(`${groupOf(screen)}.*`, 'priceDay.*', 'request.*', 'facility.*')
    }
  }, [job?.status, screen])
  if (answer.isError) {
    return (
      <ErrorState title="The upload could not be read" onRetry={() => void answer.refetch()}>
        {wordsForError(answer.error)}
      </ErrorState>
    )
  }
  if (job === undefined || screen === undefined) {
    return (
      <Card title="Upload">
        <LoadingLines count={6} />
      </Card>
    )
  }
  const from = job.details['effectiveDate']
  return (
    <Card
      title={`Upload: ${screen.title.toLowerCase()}`}
      description={[
        job.fileName,
        job.ownerCode,
        from === null || from === undefined ? null : `from ${formatDay(from as IsoDate)}`,
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <Stack gap={5}>
        <SameFile job={job} />
        {isAtWork(job) ? (
          <AtWork job={job} />
        ) : job.status === 'READY' ? (
          <ReadyImport job={job} screen={screen} isRequest={isRequest} again={again} />
        ) : job.status === 'DONE' ? (
          <Done job={job} screen={screen} again={again} />
        ) : (
          <Ended job={job} again={again} />
        )}
      </Stack>
    </Card>
  )
}
