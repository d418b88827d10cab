import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { DocumentUploader } from '@capiz/ui/DocumentUploader'
import { Form } from '@capiz/ui/Form'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { UploadResult } from '@capiz/ui/UploadResult'
import type { IsoDate } from '@capiz/domain/time'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { toCsv } from '../../../lib/csv.ts'
import { saveFile } from '../../../lib/object-urls.ts'
import { useSend } from '../../../lib/send.ts'
import { today } from '../../../patterns/today.ts'
import type { PriceWorkProps } from '../edit/NewVersion.tsx'
import { emptyHead } from '../edit/sheet-head.ts'
import { SheetFields } from '../edit/SheetFields.tsx'
import { useSheetSave } from '../edit/use-sheet-save.ts'
import type { FileCheck, SheetCalls } from '../model/calls.ts'
import { type Header, headerWords, listFields, listKey, ownerField } from '../model/headers.ts'

/** The cells that cannot be used, as a file to work from. */
function saveProblems(check: FileCheck): void {
  const rows = check.problems.map(({ row, column, value, message }) => [
    String(row),
    column,
    value ?? '',
    message,
  ])
  const csv = toCsv(['Row', 'Column', 'Value', 'Problem'], rows)
  const fileName = `${check.fileName.replace(/\.[^.]+$/, '')}-problems.csv`
  saveFile({ blob: new Blob([csv], { type: 'text/csv;charset=utf-8' }), fileName })
}

function summaryWords({ summary, comparedWith }: FileCheck): string {
  const parts = [
    `${summary.new} new`,
    `${summary.changed} changed`,
    `${summary.same} the same`,
    `${summary.removed} removed`,
  ]
  return comparedWith === null ? `${parts[0]}.` : `Against the present prices: ${parts.join(', ')}.`
}

type UploadSheetProps = PriceWorkProps & { checkFile: NonNullable<SheetCalls['checkFile']> }

/** Reads a filled template without saving, names every cell that cannot be used, and saves once all can. */
export function UploadSheet({ data, isRequest, onClose, checkFile }: UploadSheetProps): ReactElement {
  const { screen, owner, names, list, lists } = data
  const [file, setFile] = useState<File>()
  const [check, setCheck] = useState<FileCheck>()
  const [refusal, setRefusal] = useState<string>()
  const [head, setHead] = useState(emptyHead(list?.header ?? {}))
  const [round, setRound] = useState(0)
  const reading = useSend(checkFile, { reportsErrors: false })
  // the file says which price list it is for
  const target = lists.find(({ key }) => key === listKey(head.header))
  const form = useSheetSave({ data, existing: target?.rows ?? [], isRequest, onSaved: onClose })
  const words = headerWords(screen, head.header, names)

  function read(): void {
    if (file === undefined) {
      setRefusal('Choose the filled template first.')
      return
    }
    setRefusal(undefined)
    const field = ownerField(screen)
    reading.mutate(
      { input: { fields: { ...list?.header, ...(field && { [field]: owner }) }, files: [file] } },
      {
        onSuccess: (result) => {
          setCheck(result)
          const { effectiveDate, validityDate, remarks } = result.header
          const header: Header = Object.fromEntries(
            listFields(screen).map((name) => [name, result.header[name] ?? list?.header[name] ?? null]),
          )
          setHead({
            ...head,
            header,
            effectiveDate: (effectiveDate ?? head.effectiveDate) as IsoDate | null,
            validityDate: (validityDate ?? head.validityDate) as IsoDate | null,
            remarks: remarks ?? head.remarks,
          })
        },
        onError: (error) => setRefusal(wordsForError(error)),
      },
    )
  }
  const startAgain = (): void => {
    setCheck(undefined)
    setFile(undefined)
    setRound(round + 1)
  }
  const isGood = check !== undefined && check.problemCount === 0 && check.lines.length > 0
  return (
    <Card title={`Upload: ${screen.title.toLowerCase()}`}>
      <Stack gap={5}>
        {check === undefined ? (
          <>
            <Text tone="muted" hasMeasure>
              Fill the template and choose it here. It is checked first; nothing is saved until you say so.
            </Text>
            <DocumentUploader
              key={round}
              label="Sheet"
              today={today()}
              offers={[
                { code: 'SHEET', label: 'Filled template', isRequired: true, accepted: ['xlsx', 'csv'] },
              ]}
              onRowsChange={(rows) => setFile(rows[0]?.file)}
            />
            {refusal === undefined ? null : (
              <Notice kind="danger" title="The file could not be checked" isLive>
                {refusal}
              </Notice>
            )}
            <Inline gap={2}>
              <Button variant="primary" isPending={reading.isPending} pendingLabel="Checking" onPress={read}>
                Check the file
              </Button>
              <Button onPress={onClose}>Cancel</Button>
            </Inline>
          </>
        ) : (
          <>
            <UploadResult
              fileName={check.fileName}
              rowsRead={check.rows}
              problems={check.problems.map(({ row, column, value, message }) => ({
                row,
                column,
                message,
                ...(value === null || value === undefined ? {} : { value }),
              }))}
              onDownload={() => saveProblems(check)}
              onChooseOther={startAgain}
            />
            {check.problemCount > check.problems.length ? (
              <Text tone="muted">{`The first ${check.problems.length} of ${check.problemCount} problems are listed.`}</Text>
            ) : null}
            {isGood ? (
              <Form onSubmit={() => void form.save(head, check.lines)} aria-label="Save the uploaded prices">
                <Stack gap={5}>
                  <Text>{[words, summaryWords(check)].filter(Boolean).join('. ')}</Text>
                  <SheetFields
                    head={head}
                    onChange={setHead}
                    problems={form.problems(head, check.lines.length)}
                    attempt={form.attempt}
                    rules={form.rules}
                    names={names}
                    isNewList={target === undefined}
                  />
                  <Inline gap={2}>
                    <Button type="submit" variant="primary" isPending={form.isPending}>
                      {isRequest ? 'Send for approval' : 'Save version'}
                    </Button>
                    <Button onPress={onClose}>Cancel</Button>
                  </Inline>
                </Stack>
              </Form>
            ) : (
              <div>
                <Button onPress={onClose}>{`Back to ${screen.title.toLowerCase()}`}</Button>
              </div>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
