import { duplicate } from '@capiz/api/contract/duplicate'
import { manilaDay, formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { useSend } from '../../platform/data/send.ts'
import { showToast } from '../../platform/feedback/toasts.ts'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { useUrlState } from '../../platform/routing/url-state.ts'
import { countedHeading } from '../../patterns/counted-heading.ts'
import { PagedList } from '../../patterns/PagedList.tsx'
import { columns, type DuplicatePair } from './columns.tsx'
import {
  likelihoodLabels,
  queueChanges,
  queueFilters,
  queueSchema,
  queueValues,
  type QueueState,
} from './queue-state.ts'

const queryOf = ({ kind, tier, ...place }: QueueState) => ({
  ...place,
  ...(kind === '' ? {} : { kind }),
  ...(tier === '' ? {} : { tier }),
})

const likelihoodOf = ({ tier }: DuplicatePair): string => likelihoodLabels[tier]

function comparedOn(pairs: readonly DuplicatePair[] | undefined): string {
  const [first] = pairs ?? []
  return first === undefined ? '' : ` Compared on ${formatDay(manilaDay(new Date(first.comparedDate)))}.`
}

/** Pairs of the whole register that may be one provider, the likeliest first; each leads to both records side by side. */
export function DuplicateQueue(): ReactElement {
  usePageTitle('Possible duplicates')
  const [state, change] = useUrlState(queueSchema)
  const answer = useCall(duplicate.pairs, { query: queryOf(state) }, { keepsPrevious: true })
  const compare = useSend(duplicate.compare, { refresh: ['duplicate.*'] })
  return (
    <Stack gap={4}>
      <PageHeader
        title="Possible duplicates"
        description={`Pairs of records that may be the same provider, by names, numbers and places. The register is compared every night.${comparedOn(answer.data?.content)}`}
        actions={
          <Button
            isPending={compare.isPending}
            pendingLabel="Comparing"
            onPress={() =>
              compare.mutate(
                { input: {} },
                {
                  onSuccess: ({ pairs, facilities, physicians }) =>
                    showToast(
                      'success',
                      `${facilities.toLocaleString('en-PH')} facilities and ${physicians.toLocaleString('en-PH')} physicians compared: ${pairs.toLocaleString('en-PH')} pairs.`,
                    ),
                },
              )
            }
          >
            Compare now
          </Button>
        }
      />
      <PagedList
        label="Possible duplicates"
        nouns={['pair', 'pairs']}
        name="duplicates"
        hasViews={false}
        columns={columns}
        answer={answer}
        state={state}
        onPlace={change}
        {...(answer.data && { groupOf: countedHeading(answer.data, likelihoodOf) })}
        rowKey={({ id }) => String(id)}
        filters={queueFilters}
        values={queueValues(state)}
        onValues={(values) => change(queueChanges(values))}
        onClear={() => change({ kind: '', tier: '', page: 0 })}
        empty={{
          title: 'No possible duplicates',
          text: 'No two records of the register are so alike that they could be one provider.',
        }}
      />
    </Stack>
  )
}
