import { usageImport } from '@capiz/api/contract/usage'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ImportList } from '../../../patterns/import/ImportList.tsx'
import { ImportReview, type ReadyProps } from '../../../patterns/import/ImportReview.tsx'
import type { RowImport } from '../../../patterns/import/kind.ts'
import { ReadyRows } from '../../../patterns/import/ReadyRows.tsx'
import { UploadStart } from '../../../patterns/import/UploadStart.tsx'
import { useImportWork } from '../../../patterns/import/use-import-work.ts'
import { call } from '../../../platform/calls/api.ts'
import { text, useUrlState } from '../../../platform/routing/url-state.ts'
import { usageImportKind, usageSummary } from './usage-import-kind.ts'

const schema = { import: text }
const headOf = ({ fileName }: RowImport) => ({ title: 'Upload: counts of use', description: fileName })
const changedBy = () => ['proposal.*'] as const

/** Shows the checked counts, then stores the good ones. */
function ReadyCounts({ job, isRequest, again }: ReadyProps): ReactElement {
  const work = useImportWork(usageImportKind, job)
  return (
    <ReadyRows
      kind={usageImportKind}
      job={job}
      work={work}
      label="Save the counts"
      isRequest={isRequest}
      summary={usageSummary(job)}
      isLoose={() => true}
      onSave={(mode) => void work.save({ mode })}
      again={again}
      facts={null}
    />
  )
}

function toRequests(): ReactElement {
  return (
    <Link href="/dashboard/requests" variant="standalone">
      See the proposed prices
    </Link>
  )
}

/** Chooses a file of counts; the earlier ones stand below. */
function StartCounts({ onStarted }: { onStarted: (code: string) => void }): ReactElement {
  const { pathname } = useLocation()
  const [source, setSource] = useState('')
  return (
    <Stack gap={6}>
      <Card title="Monthly counts of use">
        <Stack gap={4}>
          <TextField
            label="Source"
            value={source}
            onChange={setSource}
            maxLength={200}
            hint="Kept in the log, for example: claims system, October 2026."
          />
          <UploadStart
            kind={usageImportKind}
            label="File of counts"
            start={(file, sending) => {
              const input = { params: { kind: 'monthly' }, fields: { source }, files: [file] }
              return call(usageImport.start, input, sending)
            }}
            onStarted={onStarted}
          >
            One row for each facility, item and month with the columns Facility code, Item code, Month as
            2026-10, and Count. The file names no persons. A proposed price is then shown with what it comes
            to in a year.
          </UploadStart>
        </Stack>
      </Card>
      <Section title="Earlier files" level={2}>
        <ImportList
          kind={usageImportKind}
          views="usage"
          of={{}}
          emptyText="Files of counts appear here with what became of them."
          hrefOf={(one) => `${pathname}?import=${one}`}
        />
      </Section>
    </Stack>
  )
}

/** Monthly counts of use by file, checked row by row before they are stored. */
export function UsageCounts(): ReactElement {
  const [state, change] = useUrlState(schema)
  if (state.import === '') return <StartCounts onStarted={(started) => change({ import: started })} />
  return (
    <ImportReview
      key={state.import}
      kind={usageImportKind}
      code={state.import}
      head={headOf}
      Ready={ReadyCounts}
      isRequest={false}
      result={toRequests}
      changed={changedBy}
      again={<Button onPress={() => change({ import: '' })}>Choose another file</Button>}
    />
  )
}
