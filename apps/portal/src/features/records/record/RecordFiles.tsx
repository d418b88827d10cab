import { recordFile } from '@capiz/api/contract/record'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { Inline, Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { reportError, errorMessage } from '../../../platform/feedback/report-error.ts'
import { call } from '../../../platform/calls/api.ts'
import { saveFile } from '../../../platform/data/object-urls.ts'
import { useSend } from '../../../platform/data/send.ts'
import { FilePreview } from '../../../patterns/FilePreview.tsx'
import { type FileCalls, fileCode, type RecordFile, type RecordView } from '../model/calls.ts'
import { groupOf, type RecordScreen } from '../model/screens.ts'

function detailsOf({ docTypeLabel, docType, size, validityDate }: RecordFile): string {
  const kind = docTypeLabel ?? docType
  const until = validityDate === null ? null : `valid until ${formatDay(validityDate)}`
  const bytes = size < 1_000_000 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`
  return [kind, until, bytes].filter(Boolean).join(' · ')
}

interface RemoveFileProps {
  screen: RecordScreen
  record: RecordView
  file: RecordFile
  onClose: () => void
}

function RemoveFile({ screen, record, file, onClose }: RemoveFileProps): ReactElement {
  const remove = useSend(recordFile.remove, { refresh: [groupOf(screen)], reportsErrors: false })
  const body = { code: fileCode(record), uuid: file.uuid }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={onClose}
      title={`Remove ${file.fileName}?`}
      confirmLabel="Remove"
      isPending={remove.isPending}
      errorMessage={remove.error === null ? undefined : errorMessage(remove.error)}
      onConfirm={() =>
        remove.mutate({ input: { params: { kind: screen.name }, body } }, { onSuccess: onClose })
      }
    >
      It leaves the record. The file itself is kept for the audit.
    </ConfirmDialog>
  )
}

interface RecordFilesProps {
  screen: RecordScreen
  record: RecordView
  files: FileCalls
}

interface FileLineProps extends Pick<RecordFilesProps, 'record' | 'files'> {
  file: RecordFile
  onShow: () => void
  /** absent while the record cannot change */
  onRemove: (() => void) | undefined
}

function FileLine({ record, file, files, onShow, onRemove }: FileLineProps): ReactElement {
  return (
    <Inline gap={3} justify="between">
      <Stack gap={0}>
        <Text weight="strong">{file.fileName}</Text>
        <Text tone="muted">{detailsOf(file)}</Text>
      </Stack>
      <Inline gap={2}>
        {file.state && file.validityDate !== null ? (
          <DomainBadge code={file.state} vocabulary="document" size="sm" />
        ) : null}
        <Button size="sm" variant="quiet" onPress={onShow} aria-label={`Preview ${file.fileName}`}>
          Preview
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Download ${file.fileName}`}
          onPress={() => void files.download(record, file).then(saveFile, reportError)}
        >
          Download
        </Button>
        {onRemove ? (
          <Button size="sm" variant="quiet" aria-label={`Remove ${file.fileName}`} onPress={onRemove}>
            Remove
          </Button>
        ) : null}
      </Inline>
    </Inline>
  )
}

/** The files of a record: preview, download one or all, and taking one off while the record can still change. */
export function RecordFiles({ screen, record, files }: RecordFilesProps): ReactElement {
  const [shown, setShown] = useState<RecordFile>()
  const [removed, setRemoved] = useState<RecordFile>()
  const code = fileCode(record)
  const zip = () =>
    void call(recordFile.zip, { params: { kind: screen.name }, query: { code } }).then(saveFile, reportError)
  const canRemove = record.editable && screen.isUpload !== true
  return (
    <Card
      title="Files"
      actions={
        record.files.length > 1 ? (
          <Button size="sm" variant="quiet" onPress={zip}>
            Download all
          </Button>
        ) : undefined
      }
    >
      <Stack gap={3}>
        {record.files.length === 0 ? <Text tone="muted">No files yet.</Text> : null}
        {record.files.map((file) => (
          <FileLine
            key={file.uuid}
            {...{ record, file, files }}
            onShow={() => setShown(file)}
            onRemove={canRemove ? () => setRemoved(file) : undefined}
          />
        ))}
      </Stack>
      {shown === undefined ? null : (
        <FilePreview
          fileName={shown.fileName}
          load={() => files.preview(record, shown)}
          onClose={() => setShown(undefined)}
        />
      )}
      {removed === undefined ? null : (
        <RemoveFile screen={screen} record={record} file={removed} onClose={() => setRemoved(undefined)} />
      )}
    </Card>
  )
}
