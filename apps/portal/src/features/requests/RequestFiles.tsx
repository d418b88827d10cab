import type { OutputOf } from '@capiz/api/contract/define'
import { document } from '@capiz/api/contract/document'
import { request } from '@capiz/api/contract/request'
import { isOpenRequest, requestTypeInfo } from '@capiz/domain/request'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Inline, Stack } from '@capiz/ui/Stack'
import { DocumentBadge } from '@capiz/ui/accreditation/DomainBadge'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, Suspense, useState } from 'react'
import { reportError } from '../../platform/feedback/report-error.ts'
import { call } from '../../platform/calls/api.ts'
import { saveFile } from '../../platform/data/object-urls.ts'
import { useCall } from '../../platform/data/query.tsx'
import { lazyDialog } from '../../platform/loading/lazy-screen.ts'
import { entityOf, type RequestView } from './review-model.ts'

const FilePreview = lazyDialog(
  () => import('../../patterns/FilePreview.tsx'),
  (m) => m.FilePreview,
)
const CompareDialog = lazyDialog(
  () => import('./CompareDialog.tsx'),
  (m) => m.CompareDialog,
)

const InlineDocument = lazyDialog(
  () => import('./InlineDocument.tsx'),
  (m) => m.InlineDocument,
)

type File = RequestView['files'][number]

const dateText = ({ effectiveDate, validityDate }: File) =>
  [
    effectiveDate === null ? '' : `from ${formatDay(effectiveDate)}`,
    validityDate === null ? '' : `valid until ${formatDay(validityDate)}`,
  ]
    .filter(Boolean)
    .join(', ')

interface FileLineProps {
  file: File
  /** the request waits for its decision, so nobody has verified the file */
  isOpen: boolean
  onShow: () => void
  onDownload: () => void
  /** absent where nothing is on record to compare with */
  onCompare: (() => void) | undefined
}

function FileLine({ file, isOpen, onShow, onDownload, onCompare }: FileLineProps): ReactElement {
  return (
    <Inline gap={3} justify="between">
      <Stack gap={0}>
        <Text weight="strong">{file.fileName}</Text>
        <Text tone="muted">
          {[file.docTypeLabel ?? file.docType, dateText(file)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Inline gap={2}>
        {file.superseded ? (
          <Text tone="muted">Replaced</Text>
        ) : file.state ? (
          <DocumentBadge state={file.state} isVerified={isOpen ? false : undefined} />
        ) : null}
        {onCompare === undefined ? null : (
          <Button size="sm" variant="quiet" onPress={onCompare}>
            Compare
          </Button>
        )}
        <Button size="sm" variant="quiet" onPress={onShow}>
          Preview
        </Button>
        <Button size="sm" variant="quiet" onPress={onDownload}>
          Download
        </Button>
      </Inline>
    </Inline>
  )
}

const previewed = new Set(['application/pdf', 'image/jpeg', 'image/png'])

const isPreviewed = ({ contentType }: File): boolean => previewed.has(contentType)

type OnRecord = OutputOf<typeof document.list>[number]

const inputOf = (view: RequestView, { uuid }: File) => ({
  params: { type: view.type },
  query: { code: view.code, uuid },
})

interface RequestFilesProps {
  view: RequestView
  title?: string
  /** uuids of files that are shown elsewhere */
  except?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** The documents of a request with preview and download, and beside the one they would replace. */
export function RequestFiles({
  view,
  title = 'Documents',
  except = none,
}: RequestFilesProps): ReactElement | null {
  const [shown, setShown] = useState<File>()
  const [compared, setCompared] = useState<File>()
  const { targetCode, docType } = view
  // a decided document is itself on record: beside it stands nothing any more
  const canCompare =
    requestTypeInfo[view.type].perDocType &&
    isOpenRequest(view.status) &&
    targetCode !== null &&
    docType !== null
  const onRecord = useCall(
    document.list,
    { params: { entity: entityOf(view) }, query: { code: targetCode ?? '', docType: docType ?? '' } },
    { isEnabled: canCompare },
  ).data?.at(0)
  const files = view.files.filter(({ uuid }) => !except.has(uuid))
  if (files.length === 0) return null
  // a document is what such a request is about: it stands in the page
  const inPlace = requestTypeInfo[view.type].perDocType ? files.find(isPreviewed) : undefined
  const close = (): void => {
    setShown(undefined)
    setCompared(undefined)
  }
  const download = (file: File) => call(request.download, inputOf(view, file)).then(saveFile, reportError)
  return (
    <Card title={title}>
      <Stack gap={3}>
        {files.map((file) => (
          <FileLine
            key={file.uuid}
            file={file}
            isOpen={isOpenRequest(view.status)}
            onShow={() => setShown(file)}
            onDownload={() => void download(file)}
            onCompare={onRecord && (() => setCompared(file))}
          />
        ))}
        <Suspense fallback={null}>
          {inPlace === undefined ? null : (
            <InlineDocument
              key={inPlace.uuid}
              {...{ view }}
              uuid={inPlace.uuid}
              fileName={inPlace.fileName}
            />
          )}
          <Overlays {...{ view, onRecord, compared, shown }} onClose={close} />
        </Suspense>
      </Stack>
    </Card>
  )
}

interface OverlaysProps {
  view: RequestView
  onRecord: OnRecord | undefined
  /** file beside the one on record */
  compared: File | undefined
  /** file shown alone */
  shown: File | undefined
  onClose: () => void
}

/** The windows over the list: one file beside the one on record, or one alone. */
function Overlays({ view, onRecord, compared, shown, onClose }: OverlaysProps): ReactElement {
  return (
    <>
      {compared && onRecord ? (
        <CompareDialog view={view} file={compared} onRecord={onRecord} onClose={onClose} />
      ) : null}
      {shown ? (
        <FilePreview
          fileName={shown.fileName}
          load={() => call(request.preview, inputOf(view, shown))}
          onClose={onClose}
        />
      ) : null}
    </>
  )
}
