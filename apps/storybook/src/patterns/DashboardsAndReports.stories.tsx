import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { BarList } from '@capiz/ui/BarList'
import { Card } from '@capiz/ui/Card'
import { LinkButton } from '@capiz/ui/LinkButton'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Columns, Inline, Stack } from '@capiz/ui/Stack'
import { StatTile } from '@capiz/ui/StatTile'
import { Text } from '@capiz/ui/Text'
import { patterns } from '../../../../packages/ui/src/docs/patterns/index.ts'
import { patternParameters, patternStories } from './pattern-stories.tsx'

const meta: Meta = {
  title: 'Patterns/Dashboards and reports',
  tags: ['!autodocs'],
  parameters: patternParameters,
}
export default meta

const work = [
  ['Sampaguita Medical Center, Lipa', 'Room rates to approve', '3 days late', 'Compare'],
  ['Tulay Family Clinic', 'Application to review', 'today', 'Review'],
  ['Agila General Hospital', 'Licence to renew', 'in 2 days', 'Remind'],
] as const

function WorkExample(): ReactElement {
  return (
    <Card title="To do">
      <Stack as="ul" gap={3}>
        {work.map(([subject, task, due, action], at) => (
          <li key={subject}>
            <Inline justify="between" gap={3}>
              <Stack gap={0}>
                <Text as="span" weight="strong">
                  {subject}
                </Text>
                <Text as="span" tone="muted">{`${task}, ${due}`}</Text>
              </Stack>
              <LinkButton
                size="sm"
                variant={at === 0 ? 'primary' : 'secondary'}
                href={`#${at}`}
                aria-label={`${action}: ${subject}`}
              >
                {action}
              </LinkButton>
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function DashboardExample(): ReactElement {
  return (
    <Stack gap={4}>
      <PageHeader title="3 for you to do, 1 late" meta={['Today, 20 Nov 2026']} />
      <Columns ratio="2/1">
        <WorkExample />
        <Stack gap={4}>
          <StatTile label="Pending approval" value={14} detail="oldest 12 days" href="#pending" />
          <Card title="Open requests by age">
            <BarList
              label="Open requests by age"
              headings={['Waiting', 'Requests']}
              bars={[
                { id: '7', label: 'Up to 7 days', value: 21, href: '#7' },
                { id: '14', label: '8 to 14 days', value: 9, href: '#14' },
                { id: 'more', label: 'Longer', value: 2, href: '#more' },
              ]}
            />
          </Card>
        </Stack>
      </Columns>
    </Stack>
  )
}

const stories = patternStories(patterns.dashboards, <DashboardExample />)
export const DashboardsAndReports: StoryObj = { ...stories.page, name: 'Dashboards and reports' }
export const Example: StoryObj = { ...stories.example, tags: ['!dev'] }
export const Phone: StoryObj = { ...stories.phone, tags: ['!dev'] }
