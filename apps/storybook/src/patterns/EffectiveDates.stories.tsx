import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceHistory } from '@capiz/ui/accreditation/PriceHistory'
import type { PriceVersion } from '@capiz/ui/accreditation/PriceHistory'
import { patterns } from '../../../../packages/ui/src/docs/patterns/index.ts'
import { patternParameters, patternStories } from './pattern-stories.tsx'

const meta: Meta = { title: 'Patterns/Effective dates', tags: ['!autodocs'], parameters: patternParameters }
export default meta

const rows = (ward: number, intensive: number) =>
  (
    [
      ['WARD', 'Ward', ward],
      ['ICU', 'Intensive care', intensive],
    ] as const
  ).map(([key, label, rate]) => ({ key, code: key, label, amounts: { rate } }))

const versions: readonly PriceVersion[] = [
  {
    id: 'v1',
    effectiveDate: '2025-07-01',
    state: 'past',
    author: 'M. Santos',
    rows: rows(200_000, 1_100_000),
  },
  {
    id: 'v2',
    effectiveDate: '2026-07-01',
    state: 'inForce',
    author: 'M. Santos',
    rows: rows(195_000, 1_140_000),
  },
  {
    id: 'v3',
    effectiveDate: '2027-01-01',
    state: 'scheduled',
    author: 'L. Abad',
    rows: rows(195_000, 1_240_000),
  },
]

const noChange = () => undefined

const stories = patternStories(
  patterns.effectiveDates,
  <PriceHistory
    label="Room rates"
    itemLabel="Room category"
    fields={[{ name: 'rate', label: 'Daily rate' }]}
    versions={versions}
    today="2026-11-20"
    onNewVersion={noChange}
    onUpload={noChange}
  />,
)
export const EffectiveDates: StoryObj = { ...stories.page, name: 'Effective dates' }
export const Example: StoryObj = { ...stories.example, tags: ['!dev'] }
export const Phone: StoryObj = { ...stories.phone, tags: ['!dev'] }
