import { document } from '@capiz/api/contract/document'
import { lookups } from '@capiz/api/contract/reference'
import { request } from '@capiz/api/contract/request'
import { dateRuleOf } from '@capiz/domain/checklist'
import { datesOfEntry, type DateRule } from '@capiz/domain/document'
import { plural, savedMessage } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import {
  DocumentUploader,
  type ExistingDocument,
  type UploadFunction,
  type UploadRow,
} from '@capiz/ui/accreditation/DocumentUploader'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Inline, Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { useBlankForms } from '../../blank-forms.ts'
import { TemplateButton } from '../../TemplateButton.tsx'
import { today } from '../../today.ts'
import { useMay, useProvider } from '../provider.ts'
import * as styles from '../record.css.ts'
import { useUnsentFiles } from '../../../platform/forms/unsent-files.ts'
import { useRead } from '../read.ts'
import { EarlierDocuments } from './EarlierDocuments.tsx'
import { type ProviderDocuments, readTemplate, saveAll, useRefreshDocuments } from './documents-data.ts'
import { existingOf, offersOf } from './documents.ts'
import { uploadFailure } from './upload-failure.ts'
import { RemoveDocument } from './RemoveDocument.tsx'

const OtherDocument = lazy(async () => ({
  default: (await load(() => import('./OtherDocument.tsx'))).OtherDocument,
}))

/** Sends a file to the record, or as a request where the caller may only ask. */
function useUpload(isRequest: boolean, ruleOf: (typeCode: string) => DateRule): UploadFunction {
  const { kind, code } = useProvider()
  return async (row, { signal, onProgress }) => {
    const how = {
      signal,
      onProgress: ({ sent, total }: { sent: number; total: number }) => onProgress((sent / total) * 100),
      // one file of the page is one save, however often its upload is repeated
      idempotencyKey: row.sha256.slice(0, 32) + row.typeCode,
    }
    const facts = { docType: row.typeCode, ...datesOfEntry(ruleOf(row.typeCode), row.validityDate) }
    const files = [row.file]
    const sent = isRequest
      ? call(
          request.createWithFiles,
          { params: { type: kind.documentRequest }, json: { targetCode: code, ...facts }, files },
          how,
        )
      : call(document.upload, { params: { entity: kind.documents }, fields: { code, ...facts }, files }, how)
    try {
      await sent
    } catch (error) {
      throw uploadFailure(error)
    }
  }
}

interface CredentialsProps {
  documents: ProviderDocuments
  /** type of the document a link asked for */
  wanted: string
  onPreview: (uuid: string) => void
}

/** The types of document that can be given, once the checklist and the types are read. */
function useOffers(documents: ProviderDocuments) {
  const { kind, code, credentialPage } = useProvider()
  const checklist = useRead(kind.calls.checklist(code))
  const types = useCall(lookups.documentTypesOfPage, { query: { pageType: credentialPage, size: 1000 } })
  const labelOf = (typeCode: string) => types.data?.content.find((type) => type.code === typeCode)?.dateLabel
  return {
    offers:
      checklist.data &&
      types.data &&
      offersOf(credentialPage, checklist.data, types.data.content, documents.live),
    checklist: checklist.data,
    ruleOf: (typeCode: string) => dateRuleOf(credentialPage, typeCode, labelOf(typeCode)),
    error: documents.error ?? checklist.error ?? types.error,
    retry: (): void => {
      documents.retry()
      void checklist.refetch()
      void types.refetch()
    },
  }
}

/** The message once every chosen file is with the server. */
function sentMessage(count: number, isRequest: boolean): string {
  if (isRequest) return `${plural(count, 'document was', 'documents were')} sent for approval.`
  return count === 1 ? savedMessage('Document') : `${count} documents have been saved.`
}

/** Counts the lists of new files: once all of one are sent, they are on file and the next begins. */
function useRounds(isRequest: boolean) {
  const refreshDocuments = useRefreshDocuments()
  const unsent = useUnsentFiles()
  const [round, setRound] = useState(0)
  const watch = (rows: readonly UploadRow[]): void => {
    unsent.note(rows)
    if (rows.length === 0 || rows.some(({ stage }) => stage !== 'done')) return
    showToast('success', sentMessage(rows.length, isRequest))
    void refreshDocuments().then(() => setRound(round + 1))
  }
  return { round, watch }
}

/** Leads to the row of the document a link asked for, with the focus on its first control. */
function useWantedRow(wanted: string, isReady: boolean): void {
  useEffect(() => {
    if (wanted === '' || !isReady) return
    const row = globalThis.document.getElementById(`document-type-${wanted}`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('button:not([aria-expanded])')?.focus({ preventScroll: true })
  }, [wanted, isReady])
}

/** Licences, permits and the like, as the checklist asks for them. */
export function Credentials({ documents, wanted, onPreview }: CredentialsProps): ReactElement {
  const { kind, credentialPage } = useProvider()
  const may = useMay()
  const blankForms = useBlankForms([credentialPage])
  const isRequest = !may('add-document') && may('request-document')
  const { offers, checklist, ruleOf, error, retry } = useOffers(documents)
  const upload = useUpload(isRequest, ruleOf)
  const { round, watch } = useRounds(isRequest)
  useWantedRow(wanted, !documents.isPending && offers !== undefined && checklist !== undefined)
  const [removing, setRemoving] = useState<ExistingDocument>()
  if (error !== null && error !== undefined) {
    return (
      <ErrorState title="The documents could not be read" onRetry={retry}>
        {errorMessage(error)}
      </ErrorState>
    )
  }
  if (documents.isPending || offers === undefined || checklist === undefined) {
    return <LoadingDocuments />
  }
  return (
    <Card
      title="Documents"
      description={
        isRequest
          ? 'What you send is added to the record once it is approved; until then the present one counts.'
          : undefined
      }
      actions={<ListActions isRequest={isRequest} hasFiles={documents.live.length > 0} />}
      padding="none"
    >
      <DocumentUploader
        // what was sent is on file now, so the list of new files starts again
        key={round}
        label="Documents of the record"
        offers={offers}
        existing={existingOf(documents.live, offers, checklist)}
        today={today()}
        upload={upload}
        isReadOnly={!may('add-document') && !isRequest}
        blankForms={blankForms}
        onPreview={(file) => ('uuid' in file ? onPreview(file.uuid) : undefined)}
        onRemoveExisting={may('delete-document') ? setRemoving : undefined}
        onRowsChange={watch}
        isInCard
      />
      <div className={styles.more}>
        <EarlierDocuments documents={documents} onPreview={onPreview} />
      </div>
      {removing === undefined ? null : (
        <RemoveDocument entity={kind.documents} file={removing} onClose={() => setRemoving(undefined)} />
      )}
    </Card>
  )
}

/** Actions on the documents as a whole. */
function ListActions({ isRequest, hasFiles }: { isRequest: boolean; hasFiles: boolean }): ReactElement {
  const { kind } = useProvider()
  return (
    <Inline gap={2}>
      {isRequest ? <SendAnother /> : null}
      <TemplateButton label="documents" read={readTemplate(kind.documents)} />
      {hasFiles ? <DownloadAll /> : null}
    </Inline>
  )
}

function LoadingDocuments(): ReactElement {
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

/** Opens the form for a document that is none of the list. */
function SendAnother(): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onPress={() => setOpen(true)}>
        Send another document
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <OtherDocument onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Saves all documents of the record as one archive. */
function DownloadAll(): ReactElement {
  const { kind, code } = useProvider()
  const [isZipping, setZipping] = useState(false)
  const zip = async (): Promise<void> => {
    setZipping(true)
    await saveAll(kind.documents, code)
    setZipping(false)
  }
  return (
    <Button size="sm" isPending={isZipping} pendingLabel="Packing" onPress={() => void zip()}>
      Download all
    </Button>
  )
}
