import { proposal } from '@capiz/api/contract/proposal'
import { request } from '@capiz/api/contract/request'
import { sheetKindOfRequest } from '@capiz/domain/fees'
import { requestStatusPresentation } from '@capiz/domain/request'
import { isOpenRequest, rejectReasons, requestTypeInfo } from '@capiz/domain/request'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { TopCrumbs } from '../../patterns/TopCrumbs.tsx'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { DiffTable } from '@capiz/ui/DiffTable'
import { PageHeader } from '@capiz/ui/PageHeader'
import { PrintFrame } from '@capiz/ui/PrintFrame'
import { Stack } from '@capiz/ui/Stack'
import { Timeline } from '@capiz/ui/Timeline'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { useUser } from '../../platform/session/session.ts'
import { useCall } from '../../platform/data/query.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { today } from '../../patterns/today.ts'
import { queuePath } from './queue-path.ts'
import type { ProposedLine } from './lines/line-decisions.ts'
import { PrintedLines } from './lines/PrintedLines.tsx'
import { diffRows, trailOf, type RequestView } from './review-model.ts'
import { ReadError } from '../../patterns/ReadError.tsx'

const dayOf = (at: string | null) => (at === null ? null : formatDay(manilaDay(new Date(at))))

function facts(view: RequestView) {
  const by = (who: string | null, at: string | null) => (who === null ? null : `${who}, ${dayOf(at) ?? ''}`)
  return [
    { id: 'about', label: 'About', value: view.targetName },
    { id: 'code', label: 'Code of the record', value: view.targetCode },
    { id: 'requested', label: 'Requested by', value: by(view.requesterName, view.requestedDate) },
    { id: 'status', label: 'Status', value: requestStatusPresentation[view.status].label },
    { id: 'reviewed', label: 'Reviewed by', value: by(view.reviewedBy, view.reviewedDate) },
    { id: 'decided', label: 'Decided by', value: by(view.decidedBy, view.decidedDate) },
    { id: 'reason', label: 'Reason', value: view.reasonCode && rejectReasons[view.reasonCode] },
    { id: 'remarks', label: 'Remarks', value: view.remarks, isWide: true },
  ].filter(({ value }) => value !== null)
}

function Files({ view }: { view: RequestView }): ReactElement | null {
  const files = view.decidedFiles ?? view.files
  if (files.length === 0) return null
  return (
    <Card title="Documents">
      <DescriptionList
        layout="rows"
        facts={files.map(({ fileName, sha256 }, at) => ({
          id: `${at}-${sha256}`,
          label: fileName,
          value: <Code>{sha256}</Code>,
        }))}
      />
    </Card>
  )
}

interface SheetProps {
  view: RequestView
  /** lines of the proposed sheet; absent where none is proposed */
  proposed: readonly ProposedLine[] | undefined
}

function Sheet({ view, proposed }: SheetProps): ReactElement {
  const { user, marker } = useUser()
  const { label } = requestTypeInfo[view.type]
  const isOpen = isOpenRequest(view.status)
  return (
    <PrintFrame
      title={`${label}, ${view.targetName}`}
      code={view.code}
      detail={isOpen ? 'Not decided yet' : 'As decided'}
      printedOn={today()}
      printedBy={`${user.firstName} ${user.lastName}`}
    >
      <Stack gap={4}>
        <Card title="Request">
          <DescriptionList facts={facts(view)} />
        </Card>
        <Card title={isOpen ? 'What is requested' : 'What was requested and what the decision saw'}>
          <DiffTable
            label="Requested changes"
            rows={diffRows(view)}
            beforeLabel={isOpen ? 'Now' : 'Before'}
          />
        </Card>
        {proposed === undefined ? null : (
          <PrintedLines lines={proposed} view={view} isStaff={marker === 'ADMIN'} />
        )}
        <Files view={view} />
        <Card title="History of the request">
          <Timeline label="History of the request" entries={trailOf(view)} />
        </Card>
      </Stack>
    </PrintFrame>
  )
}

/** Shows the print view of a request; of a decided one, the data frozen at the decision and file fingerprints. */
export function RequestPrint(): ReactElement {
  const { code = '' } = useParams()
  const isStaff = useUser().marker === 'ADMIN'
  const answer = useCall(request.get, { params: { code } })
  const view = answer.data
  const hasLines = view !== undefined && sheetKindOfRequest(view.type) !== undefined
  const lines = useCall(proposal.lines, { params: { code } }, { isEnabled: hasLines })
  // paper without its lines would be another document, so it waits for them
  const isReady = view !== undefined && (!hasLines || lines.data !== undefined)
  const failed = [answer, lines].find(({ isError }) => isError)
  usePageTitle(`Print ${code}`)
  return (
    <Stack gap={4}>
      <TopCrumbs
        items={[
          { label: isStaff ? 'Requests' : 'My requests', href: queuePath },
          { label: <Code>{code}</Code>, href: `${queuePath}/${code}` },
          { label: 'Print' },
        ]}
      />
      <PageHeader
        title={view === undefined ? 'Request' : requestTypeInfo[view.type].label}
        actions={
          <Button variant="primary" isDisabled={!isReady} onPress={() => window.print()}>
            Print
          </Button>
        }
      />
      {isReady ? (
        <Sheet view={view} proposed={lines.data} />
      ) : failed !== undefined ? (
        <ReadError title="This request cannot be shown" answer={failed} />
      ) : (
        <LoadingLines count={8} />
      )}
    </Stack>
  )
}
