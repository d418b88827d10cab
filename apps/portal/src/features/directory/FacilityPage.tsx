import { isApiError } from '@capiz/api/client'
import { directory } from '@capiz/api/contract/directory'
import { codePatterns } from '@capiz/domain/codes'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { DescriptionList, type Fact } from '@capiz/ui/DescriptionList'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Heading } from '@capiz/ui/Heading'
import { Link, LinkButton } from '@capiz/ui/Link'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { wordsForError } from '../../app/report-error.ts'
import { useCall } from '../../lib/query.tsx'
import { today } from '../../patterns/today.ts'
import * as styles from './directory.css.ts'
import { Telephones } from './Telephones.tsx'
import { careWords, kindWords, type PublicFacility } from './words.ts'

function factsOf(facility: PublicFacility): Fact[] {
  const { name, address, telephone, website, clinicHours, serviceTypes } = facility
  return [
    { id: 'address', label: 'Address', value: address, isWide: true },
    { id: 'telephone', label: 'Telephone', value: <Telephones numbers={telephone} of={name} /> },
    { id: 'website', label: 'Website', value: website && <Link href={website}>{website}</Link> },
    { id: 'hours', label: 'Open', value: clinicHours },
    { id: 'care', label: 'Care settings', value: careWords(serviceTypes) },
  ]
}

function Yes({ facility, day }: { facility: PublicFacility; day: IsoDate }): ReactElement {
  const until = facility.accreditedUntil
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          {facility.name}
        </Heading>
        <Text tone="muted">
          {kindWords(facility)} <Code isMuted>{facility.code}</Code>
        </Text>
      </Stack>
      <Card>
        <Stack gap={3} align="start">
          <StatusBadge tone="positive" label="Yes, accredited today" />
          <Text size="large">
            {`On ${formatDay(day)} this facility is accredited`}
            {until === null ? '.' : `, until ${formatDay(until as IsoDate)}.`}
          </Text>
        </Stack>
      </Card>
      <Card title="Where and how to reach it">
        <DescriptionList facts={factsOf(facility)} />
      </Card>
    </Stack>
  )
}

function No({ code, day }: { code: string; day: IsoDate }): ReactElement {
  return (
    <Stack gap={6}>
      <Heading level={1} tabIndex={-1}>
        Not accredited
      </Heading>
      <Card>
        <Stack gap={3} align="start">
          <StatusBadge tone="stopped" label="No, not accredited today" />
          <Text size="large" hasMeasure>
            On {formatDay(day)} no accredited facility has the code <Code>{code}</Code>. Its accreditation may
            have ended, or the address may be mistyped.
          </Text>
          <LinkButton href="/directory" variant="primary">
            Search the directory
          </LinkButton>
        </Stack>
      </Card>
    </Stack>
  )
}

function Waiting(): ReactElement {
  return (
    <Stack gap={6}>
      <VisuallyHidden as="output">Loading the facility</VisuallyHidden>
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

const isFacilityCode = new RegExp(`^${codePatterns.facility}$`)

/** What was asked for is not there, or cannot be a facility at all. */
const isNotThere = (error: unknown): boolean => isApiError(error) && [400, 404, 422].includes(error.status)

function titleOf(facility: PublicFacility | undefined, isMissing: boolean): string {
  if (facility !== undefined) return [facility.name, facility.city].filter(Boolean).join(', ')
  return isMissing ? 'Not accredited' : 'Facility'
}

/** One facility for everybody: accredited today or not, in one word, and how to reach it. */
export function FacilityPage(): ReactElement {
  const code = (useParams().code ?? '').toUpperCase()
  const isCode = isFacilityCode.test(code)
  const answer = useCall(directory.get, { params: { code } }, { isEnabled: isCode })
  const isMissing = !isCode || isNotThere(answer.error)
  const day = today()
  usePageTitle(titleOf(answer.data, isMissing))
  return (
    <Stack gap={5} className={styles.column}>
      <Text>
        <Link href="/directory">Directory</Link>
      </Text>
      {isMissing && <No code={code} day={day} />}
      {isCode && answer.isPending && <Waiting />}
      {answer.isError && !isMissing && (
        <ErrorState
          level={1}
          title="The facility could not be loaded"
          onRetry={() => void answer.refetch()}
          isRetrying={answer.isFetching}
        >
          {wordsForError(answer.error)}
        </ErrorState>
      )}
      {answer.data !== undefined && !isMissing && <Yes facility={answer.data} day={day} />}
    </Stack>
  )
}
