import { document, type DocumentEntity } from '@capiz/api/contract/document'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { DocumentViewer } from '@capiz/ui/DocumentViewer'
import { Drawer } from '@capiz/ui/Drawer'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Spinner } from '@capiz/ui/Spinner'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { call } from '../../../lib/api.ts'
import { usePersonNames } from '../../people.ts'
import { useBlobUrl } from '../use-blob-url.ts'
import { dayOf } from '../words.ts'
import { type Paper, viewKind } from './papers.ts'

interface ContentProps {
  entity: DocumentEntity
  paper: Paper
  onRetry: () => void
}

function Content({ entity, paper, onRetry }: ContentProps): ReactElement {
  const { code, uuid } = paper
  const { src, error } = useBlobUrl(uuid, (signal) =>
    call(document.download, { params: { entity }, query: { code, uuid } }, { signal }),
  )
  if (error !== undefined) {
    return (
      <ErrorState title="The document could not be read" onRetry={onRetry}>
        {wordsForError(error)}
      </ErrorState>
    )
  }
  return src === undefined ? (
    <Spinner label="Loading the document" />
  ) : (
    <DocumentViewer fileName={paper.fileName} kind={viewKind(paper.contentType)} src={src} />
  )
}

interface PreviewDrawerProps {
  entity: DocumentEntity
  paper: Paper
  onClose: () => void
}

/** Shows a document beside the page, with what is known of it. */
export function PreviewDrawer({ entity, paper, onClose }: PreviewDrawerProps): ReactElement {
  const [attempt, setAttempt] = useState(0)
  const nameOf = usePersonNames([paper.uploadedBy])
  const day = (value: string | null): string | null => (value === null ? null : formatDay(value as IsoDate))
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={paper.docTypeLabel ?? 'Document'}
    >
      <Stack gap={5}>
        <Content
          key={`${paper.uuid}-${attempt}`}
          entity={entity}
          paper={paper}
          onRetry={() => setAttempt(attempt + 1)}
        />
        <DescriptionList
          facts={[
            { id: 'from', label: 'Issued or in force from', value: day(paper.effectiveDate) },
            { id: 'until', label: 'Valid until', value: day(paper.validityDate) },
            {
              id: 'by',
              label: 'Added',
              value: `${formatDay(dayOf(paper.uploadedDate))} by ${nameOf(paper.uploadedBy)}`,
            },
            { id: 'remarks', label: 'Remarks', value: paper.docRemarks },
          ]}
        />
      </Stack>
    </Drawer>
  )
}
