import { verification, verificationImport } from '@capiz/api/contract/verification'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Section } from '@capiz/ui/Section'
import { Inline, Stack } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call } from '../../platform/calls/api.ts'
import { useCall } from '../../platform/data/query.tsx'
import { saveFile } from '../../platform/data/object-urls.ts'
import { reportError } from '../../platform/feedback/report-error.ts'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { text, useUrlState } from '../../platform/routing/url-state.ts'
import { ImportList } from '../../patterns/import/ImportList.tsx'
import { ImportReview, type ReadyProps } from '../../patterns/import/ImportReview.tsx'
import type { RowImport } from '../../patterns/import/kind.ts'
import { ReadyRows } from '../../patterns/import/ReadyRows.tsx'
import { UploadStart } from '../../patterns/import/UploadStart.tsx'
import { useImportWork } from '../../patterns/import/use-import-work.ts'
import { answersImportKind, answersSummary } from './answers-import-kind.ts'

const schema = { import: text }
const headOf = ({ fileName }: RowImport) => ({ title: 'Upload: answers of a source', description: fileName })
const changedBy = () => ['verification.*', 'facility.*', 'physician.*'] as const

/** Shows the checked answers, then records the good ones. */
function ReadyAnswers({ job, isRequest, again }: ReadyProps): ReactElement {
  const work = useImportWork(answersImportKind, job)
  return (
    <ReadyRows
      kind={answersImportKind}
      job={job}
      work={work}
      label="Record the answers"
      isRequest={isRequest}
      summary={answersSummary(job)}
      isLoose={() => true}
      onSave={(mode) => void work.save({ mode })}
      again={again}
      facts={null}
    />
  )
}

async function saveBatch(sourceCode: string): Promise<void> {
  try {
    saveFile(await call(verification.batch, { query: { sourceCode } }))
  } catch (error) {
    reportError(error)
  }
}

function toQueue(): ReactElement {
  return (
    <Link href="/iso-compliance/verification" variant="standalone">
      See the verification queue
    </Link>
  )
}

/** Chooses the source: its open claims out as a file, the file with its answers in, and the earlier files. */
function StartAnswers({ onStarted }: { onStarted: (code: string) => void }): ReactElement {
  const [sourceCode, setSource] = useState('')
  const { pathname } = useLocation()
  const sources = useCall(verification.counts, { query: {} }).data?.sources ?? []
  const chosen = sourceCode || (sources[0]?.sourceCode ?? '')
  return (
    <Stack gap={5}>
      <PageHeader
        title="Verification by file"
        description="Send the open claims of a source as a file, then upload the file with its answers."
      />
      <Card title="Batch">
        <Inline gap={3}>
          <NativeSelect
            label="Source"
            value={chosen}
            onChange={setSource}
            options={sources.map(({ sourceCode: value, source, open }) => ({
              value,
              label: `${source} (${open.toLocaleString('en-PH')} open)`,
            }))}
          />
          <Button onPress={() => void saveBatch(chosen)}>Download the batch</Button>
        </Inline>
      </Card>
      <Card title="Answers">
        <UploadStart
          kind={answersImportKind}
          label="File of answers"
          start={(file, sending) => {
            const input = { params: { kind: 'answers' }, fields: { sourceCode: chosen }, files: [file] }
            return call(verificationImport.start, input, sending)
          }}
          onStarted={onStarted}
        >
          The file keeps the columns of the batch; enter confirmed, mismatch, not found or source not
          reachable in the column Result. Every row is found by the provider code, or by the number alone.
        </UploadStart>
      </Card>
      <Section title="Earlier files" level={2}>
        <ImportList
          kind={answersImportKind}
          views="verification-answers"
          of={{}}
          emptyText="Files of answers appear here with what became of them."
          hrefOf={(one) => `${pathname}?import=${one}`}
        />
      </Section>
    </Stack>
  )
}

/** A batch for a source that answers by file, and its answers, checked row by row before they are recorded. */
export function Answers(): ReactElement {
  usePageTitle('Verification by file')
  const [state, change] = useUrlState(schema)
  if (state.import === '') return <StartAnswers onStarted={(started) => change({ import: started })} />
  return (
    <Stack gap={5}>
      <PageHeader title="Verification by file" />
      <ImportReview
        key={state.import}
        kind={answersImportKind}
        code={state.import}
        head={headOf}
        Ready={ReadyAnswers}
        isRequest={false}
        result={toQueue}
        changed={changedBy}
        again={<Button onPress={() => change({ import: '' })}>Choose another file</Button>}
      />
    </Stack>
  )
}
