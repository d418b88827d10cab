import { societySpelling } from '@capiz/api/contract/maintenance'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import type { Column } from '@capiz/ui/DataTable'
import { Section } from '@capiz/ui/Section'
import { Inline } from '@capiz/ui/Stack'
import { type ReactElement, useMemo, useState } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import { useCall } from '../../../platform/data/query.tsx'
import { useSend } from '../../../platform/data/send.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { MergeSpelling } from './MergeSpelling.tsx'
import { refreshSocieties, type Spelling } from './spelling.ts'

const usesText = ({ usage }: Spelling): string =>
  usage.length === 0
    ? 'Nowhere'
    : usage.map(({ label, count }) => `${label}: ${count.toLocaleString('en-PH')}`).join(', ')

function Decision({ spelling, onMerge }: { spelling: Spelling; onMerge: () => void }): ReactElement {
  const keep = useSend(societySpelling.decide)
  return (
    <Inline gap={2}>
      <Button size="sm" onPress={onMerge} aria-label={`Merge ${spelling.name} into another society`}>
        Merge into…
      </Button>
      <Button
        size="sm"
        variant="quiet"
        isPending={keep.isPending}
        aria-label={`Keep ${spelling.name} as its own society`}
        onPress={() =>
          keep.mutate(
            { input: { body: { code: spelling.code, into: null } } },
            {
              onSuccess: () => {
                void refreshSocieties()
                showToast('success', `${spelling.name} stays a society of its own.`)
              },
            },
          )
        }
      >
        Keep
      </Button>
    </Inline>
  )
}

function columnsOf(onMerge: (spelling: Spelling) => void): readonly Column<Spelling>[] {
  return [
    { id: 'name', header: 'Typed as', text: ({ name }) => name, minWidth: 200 },
    { id: 'uses', header: 'Used by', text: usesText, priority: 2, minWidth: 160 },
    {
      id: 'similar',
      header: 'Most like',
      text: ({ similar }) => similar[0]?.description ?? 'No other',
      priority: 3,
      minWidth: 200,
    },
    {
      id: 'decision',
      header: 'Decision',
      text: () => '',
      cell: (row) => <Decision spelling={row} onMerge={() => onMerge(row)} />,
      minWidth: 190,
    },
  ]
}

/** Spellings of societies to be decided on; nothing where none is in doubt. */
export function SocietySpellings(): ReactElement | null {
  const spellings = useCall(societySpelling.list, {}).data ?? []
  const [merged, setMerged] = useState<Spelling>()
  const columns = useMemo(() => columnsOf(setMerged), [])
  if (spellings.length === 0) return null
  return (
    <Section
      level={2}
      title={`${plural(spellings.length, 'spelling', 'spellings')} to decide`}
      description="Each was typed before there was a list. Merge it into the society it means, or keep it as one of its own."
    >
      <WholeTable
        label="Spellings to decide"
        rows={spellings}
        rowKey={({ code }) => code}
        pageSize={20}
        columns={columns}
      />
      {merged === undefined ? null : <MergeSpelling spelling={merged} onClose={() => setMerged(undefined)} />}
    </Section>
  )
}
