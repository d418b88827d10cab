import { isApiError } from '@capiz/api/client'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { Heading } from '@capiz/ui/Heading'
import { Link, LinkButton } from '@capiz/ui/Link'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import type { ReactElement, ReactNode } from 'react'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { today } from '../../patterns/today.ts'
import * as styles from './directory.css.ts'
import { ReportLink } from './ReportLink.tsx'
import { confirmedText, type Confirmed } from './confirmed.ts'
import { ReadError } from '../../patterns/ReadError.tsx'

interface Answer<T> {
  data: T | undefined
  error: unknown
  isError: boolean
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** Returns whether the requested entry does not exist, or cannot be an entry at all. */
const isNotThere = (error: unknown): boolean => isApiError(error) && [400, 404, 422].includes(error.status)

interface EntryProps {
  /** what it is, as a sentence says it */
  noun: string
  title: string
  /** what it is, beside its code */
  kind: string
  entry: {
    code: string
    accredited: boolean
    day: IsoDate
    accreditedUntil: IsoDate | null
    confirmed: Confirmed
  }
  children: ReactNode
}

/** Yes or no for the day the answer was given for, and when the entry was last confirmed. */
function Verdict({ noun, entry }: Pick<EntryProps, 'noun' | 'entry'>): ReactElement {
  const { accredited, day, accreditedUntil: until, confirmed } = entry
  const end = accredited && until !== null ? `, until ${formatDay(until)}.` : '.'
  return (
    <Card>
      <Stack gap={3} align="start">
        <StatusBadge
          tone={accredited ? 'positive' : 'stopped'}
          label={accredited ? 'Yes, accredited today' : 'No, not accredited today'}
        />
        <Text size="large">
          {`On ${formatDay(day)} this ${noun} is ${accredited ? 'accredited' : 'not accredited'}${end}`}
        </Text>
        {confirmed.length > 0 && (
          <Text tone="muted">{confirmedText(confirmed, noun === 'facility' ? 'facility' : 'physician')}</Text>
        )}
        {!accredited && (
          <LinkButton href={noun === 'facility' ? '/directory' : '/directory/physicians'} variant="primary">
            Search the directory
          </LinkButton>
        )}
      </Stack>
    </Card>
  )
}

/** One entry: what it is, whether it is accredited today, what the page has to say of it, and where to report an error. */
export function Entry({ noun, title, kind, entry, children }: EntryProps): ReactElement {
  const { code } = entry
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="muted">
          {kind} · <Code isMuted>{code}</Code>
        </Text>
      </Stack>
      <Verdict noun={noun} entry={entry} />
      {children}
      <ReportLink code={code} />
    </Stack>
  )
}

function No({ code, noun }: { code: string; noun: string }): ReactElement {
  return (
    <Stack gap={6}>
      <Heading level={1} tabIndex={-1}>
        Not accredited
      </Heading>
      <Card>
        <Stack gap={3} align="start">
          <StatusBadge tone="stopped" label="No, not accredited today" />
          <Text size="large" hasMeasure>
            On {formatDay(today())} no accredited {noun} has the code <Code>{code}</Code>. The address may be
            mistyped.
          </Text>
          <LinkButton href="/directory" variant="primary">
            Search the directory
          </LinkButton>
        </Stack>
      </Card>
    </Stack>
  )
}

function Waiting({ noun }: { noun: string }): ReactElement {
  return (
    <Stack gap={6}>
      <VisuallyHidden as="output">{`Loading the ${noun}`}</VisuallyHidden>
      <Stack gap={2}>
        <Heading level={1}>
          <Skeleton width={24} />
        </Heading>
        <Text>
          <Skeleton width={30} />
        </Text>
      </Stack>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  )
}

interface EntryPageProps<T> {
  /** facility, physician or dentist: what is looked for */
  noun: string
  code: string
  /** false when the code cannot be one of those */
  isCode: boolean
  answer: Answer<T>
  back: { href: string; label: string }
  titleOf: (entry: T) => string
  children: (entry: T) => ReactNode
}

/** The page of one entry of the directory: there and accredited, not there, or not known yet. */
export function EntryPage<T>(props: EntryPageProps<T>): ReactElement {
  const { noun, code, isCode, answer, back, titleOf, children } = props
  const isMissing = !isCode || isNotThere(answer.error)
  const known = isMissing ? undefined : answer.data
  const waiting = isMissing ? 'Not accredited' : `Directory, ${noun}`
  usePageTitle(known === undefined ? waiting : titleOf(known))
  return (
    <Stack gap={5} className={styles.column}>
      <Text>
        <Link href={back.href}>{back.label}</Link>
      </Text>
      {isMissing && <No code={code} noun={noun} />}
      {!isMissing && answer.isPending && <Waiting noun={noun} />}
      {answer.isError && !isMissing && (
        <ReadError title={`The ${noun} could not be loaded`} level={1} answer={answer} />
      )}
      {known !== undefined && children(known)}
    </Stack>
  )
}
