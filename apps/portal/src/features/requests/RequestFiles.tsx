import { document } from '@capiz/api/contract/document'
import { request } from '@capiz/api/contract/request'
import { isOpenRequest, requestTypeInfo } from '@capiz/domain/request'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Inline, Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { reportError } from '../../app/report-error.ts'
import { call } from '../../lib/api.ts'
import { saveFile } from '../../lib/object-urls.ts'
import { useCall } from '../../lib/query.tsx'
import { FilePreview } from '../../patterns/FilePreview.tsx'
import { CompareDialog, entityOf } from './CompareDialog.tsx'
import type { RequestView } from './review-model.ts'

type File = RequestView['files'][number]

const dateText = (file: File) =>
  file.validityDate === null ? null : `valid until ${formatDay(file.validityDate as IsoDate)}`

/** The papers of a request with preview and download, and beside the one they would replace. */
export function RequestFiles({ view }: { view: RequestView }): ReactElement | null {
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
  if (view.files.length === 0) return null
  const input = (file: File) => ({
    params: { type: view.type },
    query: { code: view.code, uuid: file.uuid },
  })
  const download = (file: File) => call(request.download, input(file)).then(saveFile, reportError)
  return (
    <Card title="Documents">
      <Stack gap={3}>
        {view.files.map((file) => (
          <Inline key={file.uuid} gap={3} justify="between">
            <Stack gap={0}>
              <Text weight="strong">{file.fileName}</Text>
              <Text tone="muted">
                {[file.docTypeLabel ?? file.docType, dateText(file)].filter(Boolean).join(' · ')}
              </Text>
            </Stack>
            <Inline gap={2}>
              {file.state ? <DomainBadge code={file.state} vocabulary="document" size="sm" /> : null}
              {onRecord === undefined ? null : (
                <Button size="sm" variant="quiet" onPress={() => setCompared(file)}>
                  Compare
                </Button>
              )}
              <Button size="sm" variant="quiet" onPress={() => setShown(file)}>
                Preview
              </Button>
              <Button size="sm" variant="quiet" onPress={() => void download(file)}>
                Download
              </Button>
            </Inline>
          </Inline>
        ))}
        {compared && onRecord ? (
          <CompareDialog
            view={view}
            file={compared}
            onRecord={onRecord}
            onClose={() => setCompared(undefined)}
          />
        ) : null}
        {shown ? (
          <FilePreview
            fileName={shown.fileName}
            load={() => call(request.preview, input(shown))}
            onClose={() => setShown(undefined)}
          />
        ) : null}
      </Stack>
    </Card>
  )
}
