import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { openMore } from '../Tabs/openMore.fixture.ts'
import { OneState } from '../../fields/Field/field-states.fixture.tsx'
import { Stack } from '../../layout/Stack/index.ts'
import { TabNav } from './index.ts'

const meta = {
  title: 'Navigation/TabNav',
  component: TabNav,
  args: {
    label: 'Facility record',
    items: [
      { href: '#overview', label: 'Overview' },
      { href: '#documents', label: 'Documents', count: 12 },
      { href: '#rates', label: 'Room rates', isCurrent: true },
      { href: '#services', label: 'Services' },
      { href: '#packages', label: 'Packages' },
      { href: '#physicians', label: 'Physicians', count: 214 },
      { href: '#accounts', label: 'Covered accounts' },
      { href: '#violations', label: 'Violations', count: 1 },
      { href: '#history', label: 'History' },
    ],
  },
} satisfies Meta<typeof TabNav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Room rates' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
/** A view of nothing is quieter than the others, unless it is the one shown. */
export const CountOfNothing: Story = {
  parameters: { visual: { skip: 'The test reads the colours.' } },
  args: {
    items: [
      { href: '#late', label: 'Late', count: 0, isCurrent: true },
      { href: '#soon', label: 'Soon', count: 0 },
      { href: '#gaps', label: 'Gaps', count: 10 },
    ],
  },
  play: async ({ canvas }) => {
    const colorOf = (text: string) => getComputedStyle(canvas.getByText(text)).color
    await expect(new Set(['Late', 'Soon', 'Gaps'].map(colorOf)).size).toBe(3)
  },
}
export const MoreMenu: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '23rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await openMore(canvas)
    const entry = await screen.findByRole('menuitem', { name: 'History' })
    await expect(entry).toHaveAttribute('href', '#history')
    // the row is measured once it is drawn; what fits leaves the menu then
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Room rates' })).toBeNull())
  },
}
/** The current tab shows when the page is opened by its address, and again after a change of width. */
export const CurrentInView: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, isCurrent: item.label === 'Violations' })) },
  decorators: [
    (Story) => (
      <div data-frame style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>('[data-frame]')
    const current = canvas.getByRole('link', { name: /^Violations/u })
    const row = current.parentElement
    if (frame === null || row === null) throw new Error('The story has lost its frame.')
    const expectInView = () =>
      waitFor(async () => {
        const [tab, room] = [current.getBoundingClientRect(), row.getBoundingClientRect()]
        await expect(tab.left).toBeGreaterThanOrEqual(room.left)
        await expect(tab.right).toBeLessThanOrEqual(room.right)
      })
    await expectInView()
    // put elsewhere by hand it stays, until the row has another width
    row.scrollLeft = 0
    frame.style.maxInlineSize = '18rem'
    await expectInView()
    frame.style.maxInlineSize = '24rem'
    await expectInView()
  },
}
/** The views of a list under the parts of an area: the second row is lower, without a line, its current page filled. */
export const TwoLevels: Story = {
  parameters: { visual: { widths: [1024, 390], forcedColors: true } },
  render: () => (
    <Stack gap={2}>
      <TabNav
        label="Parts of the rates"
        items={[
          { href: '#coming', label: 'Upcoming changes', isCurrent: true },
          { href: '#fees', label: 'Fee lookup' },
          { href: '#facilities', label: 'Facilities' },
          { href: '#physicians', label: 'Physicians' },
        ]}
      />
      <Stack gap={3}>
        <TabNav
          label="Events"
          items={[
            { href: '#effect', label: 'Taking effect', isCurrent: true },
            { href: '#soon', label: 'Starting soon', count: 2 },
            { href: '#ending', label: 'Ending soon', count: 0 },
            { href: '#gaps', label: 'Gaps', count: 10 },
          ]}
        />
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [area, view] = ['Upcoming changes', 'Taking effect'].map((name) =>
      canvas.getByRole('link', { current: 'page', name }),
    )
    if (area === undefined || view === undefined) throw new Error('A level has no current page.')
    const lineOf = (tab: Element) => getComputedStyle(tab, '::after').borderBlockEndColor
    await expect(lineOf(area)).not.toBe('rgba(0, 0, 0, 0)')
    await expect(lineOf(view)).toBe('rgba(0, 0, 0, 0)')
    await expect(getComputedStyle(view).backgroundColor).not.toBe(getComputedStyle(area).backgroundColor)
    await expect(view.getBoundingClientRect().height).toBeLessThanOrEqual(area.getBoundingClientRect().height)
  },
}
/** Tabs of a row that can be seen, and whether each is wholly inside it. */
function seenTabs(row: HTMLElement) {
  const room = row.getBoundingClientRect()
  return [...row.children]
    .map((tab) => ({ tab, place: tab.getBoundingClientRect(), opacity: getComputedStyle(tab).opacity }))
    .filter(({ place, opacity }) => opacity !== '0' && place.right > room.left && place.left < room.right)
    .map(({ tab, place }) => ({
      tab,
      offset: place.left - room.left,
      isWhole: place.left >= room.left - 1 && place.right <= room.right + 1,
    }))
}
const oneCurrent = ['Overview', 'Packages', 'History']

/** On phones only whole tabs are seen, from the left edge on, whichever is the current one. */
export const WholeTabs: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { widths: [390] } },
  render: (args) => (
    <Stack>
      {oneCurrent.map((label) => (
        <TabNav
          {...args}
          key={label}
          label={label}
          items={args.items.map((item) => ({ ...item, isCurrent: item.label === label }))}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const label of oneCurrent) {
      const row = canvas.getByRole('link', { current: 'page', name: label }).parentElement as HTMLElement
      await waitFor(async () => {
        const seen = seenTabs(row)
        await expect(seen.filter(({ isWhole }) => !isWhole)).toEqual([])
        await expect(seen.some(({ tab }) => tab.ariaCurrent === 'page')).toBe(true)
        await expect(Math.abs(seen[0]?.offset ?? Number.NaN)).toBeLessThanOrEqual(1)
        // the last tabs fill the row too
        await expect(seen.length).toBeGreaterThanOrEqual(2)
      })
    }
  },
}
/** A tab that takes the focus is shown whole, forward and back. */
export const FocusShowsTab: Story = {
  ...WholeTabs,
  render: (args) => <TabNav {...args} />,
  parameters: { visual: { skip: 'WholeTabs shows the same rows.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-haspopup'))
    const tabs = canvas.getAllByRole('link')
    const row = tabs[0]?.parentElement as HTMLElement
    const expectWhole = (tab: HTMLElement) =>
      waitFor(async () => {
        await expect(tab).toHaveFocus()
        await expect(seenTabs(row).find((seen) => seen.tab === tab)?.isWhole).toBe(true)
        await expect(seenTabs(row).filter(({ isWhole }) => !isWhole)).toEqual([])
      })
    for (const tab of tabs) {
      await userEvent.tab()
      await expectWhole(tab)
    }
    for (const tab of tabs.toReversed().slice(1)) {
      await userEvent.tab({ shift: true })
      await expectWhole(tab)
    }
  },
}
/** Every lasting and passing state in one picture. */
export const States: Story = {
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
  render: (args) => (
    <Stack>
      <OneState name="Hover" mark="data-hovered">
        {() => <TabNav {...args} label="Hover" items={args.items.slice(0, 3)} />}
      </OneState>
      <OneState name="Focus" mark="data-focus-visible">
        {() => <TabNav {...args} label="Focus" items={args.items.slice(0, 3)} />}
      </OneState>
      <OneState name="Compact" density="compact">
        {() => <TabNav {...args} label="Compact" items={args.items.slice(0, 3)} />}
      </OneState>
      <OneState name="One only">
        {() => <TabNav {...args} label="One only" items={args.items.slice(0, 1)} />}
      </OneState>
    </Stack>
  ),
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Documents/u })).toHaveFocus()
  },
}
