import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from '../../primitives/Link/index.ts'
import { sampleFacilities } from '../DataTable/facilities.fixture.ts'
import { StatusBadge } from '../StatusBadge/index.ts'
import { CardList } from './index.ts'
import type { CardItem } from './index.ts'

const cards: readonly CardItem[] = sampleFacilities(0, 5).map((facility) => ({
  key: facility.code,
  title: <Link href={`#/${facility.code}`}>{facility.name}</Link>,
  status: <StatusBadge {...facility.status} size="sm" />,
  facts: [
    { id: 'code', label: 'Code', isLabelHidden: true, value: facility.code },
    { id: 'city', label: 'City', value: facility.city, isAtEnd: true },
  ],
}))

const meta = {
  title: 'Data/CardList',
  component: CardList,
  args: { label: 'Facilities', items: cards },
  parameters: { visual: { widths: [390] } },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof CardList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Selected: Story = {
  args: { items: cards.map((card, index) => ({ ...card, isSelected: index === 1 })) },
}
export const Empty: Story = { args: { items: [] } }
export const LongText: Story = {
  args: {
    items: [
      {
        key: 'long',
        title: 'Unbrokenname'.repeat(20),
        facts: [{ id: 'note', label: 'Note', value: 'Unbrokenvalue'.repeat(20) }],
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}
/** Two short facts fill their line: the third begins one, and a long value wraps beside the one at the end. */
export const LineEnd: Story = {
  args: {
    items: [
      {
        key: 'late',
        title: 'Batis-Awit Medical Center',
        facts: [
          { id: 'kind', label: 'Request', isLabelHidden: true, value: 'Rooms' },
          { id: 'due', label: 'Due', isLabelHidden: true, value: 'Late', isAtEnd: true },
          {
            id: 'note',
            label: 'Note',
            isLabelHidden: true,
            value: 'Waits for a scan of both sides of the card, and of the receipt.',
          },
          { id: 'code', label: 'Code', isLabelHidden: true, value: 'UR-1', isAtEnd: true },
          { id: 'by', label: 'By', isLabelHidden: true, value: 'Ivy' },
        ],
      },
    ],
  },
  parameters: { visual: { skip: 'The test measures it.' } },
  play: async ({ canvas }) => {
    const placeOf = (text: string | RegExp) => canvas.getByText(text).getBoundingClientRect()
    const [kind, due, note, code, by] = [
      placeOf('Rooms'),
      placeOf('Late'),
      placeOf(/^Waits/),
      placeOf('UR-1'),
      placeOf('Ivy'),
    ]
    const list = canvas.getByText('Rooms').closest('dl')?.getBoundingClientRect()
    await expect(due.top).toBe(kind.top)
    await expect([due.right, code.right]).toEqual([list?.right, list?.right])
    await expect(note.top).toBeGreaterThanOrEqual(kind.bottom)
    await expect(code.top).toBe(note.top)
    await expect(note.height).toBeGreaterThan(kind.height)
    await expect([kind.left, note.left, by.left]).toEqual([list?.left, list?.left, list?.left])
    await expect(by.top).toBeGreaterThanOrEqual(note.bottom)
  },
}
const bottomOfText = (element: Element): number => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().bottom
}
/** A label stands on the line of its value, also of a higher one, such as a link that can be pressed. */
export const HighValue: Story = {
  args: {
    items: [
      {
        key: 'claims',
        title: 'Claims',
        facts: [
          {
            id: 'late',
            label: 'Late',
            value: (
              <span style={{ display: 'inline-flex', alignItems: 'center', minBlockSize: '2rem' }}>
                <Link href="#late">21</Link>
              </span>
            ),
          },
        ],
      },
    ],
  },
  parameters: { visual: { skip: 'The test measures it.' } },
  play: async ({ canvas }) => {
    const label = bottomOfText(canvas.getByText('Late:'))
    await expect(Math.abs(label - bottomOfText(canvas.getByText('21')))).toBeLessThanOrEqual(1)
  },
}
/** The same key twice is drawn twice. */
export const DuplicateKeys: Story = {
  args: { items: [...cards.slice(0, 1), ...cards.slice(0, 1)] },
  parameters: { visual: { skip: 'Default shows the cards.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    links[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(links[2]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(links[1]).toHaveFocus()
  },
}
