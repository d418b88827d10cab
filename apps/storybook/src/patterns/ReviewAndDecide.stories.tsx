import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { RequestReview } from '@capiz/ui/accreditation/RequestReview'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Timeline } from '@capiz/ui/Timeline'
import { sampleDiff } from '../../../../packages/ui/src/components/data/DiffTable/sample.fixture.ts'
import { patterns } from '../../../../packages/ui/src/docs/patterns/index.ts'
import { patternParameters, patternStories } from './pattern-stories.tsx'

const meta: Meta = { title: 'Patterns/Review and decide', tags: ['!autodocs'], parameters: patternParameters }
export default meta

function ReviewExample(): ReactElement {
  return (
    <Stack gap={4}>
      <PageHeader
        title="Sampaguita Medical Center, Lipa"
        status={<StatusBadge tone="review" label="Pending approval" />}
        meta={['Change of room rates', 'requested by M. Santos, 18 Nov 2026']}
      />
      <RequestReview
        rows={sampleDiff}
        none="not offered"
        options={[
          { decision: 'approve', label: 'Approve' },
          { decision: 'return', label: 'Return for correction' },
          { decision: 'reject', label: 'Reject' },
        ]}
        onDecide={() => undefined}
        trail={
          <Timeline
            label="History of the request"
            entries={[{ id: '1', title: 'Requested', tone: 'review', who: 'M. Santos', day: '2026-11-18' }]}
          />
        }
      />
    </Stack>
  )
}

const stories = patternStories(patterns.review, <ReviewExample />)
export const ReviewAndDecide: StoryObj = { ...stories.page, name: 'Review and decide' }
export const Example: StoryObj = { ...stories.example, tags: ['!dev'] }
export const Phone: StoryObj = { ...stories.phone, tags: ['!dev'] }
