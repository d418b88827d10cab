import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { RecordBanner } from '@capiz/ui/accreditation/RecordBanner'
import { ValidityRuler } from '@capiz/ui/accreditation/ValidityRuler'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Disclosure } from '@capiz/ui/Disclosure'
import { Heading } from '@capiz/ui/Heading'
import { Link, LinkButton } from '@capiz/ui/Link'
import { ActionMenu } from '@capiz/ui/Menu'
import { Columns, Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { TabNav } from '@capiz/ui/TabNav'
import { Text } from '@capiz/ui/Text'
import { Timeline } from '@capiz/ui/Timeline'
import { patterns } from '../../../../packages/ui/src/docs/patterns/index.ts'
import { patternParameters, patternStories } from './pattern-stories.tsx'

const meta: Meta = { title: 'Patterns/Record pages', tags: ['!autodocs'], parameters: patternParameters }
export default meta

const parts = ['Overview', 'Accreditation', 'People', 'Prices', 'Compliance', 'History']

function Banner(): ReactElement {
  return (
    <RecordBanner
      name="Sampaguita Medical Center, Lipa"
      tone="positive"
      badge={<StatusBadge tone="positive" label="Accredited" />}
      facts={[
        { id: 'code', content: <Code isMuted>HF0000142</Code> },
        { id: 'type', content: 'Tertiary hospital' },
        { id: 'place', content: 'Lipa City, Batangas' },
      ]}
      actions={
        <Inline>
          <Button variant="primary">Change status</Button>
          <ActionMenu
            label="More actions"
            entries={[{ id: 'print', label: 'Print', onAction: () => undefined }]}
          />
        </Inline>
      }
      tabs={
        <TabNav
          label="Parts of the record"
          items={parts.map((label) => ({ href: `#${label}`, label, isCurrent: label === 'Overview' }))}
        />
      }
    >
      <ValidityRuler
        label="Accreditation of Sampaguita Medical Center"
        today="2026-11-20"
        segments={[
          { id: '1', from: '2024-03-01', until: '2025-05-31', fill: 'past', label: 'Accredited' },
          {
            id: '2',
            from: '2025-06-01',
            until: '2027-03-31',
            fill: 'current',
            tone: 'positive',
            label: 'Accredited',
          },
        ]}
      />
    </RecordBanner>
  )
}

const groups = [
  [
    'Facility',
    [
      { id: 'owner', label: 'Ownership', value: 'Private' },
      { id: 'beds', label: 'Beds', value: '180' },
      { id: 'tin', label: 'TIN', value: <Code>004-512-778-000</Code> },
    ],
  ],
  [
    'Contact',
    [
      { id: 'phone', label: 'Telephone', value: '(043) 555 0142' },
      { id: 'mail', label: 'E-mail', value: 'admitting@sampaguita.example' },
      { id: 'address', label: 'Address', value: '14 Mabini Avenue, Lipa City' },
    ],
  ],
] as const

function Facts(): ReactElement {
  return (
    <Card title="Facts">
      <Stack>
        <Columns gap={6}>
          {groups.map(([title, facts]) => (
            <Stack key={title} gap={2}>
              <Inline justify="between">
                <Heading level={3} size="h3">
                  {title}
                </Heading>
                <LinkButton size="sm" variant="quiet" href="#edit" aria-label={`Edit ${title.toLowerCase()}`}>
                  Edit
                </LinkButton>
              </Inline>
              <DescriptionList layout="sheet" facts={facts} />
            </Stack>
          ))}
        </Columns>
        <Disclosure title="5 not given: fax, website, photographs, 2 others">
          <p>Fax, website, photographs, second telephone, date of foundation</p>
        </Disclosure>
      </Stack>
    </Card>
  )
}

function Latest(): ReactElement {
  return (
    <Card title="Timeline">
      <Timeline
        label="Timeline"
        entries={[
          { id: '1', title: 'Rate change requested', tone: 'review', who: 'M. Santos', day: '2026-11-18' },
          { id: '2', title: 'Accredited', tone: 'positive', who: 'R. Dela Peña', day: '2025-06-01' },
        ]}
      />
    </Card>
  )
}

function RecordExample(): ReactElement {
  return (
    <Stack gap={4}>
      <Banner />
      <Columns ratio="2/1">
        <Stack gap={4}>
          <Card title="Needs attention">
            <Inline justify="between">
              <Text>Mayor’s permit expired on 2 Nov 2026</Text>
              <LinkButton size="sm" href="#documents" aria-label="Documents: Mayor’s permit">
                Documents
              </LinkButton>
            </Inline>
          </Card>
          <Facts />
        </Stack>
        <Stack gap={4}>
          <Card title="A change waits for approval">
            <Inline justify="between">
              <Link href="#request">Change of room rates</Link>
              <Text tone="muted">2 days ago</Text>
            </Inline>
          </Card>
          <Latest />
        </Stack>
      </Columns>
    </Stack>
  )
}

const stories = patternStories(patterns.recordPages, <RecordExample />)
export const RecordPages: StoryObj = { ...stories.page, name: 'Record pages' }
export const Example: StoryObj = { ...stories.example, tags: ['!dev'] }
export const Phone: StoryObj = { ...stories.phone, tags: ['!dev'] }
