import { Code } from '@capiz/ui/Code'
import { Link } from '@capiz/ui/Link'
import { RecordBanner } from '@capiz/ui/accreditation/RecordBanner'
import { RequestReview } from '@capiz/ui/accreditation/RequestReview'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Timeline } from '@capiz/ui/Timeline'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleDiff } from '../../../../packages/ui/src/components/data/DiffTable/sample.fixture.ts'
import { Frame, screenParameters } from './Frame.tsx'

/** Screen 4: a request beside its decision. */
function Review() {
  return (
    <Frame
      current="Requests"
      crumbs={[{ label: 'Requests', href: '#requests' }, { label: <Code>UR-2026-00419</Code> }]}
    >
      <RecordBanner
        name="Room rate change"
        tone="review"
        badge={<StatusBadge tone="review" label="Pending approval" />}
        facts={[
          { id: 'subject', content: <Link href="#facility">Sampaguita Medical Center, Lipa</Link> },
          { id: 'who', content: 'Requested by M. Santos, 18 Nov 2026' },
          { id: 'age', content: '2 days waiting' },
        ]}
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
            label="Trail of the request"
            entries={[
              {
                id: '1',
                title: 'Sent for approval',
                tone: 'review',
                who: 'M. Santos',
                day: '2026-11-18',
                time: '14:05',
              },
            ]}
          />
        }
      />
    </Frame>
  )
}

const meta: Meta = {
  title: 'Screens/4 Request review',
  tags: ['!autodocs'],
  parameters: screenParameters,
  render: () => <Review />,
}
export default meta

export const Pending: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Room rate change' })).toBeVisible()
  },
}
