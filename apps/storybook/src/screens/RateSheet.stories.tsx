import { PriceHistory } from '@capiz/ui/accreditation/PriceHistory'
import type { PriceVersion } from '@capiz/ui/accreditation/PriceHistory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FacilityBanner, today } from './banner.tsx'
import { Frame, screenParameters } from './Frame.tsx'

const rooms = [
  ['RC-01', 'Private, standard', 455_000, 485_000, 500_000],
  ['RC-02', 'Private, large', 600_000, 620_000, 620_000],
  ['RC-03', 'Semi-private', 310_000, 310_000, 315_000],
  ['RC-04', 'Ward', 200_000, 195_000, 195_000],
  ['RC-08', 'Intensive care', 1_100_000, 1_140_000, 1_240_000],
  ['RC-11', 'Isolation', null, 978_000, 978_000],
] as const

const rows = (version: 2 | 3 | 4) =>
  rooms.flatMap((room) => {
    const rate = room[version]
    return rate === null ? [] : [{ key: room[0], code: room[0], label: room[1], amounts: { rate } }]
  })

const versions: readonly PriceVersion[] = [
  { id: 'v1', effectiveDate: '2025-07-01', state: 'past', author: 'M. Santos', rows: rows(2) },
  { id: 'v2', effectiveDate: '2026-07-01', state: 'inForce', author: 'M. Santos', rows: rows(3) },
  { id: 'v3', effectiveDate: '2027-01-01', state: 'scheduled', author: 'L. Abad', rows: rows(4) },
]

const nothing = () => undefined

/** Screen 5: the rates of a facility and their history. */
function RateSheet() {
  return (
    <Frame
      current="Facilities"
      crumbs={[
        { label: 'Facilities', href: '#facilities' },
        { label: 'Sampaguita Medical Center', href: '#facility' },
        { label: 'Room rates' },
      ]}
    >
      <FacilityBanner tab="Room rates" />
      <PriceHistory
        label="Room rates"
        itemLabel="Room category"
        fields={[{ name: 'rate', label: 'Daily rate' }]}
        versions={versions}
        today={today}
        onNewVersion={nothing}
        onUpload={nothing}
        onTemplate={nothing}
      />
    </Frame>
  )
}

const meta: Meta = {
  title: 'Screens/5 Rate sheet',
  tags: ['!autodocs'],
  parameters: screenParameters,
  render: () => <RateSheet />,
}
export default meta

export const InForce: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Room rates' })).toBeVisible()
  },
}
