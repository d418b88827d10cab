import { document } from '@capiz/api/contract/document'
import { lookups } from '@capiz/api/contract/reference'
import { request } from '@capiz/api/contract/request'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { DocumentUploader, type ExistingDocument, type UploadFunction } from '@capiz/ui/DocumentUploader'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { showToast } from '../../../app/toasts.ts'
import { call } from '../../../lib/api.ts'
import { useCall } from '../../../lib/query.tsx'
import { today } from '../../today.ts'
import { useMay, useProvider } from '../provider.ts'
import { useRead } from '../read.ts'
import { EarlierPapers } from './EarlierPapers.tsx'
import { type Papers, saveAll, useRefreshPapers } from './papers-data.ts'
import { existingOf, offersOf } from './papers.ts'
import { RemovePaper } from './RemovePaper.tsx'

/** Sends a file to the record, or as a request where the caller may only ask. */
function useUpload(isRequest: boolean): UploadFunction {
  const { kind, code } = useProvider()
  return async (row, { signal, onProgress }) => {
    const how = {
      signal,
      onProgress: ({ sent, total }: { sent: number; total: number }) => onProgress((sent / total) * 100),
      // one file of the page is one save, however often its upload is repeated
      idempotencyKey: row.sha256.slice(0, 32) + row.typeCode,
    }
    const facts = { docType: row.typeCode, validityDate: row.validityDate }
    if (isRequest) {
      const json = { targetCode: code, ...facts }
      await call(
        request.createWithFiles,
        { params: { type: kind.documentRequest }, json, files: [row.file] },
        how,
      )
    } else {
      await call(
        document.upload,
        { params: { entity: kind.documents }, fields: { code, ...facts }, files: [row.file] },
        how,
      )
    }
  }
}

interface CredentialsProps {
  papers: Papers
  onPreview: (uuid: string) => void
}

/** Licences, permits and the like, as the checklist asks for them. */
export function Credentials({ papers, onPreview }: CredentialsProps): ReactElement {
  const { kind, code, credentialPage } = useProvider()
  const may = useMay()
  const refreshPapers = useRefreshPapers()
  const isRequest = !may('add-document') && may('request-document')
  const upload = useUpload(isRequest)
  const checklist = useRead(kind.calls.checklist(code))
  const types = useCall(lookups.documentTypesOfPage, { query: { pageType: credentialPage, size: 1000 } })
  const [round, setRound] = useState(0)
  const [removing, setRemoving] = useState<ExistingDocument>()
  const [isZipping, setZipping] = useState(false)
  const error = papers.error ?? checklist.error ?? types.error

  if (error !== null && error !== undefined) {
    const retry = (): void => {
      papers.retry()
      void checklist.refetch()
      void types.refetch()
    }
    return (
      <ErrorState title="The documents could not be read" onRetry={retry}>
        {wordsForError(error)}
      </ErrorState>
    )
  }
  if (papers.isPending || checklist.data === undefined || types.data === undefined) {
    return (
      <Card title="Documents">
        <Stack gap={4}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Card>
    )
  }
  const offers = offersOf(checklist.data, types.data.content, papers.live)
  const zip = async (): Promise<void> => {
    setZipping(true)
    await saveAll(kind.documents, code)
    setZipping(false)
  }
  return (
    <Card
      title="Documents"
      description={
        isRequest
          ? 'What you send is added to the record once it is approved; until then the present one counts.'
          : undefined
      }
      actions={
        papers.live.length > 0 ? (
          <Button size="sm" isPending={isZipping} pendingLabel="Packing" onPress={() => void zip()}>
            Download all
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        <DocumentUploader
          // what was sent is on file now, so the list of new files starts again
          key={round}
          label="Papers of the record"
          offers={offers}
          existing={existingOf(papers.live, offers)}
          today={today()}
          upload={upload}
          isReadOnly={!may('add-document') && !isRequest}
          onPreview={(paper) => ('uuid' in paper ? onPreview(paper.uuid) : undefined)}
          onRemoveExisting={may('delete-document') ? setRemoving : undefined}
          onRowsChange={(rows) => {
            if (rows.length === 0 || rows.some(({ stage }) => stage !== 'done')) return
            const what = plural(rows.length, 'document was', 'documents were')
            void showToast('success', isRequest ? `${what} sent for approval.` : `${what} added.`)
            void refreshPapers().then(() => setRound(round + 1))
          }}
        />
        <EarlierPapers papers={papers} onPreview={onPreview} />
      </Stack>
      {removing === undefined ? null : (
        <RemovePaper entity={kind.documents} paper={removing} onClose={() => setRemoving(undefined)} />
      )}
    </Card>
  )
}
