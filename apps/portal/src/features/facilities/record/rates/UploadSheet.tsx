import type { OutputOf } from '@capiz/api/contract/define'
import { roomRate } from '@capiz/api/contract/price'
import type { IsoDate } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { DocumentUploader } from '@capiz/ui/DocumentUploader'
import { Form } from '@capiz/ui/Form'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { UploadResult } from '@capiz/ui/UploadResult'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../../app/report-error.ts'
import { saveFile } from '../../../../lib/object-urls.ts'
import { useSend } from '../../../../lib/query.tsx'
import { toCsv } from '../../list/csv.ts'
import { today } from '../../../../patterns/today.ts'
import { useFacility } from '../facility-data.ts'
import type { RateWorkProps } from './NewVersion.tsx'
import { SheetFields } from './SheetFields.tsx'
import { emptyHead, useSheetSave } from './useSheetSave.ts'

type Check = OutputOf<typeof roomRate.checkFile>

/** The cells that cannot be used, as a file to work from. */
function saveProblems(check: Check): void {
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

function summaryWords({ summary, comparedWith }: Check): string {
  const parts = [
    `${summary.new} new`,
    `${summary.changed} changed`,
    `${summary.same} the same`,
    `${summary.removed} removed`,
  ]
  return comparedWith === null ? `${parts[0]}.` : `Against the present prices: ${parts.join(', ')}.`
}

/** Reads a filled template without saving, names every cell that cannot be used, and saves once all can. */
export function UploadSheet({ rates, isRequest, onClose }: RateWorkProps): ReactElement {
  const { code } = useFacility()
  const [file, setFile] = useState<File>()
  const [check, setCheck] = useState<Check>()
  const [refusal, setRefusal] = useState<string>()
  const [head, setHead] = useState(emptyHead)
  const [round, setRound] = useState(0)
  const reading = useSend(roomRate.checkFile, { reportsErrors: false })
  const form = useSheetSave({ versions: rates.versions, isRequest, onSaved: onClose })

  function read(): void {
    if (file === undefined) {
      setRefusal('Choose the filled template first.')
      return
    }
    setRefusal(undefined)
    reading.mutate(
      { input: { fields: { healthFacilityCode: code }, files: [file] } },
      {
        onSuccess: (result) => {
          setCheck(result)
          const day = result.header['effectiveDate']
          if (day !== null && day !== undefined) setHead({ ...head, effectiveDate: day as IsoDate })
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
  const isGood = check !== undefined && check.problemCount === 0
  return (
    <Card title="Upload room rates">
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
              <Form onSubmit={() => void form.save(head, check.lines)} aria-label="Save the uploaded rates">
                <Stack gap={5}>
                  <Text>{summaryWords(check)}</Text>
                  <SheetFields
                    head={head}
                    onChange={setHead}
                    problems={form.problems(head, check.lines.length)}
                    attempt={form.attempt}
                    isRequest={isRequest}
                    canBackdate={form.canBackdate}
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
                <Button onPress={onClose}>Back to the room rates</Button>
              </div>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
