import { affiliation } from '@capiz/api/contract/physician'
import { rosterImport } from '@capiz/api/contract/roster'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { reportError } from '../../platform/feedback/report-error.ts'
import { useUser } from '../../platform/session/session.ts'
import { call } from '../../platform/calls/api.ts'
import { saveFile } from '../../platform/data/object-urls.ts'
import { text, useUrlState } from '../../platform/routing/url-state.ts'
import type { RowImport } from '../../patterns/import/kind.ts'
import { ImportList } from '../../patterns/import/ImportList.tsx'
import { UploadStart } from '../../patterns/import/UploadStart.tsx'
import { ImportReview } from '../../patterns/import/ImportReview.tsx'
import { useProvider } from '../../patterns/provider/provider.ts'
import { ReadyRoster } from './ReadyRoster.tsx'
import { RosterColumns } from './RosterColumns.tsx'
import { rosterImportKind } from './roster-import-kind.ts'

/** The URL parameter with the upload in import review, so that a reload continues with it. */
const schema = { import: text }

const headOf = ({ fileName, ownerCode }: RowImport) => ({
  title: 'Upload: doctor roster',
  description: [fileName, ownerCode].filter(Boolean).join(', '),
})

function resultOf({ ownerCode }: RowImport): ReactElement {
  return (
    <Link href={`/health-facility/${ownerCode ?? ''}/physicians`} variant="standalone">
      See the physicians
    </Link>
  )
}

const changedBy = () => ['affiliation.*', 'physician.*', 'request.*', 'facility.*'] as const

async function saveTemplate(): Promise<void> {
  try {
    saveFile(await call(affiliation.template))
  } catch (error) {
    reportError(error)
  }
}

/** The doctor roster of the facility around: a file that is checked row by row before anything is saved. */
export function Roster(): ReactElement {
  const { code } = useProvider()
  const isRequest = useUser().marker !== 'ADMIN'
  const [state, change] = useUrlState(schema)
  const { pathname } = useLocation()
  if (state.import !== '') {
    return (
      <ImportReview
        key={state.import}
        kind={rosterImportKind}
        code={state.import}
        head={headOf}
        Ready={ReadyRoster}
        isRequest={isRequest}
        result={resultOf}
        changed={changedBy}
        again={<Button onPress={() => change({ import: '' })}>Choose another file</Button>}
      />
    )
  }
  return (
    <Stack gap={4}>
      <Card
        title="Doctor roster"
        actions={
          <Button size="sm" onPress={() => void saveTemplate()}>
            Download the template
          </Button>
        }
      >
        <UploadStart
          kind={rosterImportKind}
          label="Roster"
          start={(file, sending) => {
            const fields = { healthFacilityCode: code }
            return call(rosterImport.start, { params: { kind: 'roster' }, fields, files: [file] }, sending)
          }}
          onStarted={(started) => change({ import: started })}
        >
          Fill the template, or use a list of your own, such as a society&apos;s: its columns can be matched
          after it was read. Every physician is looked for by licence number, then by name; nothing is saved
          until you say so.
        </UploadStart>
      </Card>
      <RosterColumns />
      <ImportList
        kind={rosterImportKind}
        views="roster-uploads"
        of={{ ownerCode: code }}
        section="Earlier rosters"
        emptyText="Rosters appear here with what became of them."
        hrefOf={(one) => `${pathname}?import=${one}`}
      />
    </Stack>
  )
}
