import { request } from '@capiz/api/contract/request'
import { DocumentViewer } from '@capiz/ui/accreditation/DocumentViewer'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Skeleton } from '@capiz/ui/Skeleton'
import type { SoughtText } from '@capiz/ui/accreditation/DocumentViewer'
import type { ReactElement } from 'react'
import { call } from '../../platform/calls/api.ts'
import { errorMessage } from '../../platform/feedback/report-error.ts'
import { useBlobUrl } from '../../patterns/provider/use-blob-url.ts'
import type { RequestView } from './review-model.ts'

interface InlineDocumentProps {
  view: RequestView
  /** the file, by which it is read */
  uuid: string
  fileName: string
  sought?: readonly SoughtText[]
  onFound?: (ids: readonly string[]) => void
}

/** A file of a request in the page itself, so that it is read beside what is said of it. */
export function InlineDocument({ view, uuid, ...shown }: InlineDocumentProps): ReactElement {
  const { src, error } = useBlobUrl(uuid, (signal) =>
    call(request.preview, { params: { type: view.type }, query: { code: view.code, uuid } }, { signal }),
  )
  if (error !== undefined) {
    return (
      <ErrorState title="The document could not be read" level={3}>
        {errorMessage(error)}
      </ErrorState>
    )
  }
  return src === undefined ? (
    <Skeleton shape="block" />
  ) : (
    <DocumentViewer {...shown} fileType="pdf" src={src} />
  )
}
