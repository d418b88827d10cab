import { lookups } from '@capiz/api/contract/reference'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Inline, Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import { wordsForError } from '../../../app/report-error.ts'
import { useCall } from '../../../lib/query.tsx'
import { useMay, useProvider } from '../provider.ts'
import * as styles from '../record.css.ts'
import { EarlierPapers } from './EarlierPapers.tsx'
import type { Papers } from './papers-data.ts'
import type { Paper } from './papers.ts'
import { RemovePaper } from './RemovePaper.tsx'

const ContractDialog = lazy(async () => ({
  default: (await load(() => import('./ContractDialog.tsx'))).ContractDialog,
}))

interface ContractsProps {
  papers: Papers
  onPreview: (uuid: string) => void
}

function period({ effectiveDate, validityDate }: Paper): string {
  const day = (value: string | null): string => (value === null ? 'open' : formatDay(value as IsoDate))
  return `${day(effectiveDate)} to ${day(validityDate)}`
}

/** Memoranda of agreement and their annexes; the newest memorandum sets the contract dates of the record. */
export function Contracts({ papers, onPreview }: ContractsProps): ReactElement {
  const { kind } = useProvider()
  const may = useMay()
  const [isAdding, setAdding] = useState<boolean>()
  const [removing, setRemoving] = useState<Paper>()
  const types = useCall(lookups.documentTypesOfPage, { query: { pageType: kind.contractPage, size: 100 } })
  const add = may('add-document') ? (
    <Button size="sm" onPress={() => setAdding(true)}>
      Add contract
    </Button>
  ) : undefined
  return (
    <Card title="Contracts" actions={papers.live.length > 0 ? add : undefined}>
      {papers.error !== null && papers.error !== undefined ? (
        <ErrorState title="The contracts could not be read" onRetry={papers.retry}>
          {wordsForError(papers.error)}
        </ErrorState>
      ) : papers.live.length === 0 && !papers.isPending ? (
        <EmptyState title="No contract on file" level={3} actions={add}>
          {`A ${kind.name} can be accredited once a contract covers the day.`}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          <ul className={styles.plainList}>
            {papers.live.map((paper) => (
              <li key={paper.uuid}>
                <Inline justify="between">
                  <Stack gap={0}>
                    <Text weight="medium">{paper.docTypeLabel ?? 'Contract'}</Text>
                    <Text tone="muted">{`${period(paper)} · ${paper.fileName}`}</Text>
                  </Stack>
                  <Inline gap={2}>
                    {paper.state ? <DomainBadge vocabulary="document" code={paper.state} size="sm" /> : null}
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={`Preview ${paper.fileName}`}
                      onPress={() => onPreview(paper.uuid)}
                    >
                      Preview
                    </Button>
                    {may('delete-document') ? (
                      <Button
                        size="sm"
                        variant="quiet"
                        aria-label={`Remove ${paper.fileName}`}
                        onPress={() => setRemoving(paper)}
                      >
                        Remove
                      </Button>
                    ) : null}
                  </Inline>
                </Inline>
              </li>
            ))}
          </ul>
          <EarlierPapers papers={papers} onPreview={onPreview} />
        </Stack>
      )}
      {removing === undefined ? null : (
        <RemovePaper
          entity={kind.contracts}
          paper={{ ...removing, typeCode: removing.docType ?? '' }}
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
