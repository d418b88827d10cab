import { physicianDirectory } from '@capiz/api/contract/directory-physician'
import { codePatterns } from '@capiz/domain/codes'
import { formatDay, isIsoDate } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Heading } from '@capiz/ui/Heading'
import { Link, LinkButton } from '@capiz/ui/Link'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useQueryParams } from '../../../platform/routing/query-params.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { today } from '../../../patterns/today.ts'
import { EntryPage } from '../EntryPage.tsx'
import * as styles from '../directory.css.ts'
import { ReportLink } from '../ReportLink.tsx'
import { Telephones } from '../Telephones.tsx'
import { confirmedText } from '../confirmed.ts'
import { LaterDayQuestion } from './LaterDayQuestion.tsx'
import {
  type DayAnswer,
  formatLongDay,
  formatHours,
  placeText,
  professionLabel,
  reasonMessage,
} from './format.ts'

function availableText({ day, physician, facility, hours, isHoursKnown }: DayAnswer): string {
  const who = `On ${formatLongDay(day)} ${physician.description}`
  return isHoursKnown
    ? `${who} can be seen at ${facility.description}, ${formatHours(hours)}.`
    : `${who} is accredited at ${facility.description}. The clinic hours are not on record: call before you go.`
}

const titles = {
  DAY: 'Other days here',
  PLACE: 'The same physician elsewhere',
  PHYSICIAN: 'Others of the same specialty here that day',
  NEAR: 'Others of the same specialty nearby that day',
} as const

function AlternativeGroup({ answer, kind }: { answer: DayAnswer; kind: keyof typeof titles }) {
  const found = answer.alternatives.filter((one) => one.kind === kind)
  if (found.length === 0) return null
  return (
    <Card level={2} title={titles[kind]}>
      <Stack as="ul" gap={3}>
        {found.map(({ physician, facility, city, distanceKm, day, hours }) => (
          <li key={`${physician.code} ${facility.code} ${day}`}>
            <Stack gap={1}>
              <Link href={`/directory/${physician.code}/${facility.code}?day=${day}`}>
                {kind === 'PHYSICIAN' || kind === 'NEAR' ? physician.description : formatLongDay(day)}
              </Link>
              <Text tone="muted">
                {[
                  (kind === 'PLACE' || kind === 'NEAR') && placeText({ facility, city, distanceKm }),
                  formatHours(hours),
                ]
                  .filter(Boolean)
                  .join(': ')}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function CopyLink(): ReactElement {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href)
      setState('copied')
    } catch {
      // plain http has no clipboard, and it can be forbidden
      setState('failed')
    }
  }
  return (
    <Inline gap={3}>
      <Button size="sm" onPress={() => void copy()}>
        Copy the link to this answer
      </Button>
      <Text as="span" tone="muted">
        <output>
          {state === 'copied' && 'Copied.'}
          {state === 'failed' && 'This browser does not allow it. Copy the address of this page instead.'}
        </output>
      </Text>
    </Inline>
  )
}

/** Until when the accreditation holds, if it does that day, and when the entry was last confirmed. */
function factsText({ day, accreditedUntil, confirmed }: DayAnswer): string {
  const isHeld = accreditedUntil !== null && accreditedUntil >= day
  const until = isHeld ? `Accredited until ${formatDay(accreditedUntil)}.` : ''
  return [until, confirmedText(confirmed, 'physician')].filter(Boolean).join(' ')
}

function Answer({ answer }: { answer: DayAnswer }): ReactElement {
  const { physician, facility, day } = answer
  const isYes = answer.answer === 'YES'
  const facts = factsText(answer)
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1} tabIndex={-1}>
          {physician.description}
        </Heading>
        <Text size="large">{`at ${facility.description}`}</Text>
        <Text tone="muted">{professionLabel(answer)}</Text>
      </Stack>
      <Card>
        <Stack gap={3} align="start">
          <StatusBadge
            tone={isYes ? 'positive' : 'stopped'}
            label={`${isYes ? 'Yes' : 'No'}, ${formatLongDay(day)}`}
          />
          <Text size="large" hasMeasure>
            {isYes ? availableText(answer) : reasonMessage(answer)}
          </Text>
          {facts !== '' && <Text tone="muted">{facts}</Text>}
          {facility.address !== null && <Text>{facility.address}</Text>}
          <Telephones numbers={facility.telephone} of={facility.description} />
          <CopyLink />
        </Stack>
      </Card>
      <AlternativeGroup answer={answer} kind="DAY" />
      <AlternativeGroup answer={answer} kind="PLACE" />
      <AlternativeGroup answer={answer} kind="PHYSICIAN" />
      <AlternativeGroup answer={answer} kind="NEAR" />
      {!isYes && answer.alternatives.length === 0 && (
        <Text>
          Nothing near was found.{' '}
          <Link href={`/directory/physicians?at=${facility.code}`}>See who else practises here</Link>
        </Text>
      )}
      <Card title="Ask about another day">
        <LaterDayQuestion
          key={`${facility.code} ${day}`}
          physicianCode={physician.code}
          places={[{ code: facility.code, name: facility.description }]}
          place={facility.code}
          day={day}
        />
      </Card>
      <ReportLink code={physician.code} at={facility.code} />
    </Stack>
  )
}

function DayGone({ code, place }: { code: string; place: string }): ReactElement {
  usePageTitle('This day has passed')
  return (
    <div className={styles.column}>
      <EmptyState
        level={1}
        title="This day has passed"
        actions={
          <LinkButton variant="primary" href={`/directory/${code}/${place}?day=${today()}`}>
            Ask about today
          </LinkButton>
        }
      >
        The answer was for a day that is over. Hours and accreditation may have changed since.
      </EmptyState>
    </div>
  )
}

const isPair = new RegExp(`^${codePatterns.physician}/${codePatterns.facility}$`)

/** This physician, this place, this day: yes or no, in one word, with the nearest alternatives; its address is the link to share. */
export function DayPage(): ReactElement {
  const { code: typed = '', place: at = '' } = useParams()
  const [code, place] = [typed.toUpperCase(), at.toUpperCase()]
  const givenDay = useQueryParams().get('day') ?? ''
  const day = isIsoDate(givenDay) ? givenDay : today()
  const isCode = isPair.test(`${code}/${place}`)
  const isGone = day < today()
  const input = { params: { code }, query: { healthFacilityCode: place, day } }
  const answer = useCall(physicianDirectory.onDay, input, { isEnabled: isCode && !isGone })
  if (isCode && isGone) return <DayGone code={code} place={place} />
  return (
    <EntryPage
      noun="physician at this facility"
      code={`${code}, ${place}`}
      isCode={isCode}
      answer={answer}
      back={{ href: `/directory/${code}`, label: 'The physician' }}
      titleOf={({ physician, facility }) => `${physician.description} at ${facility.description}`}
    >
      {(found) => <Answer answer={found} />}
    </EntryPage>
  )
}
