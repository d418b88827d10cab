import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { reportError } from '../../platform/feedback/report-error.ts'
import { call } from '../../platform/calls/api.ts'
import { saveFile } from '../../platform/data/object-urls.ts'
import type { ImportKind, RowImport } from './kind.ts'
import { ColumnMapping, hasAllColumns } from './ColumnMapping.tsx'
import { ImportRows } from './ImportRows.tsx'
import { goodRows } from './import-state.ts'
import { type CellFixes, useCellFixes } from './use-cell-fixes.ts'
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

/** Moves the focus on after a check: to the first cell that is still wrong, otherwise to the save button. */
function useFocusAfterCheck() {
  const form = useRef<HTMLFormElement>(null)
  const [checks, setChecks] = useState(0)
  useEffect(() => {
    if (checks === 0) return
    const { current: root } = form
    const active = document.activeElement
    // a user who moved to another field meanwhile stays there
    const isFree = active === document.body || active instanceof HTMLButtonElement
    if (root === null || !isFree) return
    const next =
      root.querySelector<HTMLElement>('[role=grid] tbody :is(input, select):not([data-row])') ??
      root.querySelector<HTMLElement>('button[type=submit]')
    next?.focus()
  }, [checks])
  return { form, onChecked: () => setChecks((count) => count + 1) }
}

/** A checked file: where its columns are, what is wrong and what would change, then saving it. */
export function ReadyRows(props: ReadyRowsProps): ReactElement {
  const { kind, job, work, facts, summary, onSave, again } = props
  const isBusy = work.pending !== undefined
  const loose = Object.entries(work.problems).filter(([field]) => props.isLoose(field))
  const fixes = useCellFixes()
  const { form, onChecked } = useFocusAfterCheck()
  const check = async (removeRows: readonly number[]): Promise<void> => {
    const cells = fixes.fixes
    const isChecked = await work.check({
      cells,
      ...(removeRows.length > 0 && { removeRows: [...removeRows] }),
    })
    if (!isChecked) return
    fixes.clear()
    onChecked()
  }
  return (
    <Form ref={form} width="full" onSubmit={() => onSave('all')} aria-label={props.label}>
      <Stack gap={5}>
        {job.message === null ? null : <Notice tone="attention">{job.message}</Notice>}
        <Problems job={job} loose={loose} />
        <ColumnMapping job={job} isDisabled={isBusy} onMap={(mapped) => void work.check(mapped)} />
        {facts}
        {hasAllColumns(job) ? (
          <>
            <Text>{summary}</Text>
            <ImportRows kind={kind} job={job} fixes={fixes} onLeaveOut={(rows) => void check(rows)} />
          </>
        ) : null}
        <FormActions isSticky isOnCard>
          <CheckButton job={job} work={work} fixes={fixes} onCheck={() => void check([])} />
          <SaveButtons {...props} />
        </FormActions>
        <Inline gap={2}>
          <DownloadButton {...props} />
          {again}
          <Button variant="quiet" isPending={work.pending === 'cancel'} onPress={() => void work.cancel()}>
            Cancel the upload
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}

interface CheckButtonProps extends Pick<ReadyRowsProps, 'job' | 'work'> {
  fixes: CellFixes
  onCheck: () => void
}

/** Checks the corrected cells; shown while a cell has an error. */
function CheckButton({ job, work, fixes, onCheck }: CheckButtonProps): ReactElement | null {
  const count = fixes.fixes.length
  if (job.counts.bad + job.counts.conflict === 0) return null
  return (
    <Button
      variant="primary"
      isDisabled={count === 0}
      isPending={work.pending === 'check'}
      pendingLabel="Checking"
      onPress={onCheck}
    >
      {count === 0
        ? 'Check the corrected cells'
        : `Check ${plural(count, 'corrected cell', 'corrected cells')}`}
    </Button>
  )
}

/** Shows the problems of the file itself, and those that no field shows. */
function Problems({ job, loose }: { job: RowImport; loose: readonly [string, string][] }): ReactElement {
  return (
    <>
      {job.fileProblems.length > 0 ? (
        <Notice tone="danger" title="The file cannot be used as it is" isLive>
          {job.fileProblems.map(({ field, message }) => (
            <p key={`${field} ${message}`}>{message}</p>
          ))}
        </Notice>
      ) : null}
      {loose.length > 0 ? (
        <Notice tone="danger" isLive>
          {loose.map(([field, message]) => (
            <p key={field}>{message}</p>
          ))}
        </Notice>
      ) : null}
    </>
  )
}

/** Saves every row, or the good ones while others are wrong. */
function SaveButtons({ job, work, isRequest, onSave }: ReadyRowsProps): ReactElement {
  const good = goodRows(job)
  const bad = job.counts.bad + job.counts.conflict
  const isBusy = work.pending !== undefined
  const verb = isRequest ? 'Send' : 'Save'
  const rest = isRequest ? ' for approval' : ''
  return (
    <>
      <Button
        type="submit"
        variant={bad > 0 ? 'secondary' : 'primary'}
        isPending={work.pending === 'all'}
        isDisabled={isBusy || bad > 0 || good === 0}
      >
        {bad > 0 ? `${verb} all rows${rest}` : `${verb} ${plural(good, 'row', 'rows')}${rest}`}
      </Button>
      {bad > 0 ? (
        <Button
          isPending={work.pending === 'good'}
          isDisabled={isBusy || good === 0}
          onPress={() => onSave('good')}
        >
          {`${verb} the ${plural(good, 'good row', 'good rows')}${rest}`}
        </Button>
      ) : null}
    </>
  )
}

/** Downloads the rows that are wrong, to be corrected in a spreadsheet. */
function DownloadButton({ kind, job }: Pick<ReadyRowsProps, 'kind' | 'job'>): ReactElement | null {
  if (job.counts.bad + job.counts.conflict === 0) return null
  const save = async (): Promise<void> => {
    try {
      saveFile(await call(kind.calls.corrected, { params: { code: job.code } }))
    } catch (error) {
      reportError(error)
    }
  }
  return <Button onPress={() => void save()}>Download what to correct</Button>
}
