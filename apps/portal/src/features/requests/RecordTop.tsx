import { requestStatusPresentation } from '@capiz/domain/request'
import { isOpenRequest, requestTypeInfo } from '@capiz/domain/request'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { Code } from '@capiz/ui/Code'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { RecordBanner } from '@capiz/ui/accreditation/RecordBanner'
import { Stack } from '@capiz/ui/Stack'
import { mediaQuery } from '@capiz/ui/tokens'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import type { ReactElement } from 'react'
import { DueDay } from '../../patterns/work/DueDay.tsx'
import { CounterOfferNotice } from './CounterOfferNotice.tsx'
import { InformationRequestNotice } from './InformationRequestNotice.tsx'
import { dueDayOf } from './next-step.ts'
import { RecordTools } from './RecordTools.tsx'
import { approvalText, toneOf, type RequestView } from './review-model.ts'
import { isApplication } from './workspace/applications.ts'

/** Address of the record a request is about. */
function targetHref({ targetCode }: RequestView): string | undefined {
  if (targetCode?.startsWith('HF')) return `/health-facility/${targetCode}`
  return targetCode?.startsWith('PHY') ? `/doctor/${targetCode}` : undefined
}

/**
 * The facts of a request and, while it is open, the effect of approval; on phones its code among them, which the way in
 * the top bar has elsewhere.
 */
function facts(view: RequestView, isPhone: boolean, hasEffect: boolean) {
  const href = targetHref(view)
  const target = href === undefined ? view.targetName : <Link href={href}>{view.targetName}</Link>
  const requestedOn = manilaDay(new Date(view.requestedDate))
  const due = dueDayOf(view)
  return [
    { id: 'target', content: target },
    { id: 'requester', content: `Requested by ${view.requesterName}, ${formatDay(requestedOn)}` },
    { id: 'due', content: due === undefined ? null : <DueDay day={due} /> },
    { id: 'code', content: isPhone ? <Code>{view.code}</Code> : null },
    { id: 'assignee', content: view.assigneeName === null ? null : `Assigned to ${view.assigneeName}` },
    { id: 'effect', content: hasEffect ? approvalText(view.type) : null, isSentence: true },
  ].filter(({ content }) => content !== null)
}

/** Shows the decision on the request. */
function Outcome({ view }: { view: RequestView }): ReactElement {
  const day = view.decidedDate ? formatDay(manilaDay(new Date(view.decidedDate))) : ''
  const who = view.decidedBy ? ` by ${view.decidedBy}` : ''
  const decided = `${requestStatusPresentation[view.status].label}${who}${day ? `, ${day}` : ''}`
  const kind = view.status === 'APPROVED' ? 'success' : view.status === 'REJECTED' ? 'attention' : 'info'
  return (
    <Notice tone={kind} title={decided}>
      {view.remarks ?? undefined}
    </Notice>
  )
}

/** Head of a request: what it is, how it stands, what was asked of the requester, and what can be done. */
export function RecordTop({ view, isStaff }: { view: RequestView; isStaff: boolean }): ReactElement {
  const isPhone = useMediaQuery(mediaQuery.phone)
  const isOpen = isOpenRequest(view.status)
  return (
    <RecordBanner
      name={requestTypeInfo[view.type].label}
      tone={toneOf(view)}
      badge={<DomainBadge code={view.status} vocabulary="request" />}
      facts={facts(view, isPhone, isOpen && !(isStaff && isApplication(view)))}
      actions={<RecordTools view={view} />}
      notice={
        <Stack gap={3}>
          <InformationRequestNotice view={view} isStaff={isStaff} />
          <CounterOfferNotice view={view} isStaff={isStaff} />
          {isOpen ? null : <Outcome view={view} />}
        </Stack>
      }
    />
  )
}
