import { directory } from '@capiz/api/contract/directory'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { Pagination } from '@capiz/ui/Pagination'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { usePageTitle } from '../../app/page-title.ts'
import { wordsForError } from '../../app/report-error.ts'
import { useCall, useLaterCall } from '../../lib/query.tsx'
import { useUrlState } from '../../lib/url-state.ts'
import { directorySchema, filterWords, isNarrowed, queryOf } from './directory-state.ts'
import * as styles from './directory.css.ts'
import { DirectorySearch } from './DirectorySearch.tsx'
import { ResultList, ResultSkeleton } from './ResultList.tsx'

const pageSizes = [10, 25, 50]

function countWords(total: number | undefined, isFailed: boolean): string {
  if (isFailed) return ''
  return total === undefined ? 'Searching' : plural(total, 'accredited facility', 'accredited facilities')
}

const typeList = async () => (await import('@capiz/api/contract/reference')).lookups.publicTypes

/** Accredited facilities for everybody: search, pages, all in the address. */
export function DirectoryList(): ReactElement {
  const [state, change] = useUrlState(directorySchema)
  const answer = useCall(directory.accredited, { query: queryOf(state) }, { keepsPrevious: true })
  const types = useLaterCall('lookup.publicTypes', typeList, { query: {} }).data ?? []
  usePageTitle('Directory of accredited facilities')
  const typeLabel = types.find(({ code }) => code === state.type)?.description
  const page = answer.data
  const hasRows = page !== undefined && page.content.length > 0
  const clear = (): void => change({ name: '', type: '', place: '', page: 0 })
  return (
    <Stack gap={6} className={styles.page}>
      <Stack gap={2}>
        <Heading level={1} size="display">
          Accredited facilities
        </Heading>
        <Text size="large" tone="muted" hasMeasure>
          Every facility listed here is accredited today. A facility that is not listed is not.
        </Text>
      </Stack>
      <DirectorySearch state={state} types={types} onChange={change} />
      <Text as="div" tone="muted">
        <output>{countWords(page?.totalElements, answer.isError)}</output>
      </Text>
      {answer.isError && (
        <ErrorState
          title="The directory could not be loaded"
          onRetry={() => void answer.refetch()}
          isRetrying={answer.isFetching}
        >
          {wordsForError(answer.error)}
        </ErrorState>
      )}
      {answer.isPending && <ResultSkeleton rows={state.size} />}
      {hasRows && <ResultList facilities={page.content} isStale={answer.isPlaceholderData} />}
      {page !== undefined && page.totalElements === 0 && !answer.isPlaceholderData && (
        <EmptyState
          title={isNarrowed(state) ? 'No accredited facility matches' : 'No facility is accredited yet'}
          actions={isNarrowed(state) ? <Button onPress={clear}>Clear the search</Button> : undefined}
        >
          {isNarrowed(state)
            ? `Nothing was found for ${filterWords(state, typeLabel)}. Check the spelling or use fewer words.`
            : 'Facilities appear here as soon as they are accredited.'}
        </EmptyState>
      )}
      {page !== undefined && page.totalElements > 0 && !hasRows && (
        <EmptyState
          title="The list has become shorter"
          actions={<Button onPress={() => change({ page: 0 })}>Go to the first page</Button>}
        >
          This page of the list does not exist any more.
        </EmptyState>
      )}
      {hasRows && (
        <Pagination
          label="Accredited facilities, pages"
          page={page}
          pageSizes={pageSizes}
          onChange={(next) => {
            change(next)
            window.scrollTo(0, 0)
          }}
        />
      )}
      <Text tone="muted">
        Do you run a facility? <Link href="/register">Apply for accreditation</Link>
      </Text>
    </Stack>
  )
}
