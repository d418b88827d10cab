import { document, documentEntities, type DocumentEntity } from '@capiz/api/contract/document'
import { DocumentViewer } from '@capiz/ui/accreditation/DocumentViewer'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Spinner } from '@capiz/ui/Spinner'
import type { ReactElement } from 'react'
import { errorMessage } from '../../platform/feedback/report-error.ts'
import { call } from '../../platform/calls/api.ts'
import { useBlobUrl } from '../../patterns/provider/use-blob-url.ts'
import type { Claim } from './claim.ts'

const isEntity = (entity: string | null): entity is DocumentEntity =>
  (documentEntities as readonly (string | null)[]).includes(entity)

/** Shows the document a claim is about, in place; nothing for a claim about the provider itself. */
export function ClaimDocument({ claim }: { claim: Claim }): ReactElement | null {
  const { entity, uuid, ownerCode: code, fileName } = claim
  const { src, error } = useBlobUrl(uuid ?? '', (signal) =>
    call(
      document.preview,
      { params: { entity: isEntity(entity) ? entity : 'hf/document' }, query: { code, uuid: uuid ?? '' } },
      { signal },
    ),
  )
  if (uuid === null) return null
  if (error !== undefined) {
    return <ErrorState title="The document could not be read">{errorMessage(error)}</ErrorState>
  }
  return src === undefined ? (
    <Spinner label="Loading the document" />
  ) : (
    <DocumentViewer fileName={fileName ?? ''} fileType="pdf" src={src} />
  )
}
