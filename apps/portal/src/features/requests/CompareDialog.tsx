import { document } from '@capiz/api/contract/document'
import { request } from '@capiz/api/contract/request'
import type { Download, OutputOf } from '@capiz/api/contract/define'
import { Dialog } from '@capiz/ui/Dialog'
import { DocumentViewer } from '@capiz/ui/accreditation/DocumentViewer'
import { Heading } from '@capiz/ui/Heading'
import { Notice } from '@capiz/ui/Notice'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Columns, Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { errorMessage } from '../../platform/feedback/report-error.ts'
import { call } from '../../platform/calls/api.ts'
import { useBlobUrl } from '../../patterns/provider/use-blob-url.ts'
import { entityOf, type RequestView } from './review-model.ts'

type OnRecord = OutputOf<typeof document.list>[number]

interface PaneProps {
  title: string
  uuid: string
  fileName: string
  load: (signal: AbortSignal) => Promise<Download>
}

function Pane({ title, uuid, fileName, load }: PaneProps): ReactElement {
  const { src, error } = useBlobUrl(uuid, load)
  return (
    <Stack gap={2}>
      <Heading level={3} size="h3">
        {title}
      </Heading>
      {error === undefined ? null : <Notice tone="danger">{errorMessage(error)}</Notice>}
      {src === undefined ? (
        error === undefined && <Skeleton shape="block" />
      ) : (
        <DocumentViewer fileName={fileName} fileType="pdf" src={src} />
      )}
    </Stack>
  )
}

interface CompareDialogProps {
  view: RequestView
  file: RequestView['files'][number]
  onRecord: OnRecord
  onClose: () => void
}

/** The document on record beside the one that would take its place. */
export function CompareDialog({ view, file, onRecord, onClose }: CompareDialogProps): ReactElement {
  const entity = entityOf(view)
  return (
    <Dialog isOpen onOpenChange={onClose} title="Compare documents" size="lg" isDismissable>
      <Columns gap={4}>
        <Pane
          title="On record now"
          uuid={onRecord.uuid}
          fileName={onRecord.fileName}
          load={(signal) =>
            call(
              document.preview,
              { params: { entity }, query: { code: onRecord.code, uuid: onRecord.uuid } },
              { signal },
            )
          }
        />
        <Pane
          title="Requested"
          uuid={file.uuid}
          fileName={file.fileName}
          load={(signal) =>
            call(
              request.preview,
              { params: { type: view.type }, query: { code: view.code, uuid: file.uuid } },
              { signal },
            )
          }
        />
      </Columns>
    </Dialog>
  )
}
