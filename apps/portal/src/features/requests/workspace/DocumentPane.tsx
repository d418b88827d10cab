import { request } from '@capiz/api/contract/request'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { DocumentViewer, type SoughtText } from '@capiz/ui/accreditation/DocumentViewer'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { usePersonNames } from '../../../patterns/people.ts'
import { useBlobUrl } from '../../../patterns/provider/use-blob-url.ts'
import type { RequestView } from '../review-model.ts'
import { DocumentActs } from './DocumentActs.tsx'
import type { ApplicationDocument } from './workspace-model.ts'

export interface DocumentPaneProps {
  view: RequestView
  /** the document that is read; undefined where none was sent */
  current: ApplicationDocument | undefined
  sought: readonly SoughtText[]
  onFound: (ids: readonly string[]) => void
  isAsked: boolean
  onAsk: (() => void) | undefined
  onVerified: () => void
}

/** The document that is read, with what can be done with it. */
export function DocumentPane(props: DocumentPaneProps): ReactElement {
  const { view, current, sought, onFound } = props
  const uuid = current?.row.submitted ?? ''
  const { src, error } = useBlobUrl(uuid, (signal) =>
    call(
      request.preview,
      { params: { type: view.type }, query: { code: view.code, uuid } },
      { signal },
    ),
  )
  if (current === undefined) {
    return <EmptyState title="No documents were sent">Ask the applicant for what is required.</EmptyState>
  }
  const fileName = view.files.find((file) => file.uuid === uuid)?.fileName ?? current.label
  return (
    <>
      <DocumentActs {...props} document={current} />
      <Verified document={current} />
      {error === undefined ? (
        src === undefined ? (
          <Skeleton shape="block" />
        ) : (
          <DocumentViewer {...{ fileName, src, sought, onFound }} kind="pdf" />
        )
      ) : (
        <ErrorState title="The document could not be read" level={3}>
          {errorMessage(error)}
        </ErrorState>
      )}
    </>
  )
}

/** Who verified a document, and when; nothing of one that is not verified. */
function Verified({ document: { row } }: { document: ApplicationDocument }): ReactElement | null {
  const nameOf = usePersonNames([row.verifiedBy ?? undefined])
  if (!row.verified) return null
  const day = row.verifiedDate === null ? '' : `, ${formatDay(row.verifiedDate as IsoDate)}`
  return <Text tone="muted">{`Verified by ${nameOf(row.verifiedBy ?? '')}${day}`}</Text>
}
