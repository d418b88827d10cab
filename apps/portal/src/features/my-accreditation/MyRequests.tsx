import { request } from '@capiz/api/contract/request'
import { requestStatusMeanings } from '@capiz/domain/request'
import { requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { WorkList } from '@capiz/ui/WorkList'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { type OpenRequest, useOpenRequests } from '../../patterns/open-requests.ts'
import { useProvider } from '../../patterns/provider/provider.ts'
import { today } from '../../patterns/today.ts'

const hrefOf = ({ code }: OpenRequest) => `/dashboard/requests/${code}`

/** Shows what the requester has to answer, an information request or a counter-offer, with its due date. */
function RequestAwaitingReply({ row, dueDate }: { row: OpenRequest; dueDate: IsoDate }): ReactElement {
  const view = useCall(request.get, { params: { code: row.code } }).data
  const isOffer = view?.counterOffer?.state === 'waiting'
  const informationRequest = isOffer ? null : view?.ask
  const isLate = dueDate < today()
  const { label } = requestTypeInfo[row.type]
  return (
    <Notice
      tone={isLate ? 'danger' : 'attention'}
      title={
        isOffer
          ? `${label}: we offer other amounts, answer by ${formatDay(dueDate)}`
          : `${label}: we need something more from you by ${formatDay(dueDate)}`
      }
      actions={<Link href={hrefOf(row)}>Answer</Link>}
    >
      {informationRequest?.reason ? <p>{informationRequest.reason}</p> : null}
      <ul>
        {informationRequest?.items
          .filter(({ answeredOn }) => answeredOn === null)
          .map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
    </Notice>
  )
}

const meaning = ({ status }: OpenRequest): string => requestStatusMeanings[status].replace(/\.$/u, '')

/** The state that several requests share; undefined where they do not share one, or where there is one request. */
function sharedMeaning(rows: readonly OpenRequest[]): string | undefined {
  const meanings = new Set(rows.map(meaning))
  return rows.length > 1 && meanings.size === 1 ? [...meanings][0] : undefined
}

/** The open requests about the record and where each stands; what is asked of its owner comes first. */
export function MyRequests(): ReactElement | null {
  const rows = useOpenRequests(useProvider().code)
  if (rows === undefined || rows.length === 0) return null
  const others = rows.filter(({ answerDueDate }) => answerDueDate === null)
  const shared = sharedMeaning(others)
  return (
    <>
      {rows.map((row) =>
        row.answerDueDate === null ? null : (
          <RequestAwaitingReply key={row.code} row={row} dueDate={row.answerDueDate} />
        ),
      )}
      {others.length === 0 ? null : (
        <Card
          title="Your requests"
          description={`${shared === undefined ? '' : `${shared}. `}This page shows the values that apply until a request is approved.`}
          padding="none"
        >
          <WorkList
            label="Your requests"
            groups={[
              {
                id: 'own',
                items: others.map((row) => ({
                  id: row.code,
                  subject: <Link href={hrefOf(row)}>{requestTypeInfo[row.type].label}</Link>,
                  detail: shared === undefined ? meaning(row) : '',
                  due: row.ageDays === 0 ? 'sent today' : `sent ${plural(row.ageDays, 'day', 'days')} ago`,
                })),
              },
            ]}
          />
        </Card>
      )}
    </>
  )
}
