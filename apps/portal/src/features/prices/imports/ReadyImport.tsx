import { priceImport } from '@capiz/api/contract/row-import'
import { plural } from '@capiz/domain/text'
import { type IsoDate, isIsoDate } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Form } from '@capiz/ui/Form'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, type ReactNode, useState } from 'react'
import { reportError } from '../../../app/report-error.ts'
import { useCan } from '../../../app/session/session.ts'
import { call } from '../../../lib/api.ts'
import { fromServer } from '../../../lib/form-problems.ts'
import { saveFile } from '../../../lib/object-urls.ts'
import { useCall } from '../../../lib/query.tsx'
import { today } from '../../../patterns/today.ts'
import { emptyHead, type SheetHead, type SheetRules } from '../edit/sheet-head.ts'
import { SheetFields } from '../edit/SheetFields.tsx'
import { listFields, listKey, ownerField } from '../model/headers.ts'
import type { PriceScreen } from '../model/kinds.ts'
import { useNames } from '../model/use-names.ts'
import { ColumnMapping, hasAllColumns } from './ColumnMapping.tsx'
import { ImportRows } from './ImportRows.tsx'
import { goodRows, type RowImport } from './import-state.ts'
import { useImportWork } from './use-import-work.ts'

interface ReadyImportProps {
  job: RowImport
  screen: PriceScreen
  isRequest: boolean
  again: ReactNode
}

function dayOf(text: string | null | undefined): IsoDate | null {
  return text !== null && text !== undefined && isIsoDate(text) ? text : null
}

/** The facts of the file in the shape of the form. */
function headOf(screen: PriceScreen, { details }: RowImport): SheetHead {
  const header = listFields(screen).map((field) => [field, details[field] ?? null])
  return {
    ...emptyHead(Object.fromEntries(header)),
    effectiveDate: dayOf(details['effectiveDate']),
    validityDate: dayOf(details['validityDate']),
    remarks: details['remarks'] ?? '',
  }
}

/** What the server checks: a change of these has the file checked again. */
function factsOf({ header, effectiveDate, validityDate }: SheetHead): Record<string, string | null> {
  return { ...(header as Record<string, string | null>), effectiveDate, validityDate }
}

function summaryWords({ counts, comparedWith }: RowImport): string {
  const parts = [`${counts.new} new`]
  if (comparedWith !== null) {
    parts.push(`${counts.changed} changed`, `${counts.same} the same`, `${counts.removed} no longer offered`)
  }
  if (counts.conflict > 0) parts.push(`${counts.conflict} in conflict`)
  if (counts.bad > 0) parts.push(`${counts.bad} cannot be used`)
  return `${comparedWith === null ? '' : 'Against the present prices: '}${parts.join(', ')}.`
}

/** The sheets of the same price list, for what a new one would do to them. */
function useExisting(screen: PriceScreen, job: RowImport, head: SheetHead) {
  const field = ownerField(screen)
  const query = { size: 1000, ...(field && job.ownerCode !== null && { [field]: job.ownerCode }) }
  const rows = useCall(screen.calls.list, { query }).data?.content ?? []
  return rows.filter(
    (row) => listKey(row) === listKey(head.header) && (!field || row[field] === job.ownerCode),
  )
}

async function saveCorrected(code: string): Promise<void> {
  try {
    saveFile(await call(priceImport.corrected, { params: { code } }))
  } catch (error) {
    reportError(error)
  }
}

/** A checked file: what it is for, where its columns are, what is wrong and what would change, then saving it. */
export function ReadyImport({ job, screen, isRequest, again }: ReadyImportProps): ReactElement {
  const work = useImportWork(job)
  const canBackdate = useCan()('RATE_BACKDATE') && !isRequest
  const { names } = useNames(screen)
  const [head, setHead] = useState(() => headOf(screen, job))
  const existing = useExisting(screen, job, head)
  const scheduled = existing.find(
    ({ effectiveDate, state }) => state === 'scheduled' && effectiveDate === head.effectiveDate,
  )
  const rules: SheetRules = { screen, today: today(), existing, replaces: undefined, isRequest, canBackdate }
  const good = goodRows(job)
  const bad = job.counts.bad + job.counts.conflict
  const isBusy = work.pending !== undefined
  const found = fromServer([...job.detailProblems, ...job.fileProblems])
  const loose = Object.entries(work.problems).filter(([field]) => field === '' || field.startsWith('lines'))

  function changeHead(next: SheetHead): void {
    setHead(next)
    if (JSON.stringify(factsOf(next)) !== JSON.stringify(factsOf(head))) {
      void work.check({ details: factsOf(next) })
    }
  }
  const save = (mode: 'all' | 'good'): void =>
    void work.save({
      mode,
      remarks: head.remarks,
      ...(head.effectiveDate !== null &&
        head.effectiveDate < rules.today && { backdateReason: head.backdateReason }),
      ...(scheduled && !isRequest && { replaces: { id: scheduled.id, version: scheduled.version } }),
    })
  const verb = isRequest ? 'Send' : 'Save'
  const rest = isRequest ? ' for approval' : ''
  return (
    <Form width="full" onSubmit={() => save('all')} aria-label="Save the uploaded prices">
      <Stack gap={5}>
        {job.message === null ? null : <Notice kind="attention">{job.message}</Notice>}
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
        <ColumnMapping job={job} isDisabled={isBusy} onMap={(mapped) => void work.check(mapped)} />
        <SheetFields
          head={head}
          onChange={changeHead}
          problems={{ ...found, ...work.problems }}
          attempt={work.attempt}
          rules={rules}
          names={names}
          isNewList
        />
        {scheduled && !isRequest ? (
          <Notice kind="info">
            A version of that day is scheduled already. Saving this file corrects it.
          </Notice>
        ) : null}
        {hasAllColumns(job) ? (
          <>
            <Text>{summaryWords(job)}</Text>
            <ImportRows
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
                onPress={() => save('good')}
              >
                {`${verb} the ${plural(good, 'good row', 'good rows')}${rest}`}
              </Button>
              <Button onPress={() => void saveCorrected(job.code)}>Download what to correct</Button>
            </>
          ) : null}
          {again}
          <Button variant="quiet" isPending={work.pending === 'cancel'} onPress={() => void work.cancel()}>
            Cancel the upload
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
