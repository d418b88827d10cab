// One file of more than 300 lines: the pictures of all states of the list are kept under one title, by which they are found.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { WorkList } from './index.ts'

const item = (id: string, subject: string, detail: string, due: string) => ({
  id,
  subject,
  detail,
  due,
  isLate: due.endsWith('late'),
  isDueToday: due === 'Due today',
  action: { label: 'Review', href: `#${id}`, name: `Review: ${subject}` },
})

const meta = {
  title: 'Data/WorkList',
  component: WorkList,
  args: {
    label: 'To do',
    hasPrimary: true,
    groups: [
      {
        id: 'me',
        title: 'Assigned to you',
        count: 17,
        lateCount: 4,
        items: [
          item('a', 'Ilog-Yakal Clinic', 'Facility update', '5 days late'),
          item('b', 'Reyes, Marisol', 'Professional fees', 'Due in 2 days'),
        ],
      },
      { id: 'none', title: 'Nothing here', items: [] },
      {
        id: 'role',
        title: 'Work of your role',
        count: 1,
        items: [item('c', 'Sampaguita-Molave Medical Center', 'Room rates', 'Due today')],
      },
    ],
  },
} satisfies Meta<typeof WorkList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const own = canvas.getByRole('list', { name: 'Assigned to you 17, 4 late' })
    await expect(within(own).getAllByRole('listitem')).toHaveLength(2)
    await expect(within(own).getByRole('link', { name: 'Review: Reyes, Marisol' })).toHaveAttribute(
      'href',
      '#b',
    )
    await expect(canvas.getAllByRole('list')).toHaveLength(2)
    // red is for what is past: the day of what is due today has a color of its own
    const colorOf = (text: string) => getComputedStyle(canvas.getByText(text)).color
    const colors = new Set(['5 days late', 'Due today', 'Due in 2 days'].map(colorOf))
    await expect(colors.size).toBe(3)
  },
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Review: Ilog-Yakal Clinic' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Review: Reyes, Marisol' })).toHaveFocus()
  },
}
/** The label of every link ends where the button of the first item does. */
export const LinkEdges: Story = {
  parameters: { visual: { skip: 'Default shows the links.' } },
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('link')
    for (const link of others) {
      const range = document.createRange()
      range.selectNodeContents(link)
      const { right } = first?.getBoundingClientRect() ?? { right: Number.NaN }
      await expect(range.getBoundingClientRect().right).toBeCloseTo(right, 0)
    }
  },
}
/** The text of all groups begins at one place, however long their days are. */
export const Columns: Story = {
  parameters: { visual: { skip: 'Default shows the groups.' } },
  play: async ({ canvas }) => {
    const lefts = ['Facility update', 'Room rates'].map(
      (text) => canvas.getByText(text).getBoundingClientRect().left,
    )
    await expect(lefts[0]).toBe(lefts[1])
  },
}
/** In the width of a home page no name wraps while its description leaves room, whatever is in the other rows. */
export const NamesByContent: Story = {
  args: {
    groups: [
      {
        id: 'role',
        items: [
          item('a', 'Sampaguita-Bayanihan Dental Clinic', 'Disaccreditation', '6 days late'),
          item('b', 'Reyes, Marisol', 'Service prices, no answer came', '6 days late'),
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '768px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const texts = ['Sampaguita-Bayanihan Dental Clinic', 'Disaccreditation', 'Service prices, no answer came']
    for (const text of texts) {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByText(text))
      await expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
    }
    const lefts = texts.slice(1).map((text) => canvas.getByText(text).getBoundingClientRect().left)
    await expect(lefts[0]).toBe(lefts[1])
  },
}
/** A press anywhere on a row leads where its one link does, whose word ends where the row does. */
export const PressOnRow: Story = {
  parameters: { visual: { skip: 'Default shows the rows.' } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    for (const [at, row] of rows.entries()) {
      const link = within(row).getByRole('link')
      const { left, right, top, height } = row.getBoundingClientRect()
      for (const x of [left + 20, (left + right) / 2]) {
        await expect(document.elementFromPoint(x, top + height / 2)?.closest('a')).toBe(link)
      }
      const padding = Number.parseFloat(getComputedStyle(row).paddingInlineEnd)
      await expect(Math.round(right - link.getBoundingClientRect().right), `row ${at}`).toBe(padding)
    }
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
/** On phones a press anywhere on a row leads where its action does. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('listitem')[1]?.getBoundingClientRect()
    if (row === undefined) throw new Error('There is no second row.')
    const pressed = document.elementFromPoint(row.left + 20, row.top + row.height / 2)
    await expect(pressed?.closest('a')).toHaveAttribute('href', '#b')
    await expect(row.height).toBeLessThanOrEqual(60)
    const middles = ['Reyes, Marisol', 'Due in 2 days'].map((text) => {
      const { top, height } = canvas.getByText(text).getBoundingClientRect()
      return top + height / 2
    })
    await expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThanOrEqual(2)
    // the first item has its button, as wide as the row; the others have its label alone
    const [first, second] = ['Ilog-Yakal Clinic', 'Reyes, Marisol'].map((subject) =>
      canvas.getByRole('link', { name: `Review: ${subject}` }),
    )
    if (first === undefined || second === undefined) throw new Error('There are no links.')
    await expect(first.getBoundingClientRect().width).toBeGreaterThan(0.8 * row.width)
    await expect(getComputedStyle(first).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await expect(getComputedStyle(second).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
}
/** The primary button is that of the first item that has an action, in whichever group. */
export const PrimaryOfFirstAction: Story = {
  parameters: { visual: { skip: 'Default shows the primary button.' } },
  args: {
    groups: [
      { id: 'known', items: [{ id: 'a', subject: 'Blocked', detail: 'Unpaid fees' }] },
      { id: 'role', items: [item('b', 'Reyes, Marisol', 'Fees', ''), item('c', 'Cruz, Ana', 'Fees', '')] },
    ],
  },
  play: async ({ canvas }) => {
    const grounds = canvas.getAllByRole('link').map((link) => getComputedStyle(link).backgroundColor)
    await expect(new Set(grounds).size).toBe(2)
    const page = getComputedStyle(document.body).backgroundColor
    await expect(grounds[0]).not.toBe(page)
  },
}
/** Returns the height in px of the baseline of a text's first line. */
function baselineOf(element: Element): number {
  const [line, mark] = [document.createElement('span'), document.createElement('span')]
  mark.style.display = 'inline-block'
  // in a line of its own, for a mark beside the text could be an item of a flex box
  line.append(mark, element.textContent ?? '')
  const text = [...element.childNodes]
  element.replaceChildren(line)
  const { bottom } = mark.getBoundingClientRect()
  element.replaceChildren(...text)
  return bottom
}

/** On phones what is beside the first line of an item shares its baseline: the day, or without one the link. */
export const NarrowBaselines: Story = {
  globals: { viewport: { value: 'w390' } },
  args: {
    label: 'Needs attention',
    hasPrimary: false,
    groups: [
      {
        id: 'own',
        items: [
          { ...item('a', 'Licence ends today', '', ''), due: undefined },
          {
            ...item('b', '5 sections not confirmed', 'Addresses, opening hours and 3 more', ''),
            due: undefined,
          },
          {
            ...item('c', 'Waiting since August', 'Addresses and telephone, opening hours, '.repeat(3), ''),
            due: undefined,
          },
          item('d', 'Check-in', '', '4 days late'),
          item('e', 'Correction notice', 'Signage', '145 days late'),
          { id: 'f', subject: 'Room rates', due: 'sent 2 days ago' },
          { id: 'g', subject: 'Packages', detail: 'Waiting to be reviewed', due: 'sent 3 days ago' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) {
      const [labels, beside] = [...row.children].filter((cell) => cell.getClientRects().length > 0)
      const [subject, text] = [labels?.firstElementChild, beside?.firstElementChild]
      if (!subject || !text) throw new Error('A row has nothing beside its subject.')
      await expect(Math.abs(baselineOf(subject) - baselineOf(text)), row.textContent).toBeLessThanOrEqual(1)
    }
  },
}
/** Returns the lines of the text of an element. */
function linesOf(element: Element): string[] {
  const [node] = element.childNodes
  const lines = new Map<number, string>()
  for (const { 0: word, index } of (element.textContent ?? '').matchAll(/\S+/gu)) {
    const range = document.createRange()
    if (node === undefined) break
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const top = Math.round(range.getBoundingClientRect().top)
    lines.set(top, `${lines.get(top) ?? ''} ${word}`.trim())
  }
  return [...lines.values()]
}

/** On phones a long item leaves no word alone on a line, and its link stays right below its day. */
export const NarrowLongItems: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { widths: [390] } },
  args: {
    label: 'Needs attention',
    groups: [
      {
        id: 'own',
        items: [
          {
            ...item('a', 'DOH licence to operate ends today', '', ''),
            due: undefined,
            action: { label: 'Open documents', href: '#a', name: 'Open documents: DOH licence' },
          },
          {
            ...item('b', 'Fire safety certificate of 2026 ended today', '', ''),
            due: undefined,
            action: { label: 'Open documents', href: '#b', name: 'Open documents: Fire safety' },
          },
          item(
            'c',
            'Korales-Tala Laboratory',
            'Suspension proposed: DOH licence ended on 10 Oct',
            '41 days late',
          ),
          item('d', 'Sampaguita-Bayanihan Care Dental Clinic', 'Disaccreditation', '6 days late'),
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    // the button of the first item is below it and takes no width of its text
    await expect(linesOf(canvas.getByText('DOH licence to operate ends today'))).toHaveLength(1)
    for (const text of [
      'Fire safety certificate of 2026 ended today',
      'Sampaguita-Bayanihan Care Dental Clinic',
    ]) {
      const lines = linesOf(canvas.getByText(text))
      await expect(lines).toHaveLength(2)
      await expect(lines[1], text).toContain(' ')
    }
    for (const [due, name] of [
      ['41 days late', 'Review: Korales-Tala Laboratory'],
      ['6 days late', 'Review: Sampaguita-Bayanihan Care Dental Clinic'],
    ] as const) {
      const { bottom } = canvas.getByText(due).getBoundingClientRect()
      const { top } = canvas.getByRole('link', { name }).getBoundingClientRect()
      await expect(Math.abs(top - bottom), name).toBeLessThanOrEqual(4)
    }
  },
}
export const ForcedColors: Story = { parameters: { visual: { forcedColors: true } } }
/** Rows to come are as high as the rows that take their place. */
export const Loading: Story = { args: { loadingRows: 4 } }
/** A group that is cut ends with the way to all of it; the number is that of the list behind the link. */
export const Links: Story = {
  args: {
    groups: [
      {
        id: 'me',
        title: 'Assigned to you',
        count: 17,
        lateCount: 4,
        items: [item('a', 'Ilog-Yakal Clinic', 'Facility update', '5 days late')],
        links: [{ label: 'All 17 assigned to you', href: '#all' }],
      },
      {
        id: 'role',
        title: 'Work of your role',
        count: 150,
        items: [item('c', 'Sampaguita-Molave Medical Center', 'Room rates', 'Due today')],
        links: [
          { label: 'All 121 requests of your role', href: '#role' },
          { label: 'All 8 late non-conformities', href: '#late' },
        ],
      },
    ],
  },
  parameters: { visual: { widths: [1440, 390] } },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('list', { name: 'Assigned to you 17, 4 late' })
    await expect(within(own).getAllByRole('listitem')).toHaveLength(1)
    const all = canvas.getByRole('link', { name: 'All 17 assigned to you' })
    await expect(all).toHaveAttribute('href', '#all')
    within(own).getByRole('link').focus()
    await userEvent.tab()
    await expect(all).toHaveFocus()
  },
}
/** What there is only to know has no action, a single group no heading. */
export const ToKnow: Story = {
  args: {
    label: 'Your requests',
    hasPrimary: false,
    groups: [
      {
        id: 'own',
        items: [
          { id: 'a', subject: 'Facility update', detail: 'Waiting to be reviewed', due: 'sent 3 days ago' },
          { id: 'b', subject: 'Nothing', detail: '' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your requests' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
