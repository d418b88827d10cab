import { lookups } from '@capiz/api/contract/reference'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Inline, Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { Text } from '@capiz/ui/Text'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { TemplateButton } from '../../TemplateButton.tsx'
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

function period({ effectiveDate, validityDate }: ProviderDocument): string {
  const day = (value: IsoDate | null): string => (value === null ? 'open' : formatDay(value))
  return `${day(effectiveDate)} to ${day(validityDate)}`
}

interface ContractProps {
  file: ProviderDocument
  onPreview: (uuid: string) => void
  onRemove: (file: ProviderDocument) => void
}

function Contract({ file, onPreview, onRemove }: ContractProps): ReactElement {
  const may = useMay()
  return (
    <li>
      <Inline justify="between">
        <Stack gap={0}>
          <Text weight="medium">{file.docTypeLabel ?? 'Contract'}</Text>
          <Text tone="muted">{`${period(file)} · ${file.fileName}`}</Text>
          {notesOf(file).map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </Stack>
        <Inline gap={2}>
          {file.state ? <DomainBadge vocabulary="document" code={file.state} size="sm" /> : null}
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Preview ${file.fileName}`}
            onPress={() => onPreview(file.uuid)}
          >
            Preview
          </Button>
          {may('delete-document') ? (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Remove ${file.fileName}`}
              onPress={() => onRemove(file)}
            >
              Remove
            </Button>
          ) : null}
        </Inline>
      </Inline>
    </li>
  )
}

/** Memoranda of agreement and their annexes; the newest memorandum sets the contract dates of the record. */
export function Contracts({ documents, onPreview }: ContractsProps): ReactElement {
  const { kind } = useProvider()
  const may = useMay()
  const [isAdding, setAdding] = useState<boolean>()
  const [removing, setRemoving] = useState<ProviderDocument>()
  const types = useCall(lookups.documentTypesOfPage, { query: { pageType: kind.contractPage, size: 100 } })
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
    >
      {documents.error !== null && documents.error !== undefined ? (
        <ErrorState title="The contracts could not be read" onRetry={documents.retry}>
          {errorMessage(documents.error)}
        </ErrorState>
      ) : documents.live.length === 0 && !documents.isPending ? (
        <EmptyState title="No contract on file" level={3} actions={add}>
          {`A ${kind.name} can be accredited once a contract covers the day.`}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          <ul className={styles.plainList}>
            {documents.live.map((file) => (
              <Contract key={file.uuid} file={file} onPreview={onPreview} onRemove={setRemoving} />
            ))}
          </ul>
          <EarlierDocuments documents={documents} onPreview={onPreview} />
        </Stack>
      )}
      {removing === undefined ? null : (
        <RemoveDocument
          entity={kind.contracts}
          file={{ ...removing, typeCode: removing.docType ?? '' }}
          onClose={() => setRemoving(undefined)}
        />
      )}
      {isAdding === undefined ? null : (
        <Suspense fallback={null}>
          <ContractDialog isOpen={isAdding} onOpenChange={setAdding} types={types.data?.content ?? []} />
        </Suspense>
      )}
    </Card>
  )
}
