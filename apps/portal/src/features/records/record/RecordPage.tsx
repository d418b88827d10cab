import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { RecordBanner } from '@capiz/ui/accreditation/RecordBanner'
import { Section } from '@capiz/ui/Section'
import { Columns, Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import { Timeline } from '@capiz/ui/Timeline'
import type { ReactElement } from 'react'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { usePersonNames } from '../../../patterns/people.ts'
import { type RecordView, valueOf } from '../model/calls.ts'
import { useRecordPlace } from '../model/place.ts'
import type { RecordScreen } from '../model/screens.ts'
import { toneOf } from '../model/tones.ts'
import { fieldNamed, fieldText, headingOf, isNamedByChoice, nameOf } from '../model/labels.ts'
import { Crumbs } from '../Crumbs.tsx'
import { Facts, ownerHref } from './Facts.tsx'
import { RecordActions } from './RecordActions.tsx'
import { RecordFiles } from './RecordFiles.tsx'
import { trailOf } from './trail.ts'

function headFacts(screen: RecordScreen, record: RecordView, isOwned: boolean) {
  const day = fieldNamed(screen, screen.day)
  const { owner } = record
  return [
    { id: 'entity', content: isNamedByChoice(screen) ? null : screen.entity },
    { id: 'code', content: record.code === null ? null : <Code>{record.code}</Code> },
    {
      id: 'owner',
      content: owner === null || isOwned ? null : <Link href={ownerHref(owner.code)}>{owner.name}</Link>,
    },
    { id: 'day', content: day === undefined ? null : `${day.label} ${fieldText(record, day)}` },
  ].filter(({ content }) => content !== null)
}

/** Words about how the record stands that its fields alone do not say. */
function RecordStatus({ screen, record }: { screen: RecordScreen; record: RecordView }): ReactElement | null {
  const due = screen.due === undefined ? undefined : fieldNamed(screen, screen.due.field)
  if (record.overdue && due !== undefined) {
    return (
      <Notice tone="attention" title="Overdue">
        {`${due.label}: ${fieldText(record, due)}.`}
      </Notice>
    )
  }
  if (valueOf(record, 'offersDisaccreditation') === true && record.owner !== null) {
    return (
      <Notice
        tone="attention"
        title="This violation can lead to disaccreditation"
        actions={
          <Link href={ownerHref(record.owner.code)} variant="standalone">
            Open the provider
          </Link>
        }
      >
        It is grave, or the third major one within 24 months. Whether to ask for it is decided on the record
        of the provider.
      </Notice>
    )
  }
  return null
}

/** The head of a record; inside a provider's record, which has a banner of its own, as a section. */
function Head({ screen, record }: { screen: RecordScreen; record: RecordView }): ReactElement {
  const isOwned = useRecordPlace().owner !== undefined
  const badge = <StatusBadge tone={toneOf(record)} label={record.statusLabel} isLive />
  const facts = headFacts(screen, record, isOwned)
  const actions = <RecordActions screen={screen} record={record} />
  const notice = (
    <>
      <RecordStatus screen={screen} record={record} />
      {record.waitsForOther && (
        <Notice tone="info">
          You entered or changed this record. Another person has to decide or verify it.
        </Notice>
      )}
    </>
  )
  if (!isOwned) {
    const tone = record.overdue ? 'lapsed' : toneOf(record)
    return <RecordBanner name={headingOf(screen, record)} {...{ tone, badge, facts, actions, notice }} />
  }
  return (
    <Section title={headingOf(screen, record)} actions={actions}>
      <Inline gap={4}>
        {badge}
        {facts.map(({ id, content }) => (
          <Text key={id} as="span" tone="muted">
            {content}
          </Text>
        ))}
      </Inline>
      {notice}
    </Section>
  )
}

/** A record of any kind: how it stands, what can be done, its fields, its files and its life. */
export function RecordPage({ screen, record }: { screen: RecordScreen; record: RecordView }): ReactElement {
  usePageTitle(`${screen.entity}: ${nameOf(screen, record)}`)
  const people = usePersonNames((record.timeline ?? []).map(({ createdBy }) => createdBy))
  return (
    <Stack gap={4}>
      <Crumbs screen={screen} record={record} />
      <Head screen={screen} record={record} />
      <Columns ratio="2/1">
        <Stack gap={4}>
          <Facts screen={screen} record={record} />
          {screen.fileCalls === undefined ? null : (
            <RecordFiles screen={screen} record={record} files={screen.fileCalls} />
          )}
        </Stack>
        <Card title="What happened">
          <Timeline label="What happened to this record" entries={trailOf(screen, record, people)} />
        </Card>
      </Columns>
    </Stack>
  )
}
