import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { columns } from './columns.fixture.tsx'
import { sampleFacilities } from './facilities.fixture.ts'
import type { SampleFacility } from './facilities.fixture.ts'
import { DataTable } from './index.ts'
import { tableArgs } from './DataTable.fixture.tsx'
import { steps } from './steps.ts'

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleFacility>,
  args: tableArgs,
} satisfies Meta<typeof DataTable<SampleFacility>>

export default meta

type Story = StoryObj<typeof meta>

/** What is seen in the line under a name, in its order. */
function seenUnder(name: Element | undefined): HTMLElement[] {
  const line = name?.lastElementChild
  if (!line) return []
  const { bottom } = line.getBoundingClientRect()
  return [...line.children].filter((part): part is HTMLElement => {
    const { top, width } = part.getBoundingClientRect()
    return width > 0 && top < bottom - 1
  })
}

/**
 * D18: the line under a name holds what has room, by priority: a number has its label, a status its badge, and neither a count
 * of nothing nor what a column omits takes room.
 */
export const FoldedLine: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      ...(column.id === 'name' && { minWidth: 200 }),
      ...(column.id === 'status' && { priority: 2 as const, isLabelHidden: true }),
      ...(column.id === 'physicians' && { shortHeader: 'Staff' }),
      ...(column.id === 'city' && { isOmitted: ({ city }: SampleFacility) => city === 'Lipa' }),
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 484 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader')
    const lines = names.map((name) => name.lastElementChild as HTMLElement)
    const heights = new Set(lines.map((line) => Math.round(line.getBoundingClientRect().height)))
    await expect([...heights]).toEqual([18])
    for (const name of names) {
      for (const part of seenUnder(name)) await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
    }
    const textsOf = (place: number) => seenUnder(names[place]).map(({ textContent }) => textContent)
    await expect(textsOf(0)).toEqual([
      'HF0000131',
      'Accredited',
      'Valid until: 31 Mar 2027',
      'Staff: 42',
      'Batangas',
    ])
    // no date, no physicians
    await expect(textsOf(4)).toEqual(['HF0000159', 'Disaccredited', 'Batangas', 'Batangas City'])
    await expect(textsOf(6)).not.toContain('Lipa')
    const badge = seenUnder(names[0])[1]?.firstElementChild
    await expect(badge?.querySelector('svg')).not.toBeNull()
  },
}

/** What only some rows have follows what all have, and a value too long for some rows stands under no name. */
export const FoldedLineOfAllRows: Story = {
  ...FoldedLine,
  parameters: { visual: { skip: 'FoldedLine shows the line.' } },
  args: {
    columns: columns.map((column) => ({
      ...column,
      ...(column.id === 'code' && { isOmitted: ({ city }: SampleFacility) => city === 'Lipa' }),
      ...(column.id === 'physicians' && { isTooLongUnderName: true }),
    })),
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('rowheader').map((name) => name.lastElementChild)
    const [first] = lines
    await expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Valid until: 31 Mar 2027',
      'Bauan',
      'Batangas',
      'HF0000131',
    ])
    for (const line of lines) await expect(line).not.toHaveTextContent('Physicians')
  },
}

/** D18: a text longer than the whole line ends in an ellipsis; what follows it leaves. */
export const FoldedLineOfOneText: Story = {
  ...FoldedLine,
  parameters: { visual: { skip: 'FoldedLine shows the line.' } },
  args: {
    columns: columns.filter(({ id }) => ['name', 'city', 'province'].includes(id)),
    rows: sampleFacilities(0, 3).map((row) => ({
      ...row,
      city: 'Science City of a very long name. '.repeat(4),
    })),
  },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByRole('rowheader')) {
      const seen = seenUnder(name)
      await expect(seen).toHaveLength(1)
      await expect(seen[0]?.scrollWidth).toBeGreaterThan(seen[0]?.clientWidth ?? 0)
      await expect(name.getBoundingClientRect().height).toBeLessThan(60)
    }
  },
}

/** Left and right edge of the text of a cell, in px. */
function edgesOfText(cell: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return range.getBoundingClientRect()
}

/** D27: a number ends 32 px before the column after it, in the header too. */
export const AfterNumber: Story = {
  parameters: { visual: { skip: 'The test measures it.' } },
  args: {
    columns: ['name', 'physicians', 'status', 'city']
      .flatMap((id) => columns.filter((column) => column.id === id))
      .map((column) => ({ ...column, priority: 1 as const, sort: undefined })),
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row')) {
      const [, number, after] = [...row.children].map(edgesOfText)
      await expect(Math.round((after?.left ?? 0) - (number?.right ?? 0))).toBeGreaterThanOrEqual(32)
    }
  },
}

const isBauan = ({ city }: SampleFacility) => city === 'Bauan'

/** D29: what nearly all rows say is read and not seen, in the table and outside its column. */
export const UsualValue: Story = {
  parameters: { visual: { skip: 'The test measures it.' } },
  args: {
    columns: columns.map((column) => (column.id === 'city' ? { ...column, isUsual: isBauan } : column)),
  },
  play: async ({ canvas }) => {
    const seen = (text: string) =>
      canvas.getAllByText(text).map((each) => each.getBoundingClientRect().width > 1)
    await expect(new Set(seen('Bauan'))).toEqual(new Set([false]))
    await expect(seen('Lipa')).toContain(true)
    // the line under the names leaves it out
    for (const name of canvas.getAllByRole('rowheader')) await expect(name).not.toHaveTextContent('Bauan')
  },
}

/** D30: the link of each row and its header end at the edge of the table. */
export const ActionAtEdge: Story = {
  parameters: { visual: { skip: 'The test measures it.' } },
  args: {
    columns: [
      ...columns.filter(({ id }) => id === 'name'),
      { id: 'compare', header: 'Action', kind: 'action', text: () => 'Compare' },
    ],
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('grid').getBoundingClientRect()
    const ends = canvas.getAllByRole('row').map((row) => edgesOfText(row.lastElementChild ?? row).right)
    await expect(new Set(ends.map((end) => Math.round(right - end)))).toEqual(new Set([16]))
  },
}

/** D27: at every width the last column shown ends as far from the border as the first begins, and the table fits. */
export const EndPadding: Story = {
  parameters: { visual: { skip: 'Default and InDrawer show the padding.' } },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid')
    const frame = canvasElement.querySelector<HTMLElement>('[aria-busy]')?.parentElement
    if (!frame) throw new Error('There is no table.')
    const widths = steps.slice(1).flatMap((step) => [step - 1, step])
    for (const width of widths) {
      frame.style.inlineSize = `${width + 2}px`
      for (const row of grid.querySelectorAll('tr')) {
        const cells = [...row.children].filter((cell) => cell.getClientRects().length > 0)
        const end = getComputedStyle(cells.at(-1) ?? row).paddingInlineEnd
        await expect(`${width}: ${end}`).toBe(
          `${width}: ${getComputedStyle(cells[0] ?? row).paddingInlineStart}`,
        )
      }
      await expect(grid.parentElement?.scrollWidth).toBe(width)
    }
  },
}
