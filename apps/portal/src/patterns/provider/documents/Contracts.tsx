import { lookups } from '@capiz/api/contract/reference'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Inline } from '@capiz/ui/Stack'
import {
  type DocumentOffer,
  DocumentUploader,
  type ExistingDocument,
} from '@capiz/ui/accreditation/DocumentUploader'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { TemplateButton } from '../../TemplateButton.tsx'
import { today } from '../../today.ts'
import { useMay, useProvider } from '../provider.ts'
import * as styles from '../record.css.ts'
import { EarlierDocuments } from './EarlierDocuments.tsx'
import { type ProviderDocuments, readTemplate } from './documents-data.ts'
import { notesOf, type ProviderDocument } from './documents.ts'
import { RemoveDocument } from './RemoveDocument.tsx'

const ContractDialog = lazy(async () => ({
  default: (await load(() => import('./ContractDialog.tsx'))).ContractDialog,
}))

interface ContractsProps {
  documents: ProviderDocuments
  onPreview: (uuid: string) => void
}

/** The types of the contracts on file; new ones are added by the dialog, with the dates of the record. */
function offersOf(files: readonly ProviderDocument[]): DocumentOffer[] {
  const labels = new Map(
    files.map(({ docType, docTypeLabel }) => [docType ?? '', docTypeLabel ?? 'Contract']),
  )
  return [...labels].map(([code, label]) => ({ code, label, isClosed: true }))
}

function existingOf(files: readonly ProviderDocument[]): ExistingDocument[] {
  return files.map((file) => ({
    uuid: file.uuid,
    typeCode: file.docType ?? '',
    fileName: file.fileName,
    size: file.size,
    validFrom: file.effectiveDate ?? undefined,
    validityDate: file.validityDate,
    state: file.state ?? 'VALID',
    notes: notesOf(file),
  }))
}

/** Memoranda of agreement and their annexes; the newest memorandum sets the contract dates of the record. */
export function Contracts({ documents, onPreview }: ContractsProps): ReactElement {
  const { kind } = useProvider()
  const may = useMay()
  const [isAdding, setAdding] = useState<boolean>()
  const [removing, setRemoving] = useState<ExistingDocument>()
  const types = useCall(lookups.documentTypesOfPage, { query: { pageType: kind.contractPage, size: 100 } })
  const hasError = documents.error !== null && documents.error !== undefined
  const isListed = !hasError && (documents.live.length > 0 || documents.isPending)
  const add = may('add-document') ? (
    <Button size="sm" onPress={() => setAdding(true)}>
      Add contract
    </Button>
  ) : undefined
  return (
    <Card
      title="Contracts"
      actions={
        <Inline gap={2}>
          <TemplateButton label="contracts" read={readTemplate(kind.contracts)} />
          {documents.live.length > 0 ? add : null}
        </Inline>
      }
      {...(isListed && { padding: 'none' })}
    >
      {hasError ? (
        <ErrorState title="The contracts could not be read" onRetry={documents.retry}>
          {errorMessage(documents.error)}
        </ErrorState>
      ) : !isListed ? (
        <EmptyState title="No contract on file" level={3} actions={add}>
          {`A ${kind.name} can be accredited once a contract covers the day.`}
        </EmptyState>
      ) : (
        <>
          <DocumentUploader
            label="Contracts of the record"
            offers={offersOf(documents.live)}
            existing={existingOf(documents.live)}
            today={today()}
            onPreview={(file) => ('uuid' in file ? onPreview(file.uuid) : undefined)}
            onRemoveExisting={may('delete-document') ? setRemoving : undefined}
            isInCard
          />
          <div className={styles.more}>
            <EarlierDocuments documents={documents} onPreview={onPreview} />
          </div>
        </>
      )}
      {removing === undefined ? null : (
        <RemoveDocument entity={kind.contracts} file={removing} onClose={() => setRemoving(undefined)} />
      )}
      {isAdding === undefined ? null : (
        <Suspense fallback={null}>
          <ContractDialog isOpen={isAdding} onOpenChange={setAdding} types={types.data?.content ?? []} />
        </Suspense>
      )}
    </Card>
  )
}
