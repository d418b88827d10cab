import { Button } from '@capiz/ui/Button'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { Pagination } from '@capiz/ui/Pagination'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { Page } from '@capiz/api/contract/define'
import { plural } from '@capiz/domain/text'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './directory.css.ts'
import { ResultSkeleton } from './ResultList.tsx'
import { ReadError } from '../../patterns/ReadError.tsx'

const pageSizes = [10, 25, 50]

/** The part of an answer the frame looks at. */
interface Answer<T> {
  data: Page<T> | undefined
  error: unknown
  isError: boolean
  isPending: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface DirectoryFrameProps<T> {
  title: string
  intro: string
  /** which of the two directories is shown */
  current: 'facilities' | 'physicians'
  nouns: readonly [one: string, many: string]
  answer: Answer<T>
  size: number
  search: ReactNode
  /** what narrows the list, in words; nothing when nothing does */
  narrowedBy: string | undefined
  /** shown when the directory has no entries */
  noneYet: readonly [title: string, words: string]
  /** shown under an empty answer: what is near */
  instead?: ReactNode
  onClear: () => void
  onPage: (change: { page?: number; size?: number }) => void
  renderRows: (content: readonly T[], isStale: boolean) => ReactElement
  foot: ReactNode
}

/** The count, or that it is being found: the count of the search before would be wrong beside the new words. */
function countText(
  { data, isError, isPlaceholderData }: Answer<unknown>,
  [one, many]: readonly [string, string],
) {
  if (isError) return ''
  return data === undefined || isPlaceholderData ? 'Searching' : plural(data.totalElements, one, many)
}

const kinds = [
  { id: 'facilities', href: '/directory', label: 'Facilities' },
  { id: 'physicians', href: '/directory/physicians', label: 'Physicians and dentists' },
] as const

/** The page both directories share: what is looked for, how many there are, the rows or why there are none, pages. */
export function DirectoryFrame<T>(props: DirectoryFrameProps<T>): ReactElement {
  const { title, intro, current, nouns, answer, size, search, narrowedBy, noneYet, onClear, onPage } = props
  const page = answer.data
  const hasRows = page !== undefined && page.content.length > 0
  const isNone = page !== undefined && page.totalElements === 0 && !answer.isPlaceholderData
  return (
    <Stack gap={4}>
      <nav aria-label="Directories" className={styles.kinds}>
        {kinds.map(({ id, href, label }) => (
          <Link key={id} href={href} variant="plain" aria-current={id === current ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <Stack gap={2}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="large" tone="muted" hasMeasure>
          {intro}
        </Text>
      </Stack>
      {search}
      <Text as="div" tone="muted">
        <output>{countText(answer, nouns)}</output>
      </Text>
      {answer.isError && <ReadError title="The directory could not be loaded" answer={answer} />}
      {answer.isPending && <ResultSkeleton rows={size} />}
      {hasRows && props.renderRows(page.content, answer.isPlaceholderData)}
      {isNone && <NothingFound {...{ narrowedBy, noneYet, onClear }} noun={nouns[0]} />}
      {isNone && props.instead}
      {page !== undefined && page.totalElements > 0 && !hasRows && (
        <ListShortened onFirst={() => onPage({ page: 0 })} />
      )}
      {hasRows && (
        <Pagination
          label={`${title}, pages`}
          page={page}
          pageSizes={pageSizes}
          onChange={(next) => {
            onPage(next)
            window.scrollTo(0, 0)
          }}
        />
      )}
      <Text tone="muted">{props.foot}</Text>
    </Stack>
  )
}

interface NothingFoundProps extends Pick<DirectoryFrameProps<unknown>, 'narrowedBy' | 'noneYet' | 'onClear'> {
  noun: string
}

function NothingFound({ narrowedBy, noneYet, onClear, noun }: NothingFoundProps): ReactElement {
  return (
    <EmptyState
      title={narrowedBy === undefined ? noneYet[0] : `No ${noun} matches`}
      actions={narrowedBy === undefined ? undefined : <Button onPress={onClear}>Clear the search</Button>}
    >
      {narrowedBy === undefined
        ? noneYet[1]
        : `Nothing was found for ${narrowedBy}. Check the spelling or use fewer words.`}
    </EmptyState>
  )
}

function ListShortened({ onFirst }: { onFirst: () => void }): ReactElement {
  return (
    <EmptyState
      title="The list has become shorter"
      actions={<Button onPress={onFirst}>Go to the first page</Button>}
    >
      This page of the list does not exist any more.
    </EmptyState>
  )
}
