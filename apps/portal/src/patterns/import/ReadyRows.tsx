import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Form } from '@capiz/ui/Form'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement, ReactNode } from 'react'
import { reportError } from '../../platform/feedback/report-error.ts'
import { call } from '../../platform/calls/api.ts'
import { saveFile } from '../../platform/data/object-urls.ts'
import type { ImportKind, RowImport } from './kind.ts'
import { ColumnMapping, hasAllColumns } from './ColumnMapping.tsx'
import { ImportRows } from './ImportRows.tsx'
import { goodRows } from './import-state.ts'
import type { useImportWork } from './use-import-work.ts'

interface ReadyRowsProps {
  kind: ImportKind
  job: RowImport
  work: ReturnType<typeof useImportWork>
  /** name of the form for screen readers */
  label: string
  /** the caller may only ask; the rows then wait for approval */
  isRequest: boolean
  /** the facts of the file, where it has some to be looked at */
  facts?: ReactNode
  /** what the rows come to, in one sentence */
  summary: string
  /** problems no field shows: under no name, or of what is not on the screen */
  isLoose: (field: string) => boolean
  onSave: (mode: 'all' | 'good') => void
  again: ReactNode
}

/** A checked file: where its columns are, what is wrong and what would change, then saving it. */
export function ReadyRows(props: ReadyRowsProps): ReactElement {
  const { kind, job, work, facts, summary, onSave, again } = props
  const isBusy = work.pending !== undefined
  const loose = Object.entries(work.problems).filter(([field]) => props.isLoose(field))
  return (
    <Form width="full" onSubmit={() => onSave('all')} aria-label={props.label}>
      <Stack gap={5}>
        {job.message === null ? null : <Notice kind="attention">{job.message}</Notice>}
        <Problems job={job} loose={loose} />
        <ColumnMapping job={job} isDisabled={isBusy} onMap={(mapped) => void work.check(mapped)} />
        {facts}
        {hasAllColumns(job) ? (
          <>
            <Text>{summary}</Text>
            <ImportRows
              kind={kind}
              job={job}
              isChecking={work.pending === 'check'}
              onFix={(cells, removeRows) =>
                void work.check({
                  cells: [...cells],
                  ...(removeRows.length > 0 && { removeRows: [...removeRows] }),
                })
              }
            />
          </>
        ) : null}
        <Inline gap={2}>
          <SaveButtons {...props} />
          {again}
          <Button variant="quiet" isPending={work.pending === 'cancel'} onPress={() => void work.cancel()}>
            Cancel the upload
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}

/** Shows the problems of the file itself, and those that no field shows. */
function Problems({ job, loose }: { job: RowImport; loose: readonly [string, string][] }): ReactElement {
  return (
    <>
      {job.fileProblems.length > 0 ? (
        <Notice kind="danger" title="The file cannot be used as it is" isLive>
          {job.fileProblems.map(({ field, message }) => (
            <p key={`${field} ${message}`}>{message}</p>
          ))}
        </Notice>
      ) : null}
      {loose.length > 0 ? (
        <Notice kind="danger" isLive>
          {loose.map(([field, message]) => (
            <p key={field}>{message}</p>
          ))}
        </Notice>
      ) : null}
    </>
  )
}

/** Saves every row, or the good ones while others are wrong. */
function SaveButtons({ kind, job, work, isRequest, onSave }: ReadyRowsProps): ReactElement {
  const good = goodRows(job)
  const bad = job.counts.bad + job.counts.conflict
  const isBusy = work.pending !== undefined
  const verb = isRequest ? 'Send' : 'Save'
  const rest = isRequest ? ' for approval' : ''
  const saveCorrected = async (): Promise<void> => {
    try {
      saveFile(await call(kind.calls.corrected, { params: { code: job.code } }))
    } catch (error) {
      reportError(error)
    }
  }
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        isPending={work.pending === 'all'}
        isDisabled={isBusy || bad > 0 || good === 0}
      >
        {bad > 0 ? `${verb} all rows${rest}` : `${verb} ${plural(good, 'row', 'rows')}${rest}`}
      </Button>
      {bad > 0 ? (
        <>
          <Button
            isPending={work.pending === 'good'}
            isDisabled={isBusy || good === 0}
            onPress={() => onSave('good')}
          >
            {`${verb} the ${plural(good, 'good row', 'good rows')}${rest}`}
          </Button>
          <Button onPress={() => void saveCorrected()}>Download what to correct</Button>
        </>
      ) : null}
    </>
  )
}
