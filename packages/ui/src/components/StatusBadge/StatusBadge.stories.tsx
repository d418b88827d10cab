import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  documentStatePresentation,
  requestStatusPresentation,
  statusPresentation,
  statusTransitions,
  versionStatePresentation,
} from '@capiz/domain/accreditation'
import { toneNames } from '../../tokens/index.ts'
import { Inline, Stack } from '../Stack/index.ts'
import { DomainBadge, StatusBadge, StatusDot } from './index.ts'

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  args: { tone: 'positive', label: 'Accredited' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Tones: Story = {
  render: () => (
    <Inline>
      {toneNames.map((tone) => (
        <StatusBadge key={tone} tone={tone} label={tone} />
      ))}
    </Inline>
  ),
}
export const TonesDark: Story = { ...Tones, globals: { theme: 'dark' } }
export const Small: Story = { args: { size: 'sm' } }
export const Dots: Story = {
  render: () => (
    <Stack>
      {toneNames.map((tone) => (
        <StatusDot key={tone} tone={tone} label={tone} />
      ))}
    </Stack>
  ),
}
export const WithDetail: Story = { args: { tone: 'held', label: 'Suspended', detail: 'since 4 Mar 2025' } }
/** B5: wraps, is not cut. */
export const LongLabel: Story = {
  args: { label: 'Accredited for dental services and for annual physical examination only' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
}
/** B3: an unknown code is neutral and shows itself. */
export const UnknownCode: Story = {
  render: () => <DomainBadge code="ON_LEAVE_2027" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ON_LEAVE_2027')).toBeVisible()
  },
}
/** B7: a change is announced. */
export const Live: Story = {
  args: { isLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Accredited')
  },
}

const rows = Object.entries(statusPresentation).sort(([, a], [, b]) => a.sortOrder - b.sortOrder)

/** The table designers read: code, look, meaning and what may follow, straight from the domain. */
export const AccreditationStatuses: Story = {
  render: () => (
    <table>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Badge</th>
          <th scope="col">Meaning</th>
          <th scope="col">May become</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([code, { meaning }]) => (
          <tr key={code}>
            <td>{code}</td>
            <td>
              <DomainBadge code={code} />
            </td>
            <td>{meaning}</td>
            <td>
              {(statusTransitions[code as keyof typeof statusTransitions] ?? []).join(', ') ||
                'nothing, final'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
export const OtherVocabularies: Story = {
  render: () => (
    <Stack>
      <Inline>
        {Object.keys(requestStatusPresentation).map((code) => (
          <DomainBadge key={code} vocabulary="request" code={code} />
        ))}
      </Inline>
      <Inline>
        {Object.keys(documentStatePresentation).map((code) => (
          <DomainBadge key={code} vocabulary="document" code={code} />
        ))}
      </Inline>
      <Inline>
        {Object.keys(versionStatePresentation).map((code) => (
          <DomainBadge key={code} vocabulary="priceVersion" code={code} />
        ))}
      </Inline>
    </Stack>
  ),
}
export const OtherVocabulariesDark: Story = { ...OtherVocabularies, globals: { theme: 'dark' } }
