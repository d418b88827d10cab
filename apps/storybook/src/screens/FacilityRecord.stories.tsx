import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Link } from '@capiz/ui/Link'
import { PersonLine } from '@capiz/ui/PersonLine'
import { PrintFrame } from '@capiz/ui/PrintFrame'
import { Columns, Stack } from '@capiz/ui/Stack'
import { Timeline } from '@capiz/ui/Timeline'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FacilityBanner, today } from './banner.tsx'
import { Frame, screenParameters } from './Frame.tsx'
import { events } from './work.fixture.ts'

const edit = (what: string) => (
  <Button size="sm" variant="quiet" aria-label={`Edit ${what}`}>
    Edit
  </Button>
)

/** Screen 3: the record of a facility, at its overview. */
function FacilityRecord() {
  return (
    <Frame
      current="Facilities"
      crumbs={[{ label: 'Facilities', href: '#facilities' }, { label: 'Sampaguita Medical Center' }]}
    >
      <PrintFrame
        title="Sampaguita Medical Center, Lipa"
        code="HF0000142"
        printedOn={today}
        printedBy="Marisol Santos"
      >
        <Stack gap={6}>
          <FacilityBanner tab="Overview" />
          <Columns ratio="2/1">
            <Stack gap={6}>
              <Card title="Facility" actions={edit('facility')}>
                <DescriptionList
                  facts={[
                    { id: 'type', label: 'Type', value: 'Tertiary hospital, level 3' },
                    { id: 'owner', label: 'Ownership', value: 'Private' },
                    { id: 'beds', label: 'Beds', value: '180' },
                    { id: 'tin', label: 'TIN', value: <Code>004-512-778-000</Code> },
                    {
                      id: 'address',
                      label: 'Address',
                      value: '14 Mabini Avenue, Barangay 7, Lipa City, Batangas 4217',
                      isWide: true,
                    },
                    { id: 'web', label: 'Website', value: null },
                    { id: 'phone', label: 'Telephone', value: '(043) 555 0142' },
                  ]}
                />
              </Card>
              <Card title="Contacts" actions={edit('contacts')}>
                <Columns>
                  <PersonLine name="Dr. Ligaya Ramos" detail="Medical director, (043) 555 0143" />
                  <PersonLine name="Crisanto Ignacio" detail="Accreditation coordinator, (043) 555 0177" />
                </Columns>
              </Card>
            </Stack>
            <Card title="Timeline" actions={<Link href="#history">All</Link>}>
              <Timeline label="Timeline" entries={events} />
            </Card>
          </Columns>
        </Stack>
      </PrintFrame>
    </Frame>
  )
}

const meta: Meta = {
  title: 'Screens/3 Facility record',
  tags: ['!autodocs'],
  parameters: screenParameters,
  render: () => <FacilityRecord />,
}
export default meta

export const Overview: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Sampaguita/u })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  },
}
