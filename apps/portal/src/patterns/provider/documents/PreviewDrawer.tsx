import { document, type DocumentEntity } from '@capiz/api/contract/document'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { DocumentViewer } from '@capiz/ui/accreditation/DocumentViewer'
import { Drawer } from '@capiz/ui/Drawer'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Spinner } from '@capiz/ui/Spinner'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { call } from '../../../platform/calls/api.ts'
import { usePersonNames } from '../../people.ts'
import { useBlobUrl } from '../use-blob-url.ts'
import { dayOf } from '../../labels.ts'
import { DocumentRemarks } from './DocumentRemarks.tsx'
import { type ProviderDocument, viewKind } from './documents.ts'

interface ContentProps {
  entity: DocumentEntity
  file: ProviderDocument
  onRetry: () => void
}

function Content({ entity, file, onRetry }: ContentProps): ReactElement {
  const { code, uuid } = file
  const { src, error } = useBlobUrl(uuid, (signal) =>
    call(document.download, { params: { entity }, query: { code, uuid } }, { signal }),
  )
  if (error !== undefined) {
    return (
      <ErrorState title="The document could not be read" onRetry={onRetry}>
        {errorMessage(error)}
      </ErrorState>
    )
  }
  return src === undefined ? (
    <Spinner label="Loading the document" />
  ) : (
    <DocumentViewer fileName={file.fileName} fileType={viewKind(file.contentType)} src={src} />
  )
}

interface PreviewDrawerProps {
  entity: DocumentEntity
  file: ProviderDocument
  onClose: () => void
}

/** Shows a document beside the page, with what is known of it. */
export function PreviewDrawer({ entity, file, onClose }: PreviewDrawerProps): ReactElement {
  const [attempt, setAttempt] = useState(0)
  const nameOf = usePersonNames([file.uploadedBy])
  const day = (value: IsoDate | null): string | null => (value === null ? null : formatDay(value))
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={file.docTypeLabel ?? 'Document'}
    >
      <Stack gap={5}>
        <Content
          key={`${file.uuid}-${attempt}`}
          entity={entity}
          file={file}
          onRetry={() => setAttempt(attempt + 1)}
        />
        <DescriptionList
          facts={[
            { id: 'from', label: 'Issued or in force from', value: day(file.effectiveDate) },
            { id: 'until', label: 'Valid until', value: day(file.validityDate) },
            {
              id: 'by',
              label: 'Added',
              value: `${formatDay(dayOf(file.uploadedDate))} by ${nameOf(file.uploadedBy)}`,
            },
            { id: 'remarks', label: 'Remarks', value: file.docRemarks },
          ]}
        />
        <DocumentRemarks entity={entity} file={file} />
      </Stack>
    </Drawer>
  )
}
