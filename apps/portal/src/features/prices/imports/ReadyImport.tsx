import { isApiError } from '@capiz/api/client'
import type { InputOf } from '@capiz/api/contract/define'
import { pricePreview } from '@capiz/api/contract/price'
import { type IsoDate, isIsoDate } from '@capiz/domain/time'
import { ErrorSummary } from '@capiz/ui/ErrorSummary'
import { Notice } from '@capiz/ui/Notice'
import { type ReactElement, useState } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { useTitleErrors } from '../../../platform/routing/title-errors.ts'
import { useCan } from '../../../platform/session/session.ts'
import { fieldId, fromServer, type Problems } from '../../../platform/forms/form-problems.ts'
import { useCall } from '../../../platform/data/query.tsx'
import type { RowImport } from '../../../patterns/import/kind.ts'
import { ReadyRows } from '../../../patterns/import/ReadyRows.tsx'
import { useImportWork } from '../../../patterns/import/use-import-work.ts'
import type { ReadyProps } from '../../../patterns/import/ImportReview.tsx'
import { today } from '../../../patterns/today.ts'
import { reasonOf } from '../edit/save-sheet.ts'
import { emptyHead, headFields, type SheetHead, type SheetRules } from '../edit/sheet-head.ts'
import { SheetFields } from '../edit/SheetFields.tsx'
import { ownerField } from '@capiz/domain/fees'
import { listFields, listKey } from '../model/headers.ts'
import type { PriceScreen } from '../model/kinds.ts'
import { useNames } from '../model/use-names.ts'
import { type AskPriceQuestions, usePriceQuestions } from '../questions/use-price-questions.tsx'
import { priceImportKind } from './price-import-kind.ts'

interface ReadyImportProps extends ReadyProps {
  screen: PriceScreen
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

/** Returns the values the server checks; when one of them changes, the file is checked again. */
function factsOf({ header, effectiveDate, validityDate }: SheetHead): Record<string, string | null> {
  return { ...(header as Record<string, string | null>), effectiveDate, validityDate }
}

function summaryText({ counts, comparedWith }: RowImport): string {
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
  const field = ownerField(screen.kind)
  const query = { size: 1000, ...(field && job.ownerCode !== null && { [field]: job.ownerCode }) }
  const rows = useCall(screen.calls.list, { query }).data?.content ?? []
  return rows.filter(
    (row) => listKey(row) === listKey(head.header) && (!field || row[field] === job.ownerCode),
  )
}

/** Lists the problems of the file's facts, each with a link to its field. */
function ImportProblems(props: {
  problems: Problems
  attempt: number
  fields: readonly string[]
}): ReactElement | null {
  const { problems, attempt, fields } = props
  const known = new Set([...headFields, ...fields])
  useTitleErrors(attempt === 0 ? 0 : Object.keys(problems).length)
  if (attempt === 0) return null
  return (
    <ErrorSummary
      attempt={attempt}
      errors={Object.entries(problems).map(([name, message]) => ({
        fieldId: known.has(name) ? fieldId('sheet', name) : undefined,
        message,
      }))}
    />
  )
}

/** The rules of the sheet in the file, and the scheduled sheet of its day that a save of staff corrects. */
function useImportRules(
  { job, screen, isRequest }: Pick<ReadyImportProps, 'job' | 'screen' | 'isRequest'>,
  head: SheetHead,
) {
  const canBackdate = useCan()('RATE_BACKDATE') && !isRequest
  const existing = useExisting(screen, job, head)
  const found = existing.find(
    ({ effectiveDate, state }) => state === 'scheduled' && effectiveDate === head.effectiveDate,
  )
  const scheduled = isRequest ? undefined : found
  const isAmendment = scheduled !== undefined
  const facts = { screen, today: today(), existing, replaces: undefined }
  const rules: SheetRules = { ...facts, isAmendment, isRequest, canBackdate }
  return { rules, scheduled }
}

/**
 * Returns the answers to what is asked about the prices of a file; undefined when the user goes back. Where the save
 * would be refused, none: the save says why in its place.
 */
async function answersOf(
  { job, isRequest }: Pick<ReadyProps, 'job' | 'isRequest'>,
  body: InputOf<typeof pricePreview.upload>['body'],
  ask: AskPriceQuestions,
) {
  try {
    const preview = await call(pricePreview.upload, { params: { code: job.code }, body })
    return await ask(preview, isRequest ? 'Send for approval' : 'Save the prices')
  } catch (error) {
    if (isApiError(error, 'ABORTED')) return undefined
    if (isApiError(error)) return []
    throw error
  }
}

/** A checked file: what it is for, where its columns are, what is wrong and what would change, then saving it. */
export function ReadyImport({ job, screen, isRequest, again }: ReadyImportProps): ReactElement {
  const work = useImportWork(priceImportKind, job)
  const { names } = useNames(screen)
  const [head, setHead] = useState(() => headOf(screen, job))
  const { rules, scheduled } = useImportRules({ job, screen, isRequest }, head)
  const problems = { ...fromServer([...job.detailProblems, ...job.fileProblems]), ...work.problems }
  function changeHead(next: SheetHead): void {
    setHead(next)
    if (JSON.stringify(factsOf(next)) !== JSON.stringify(factsOf(head))) {
      void work.check({ details: factsOf(next) })
    }
  }
  const questions = usePriceQuestions()
  const save = async (mode: 'all' | 'good'): Promise<void> => {
    const body = {
      mode,
      remarks: head.remarks,
      ...(head.effectiveDate !== null &&
        head.effectiveDate < rules.today && { backdateReason: head.backdateReason }),
      ...(scheduled && {
        replaces: { id: scheduled.id, version: scheduled.version, ...reasonOf(head) },
      }),
    }
    const answers = await answersOf({ job, isRequest }, body, questions.ask)
    if (answers !== undefined) await work.save({ ...body, answers })
  }
  return (
    <ReadyRows
      kind={priceImportKind}
      job={job}
      work={work}
      label="Save the uploaded prices"
      isRequest={isRequest}
      summary={summaryText(job)}
      isLoose={(field) => field === '' || field.startsWith('lines')}
      onSave={(mode) => void save(mode)}
      again={again}
      facts={
        <>
          <ImportProblems problems={problems} attempt={work.attempt} fields={listFields(screen)} />
          <SheetFields
            head={head}
            onChange={changeHead}
            problems={problems}
            rules={rules}
            names={names}
            isNewList
          />
          {questions.dialog}
          {scheduled ? (
            <Notice tone="info">
              A version of that day is scheduled already. Saving this file corrects it.
            </Notice>
          ) : null}
        </>
      }
    />
  )
}
