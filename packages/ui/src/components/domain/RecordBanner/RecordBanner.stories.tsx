import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { ActionMenu } from '../../overlays/Menu/index.ts'
import { Avatar } from '../../data/Avatar/index.ts'
import { Code } from '../../primitives/Code/index.ts'
import { Notice } from '../../feedback/Notice/index.ts'
import { DomainBadge } from '../DomainBadge/index.ts'
import { ValidityRuler } from '../ValidityRuler/index.ts'
import { TabNav } from '../../navigation/TabNav/index.ts'
import { RecordBanner } from './index.ts'

const meta = {
  title: 'Domain/RecordBanner',
  component: RecordBanner,
  args: {
    name: 'Sampaguita Medical Center, Lipa',
    tone: 'positive',
    badge: <DomainBadge code="ACCREDITED" />,
    facts: [
      { id: 'code', content: <Code>HF0000142</Code> },
      { id: 'type', content: 'Hospital, level 3' },
      { id: 'city', content: 'Lipa City, Batangas' },
    ],
    actions: [
      <Button key="add">Add document</Button>,
      <Button key="status" variant="primary">
        Change status
      </Button>,
    ],
    children: (
      <ValidityRuler
        label="Accreditation of Sampaguita Medical Center"
        today="2026-11-20"
        segments={[
          { id: '1', from: '2024-03-01', until: '2025-03-03', fill: 'past', label: '1st accreditation' },
          {
            id: '2',
            from: '2025-03-04',
            until: '2025-05-31',
            fill: 'hatched',
            tone: 'held',
            label: 'Suspended',
          },
          {
            id: '3',
            from: '2025-06-01',
            until: '2027-03-31',
            fill: 'current',
            tone: 'positive',
            label: 'Accredited',
          },
        ]}
      />
    ),
  },
  parameters: { visual: { widths: [1440, 390] } },
} satisfies Meta<typeof RecordBanner>
export default meta
type Story = StoryObj<typeof meta>

/** On phones the name is 16 px below the edge, and its badge 8 px below it. */
async function expectPhoneHead(canvas: ReturnType<typeof within>): Promise<void> {
  const name = canvas.getByRole('heading', { level: 1 })
  const { top, bottom } = name.getBoundingClientRect()
  const head = name.closest('header')?.getBoundingClientRect()
  const badge = name.parentElement?.nextElementSibling?.firstElementChild?.getBoundingClientRect()
  await expect(top - (head?.top ?? Number.NaN)).toBeCloseTo(16, 0)
  await expect(Math.abs((badge?.top ?? Number.NaN) - bottom - 8)).toBeLessThanOrEqual(1)
}

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { skip: 'Default is taken at this width too.' } },
}
/** On phones few actions stand beside the badge, and the facts follow. */
export const PhoneActionsBesideBadge: Story = {
  args: {
    actionsPlace: 'badge',
    tabs: <TabNav label="Parts of the record" items={[{ href: '#overview', label: 'Overview' }]} />,
    actions: (
      <ActionMenu label="More actions" entries={[{ id: 'edit', label: 'Edit', onAction: () => undefined }]} />
    ),
  },
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { widths: [390] } },
  play: async ({ canvas }) => {
    const [badge] = canvas.getAllByText('Accredited').map((one) => one.getBoundingClientRect())
    const menu = canvas.getByRole('button', { name: 'More actions' }).getBoundingClientRect()
    await expect(menu.left).toBeGreaterThan(badge?.right ?? Number.NaN)
    await expect(menu.top).toBeLessThan(badge?.bottom ?? Number.NaN)
    const facts = canvas.getByText('Hospital, level 3').getBoundingClientRect()
    await expect(facts.top).toBeGreaterThanOrEqual(menu.bottom)
    await expectPhoneHead(canvas)
  },
}
/** On phones the badge follows a name that leaves it room, and goes below a longer one. */
export const PhoneShortName: Story = {
  args: { name: 'Facility registration', badge: <DomainBadge vocabulary="request" code="PENDING" /> },
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { widths: [390] } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const badge = canvas.getByText('Pending').getBoundingClientRect()
    await expect(badge.left).toBeGreaterThan(name.right)
    await expect(badge.bottom).toBeLessThanOrEqual(name.bottom)
  },
}
/** What is last in the banner keeps its distance from the edge, as wide as at the sides; tabs bring their own. */
export const NoticeWithoutTabs: Story = {
  args: {
    children: undefined,
    tabs: undefined,
    notice: <Notice tone="info">If approved: the requested fields are saved.</Notice>,
  },
  play: async ({ canvas, canvasElement }) => {
    const notice = canvas.getByText(/^If approved/).parentElement?.parentElement as HTMLElement
    const banner = canvasElement.querySelector('header') as HTMLElement
    const edge = banner.getBoundingClientRect().bottom - notice.getBoundingClientRect().bottom
    await expect(edge).toBeGreaterThanOrEqual(16)
    await expect(edge).toBeLessThanOrEqual(18)
  },
}
/** Above and below the head is as much, with a notice that has nothing to say too. */
export const EmptyNotice: Story = {
  args: { children: undefined, tabs: undefined, notice: <div /> },
  parameters: { visual: { skip: 'NoticeWithoutTabs shows the same head.' } },
  play: async ({ canvasElement }) => {
    const banner = (canvasElement.querySelector('header') as HTMLElement).getBoundingClientRect()
    const head = (canvasElement.querySelector('header > div > div') as HTMLElement).getBoundingClientRect()
    await expect(Math.round(banner.bottom - head.bottom)).toBe(Math.round(head.top - banner.top))
  },
}
/** A name of two lines has its badge beside the second; a short one beside itself, in the middle of its line. */
export const BadgeAfterName: Story = {
  args: {
    name: 'Montenegro-Buenaventura, Ma. Concepcion Villanueva',
    picture: <Avatar name="Concepcion Montenegro" size="lg" />,
  },
  globals: { viewport: { value: 'w1024' } },
  parameters: { visual: { widths: [1024] } },
  decorators: [
    (Story) => (
      <div data-frame style={{ inlineSize: '960px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>('[data-frame]')
    const badge = canvas.getByText('Accredited')
    const nameLines = () => [...canvas.getByRole('heading', { level: 1 }).getClientRects()]
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    for (const [width, lines] of [
      ['1300px', 1],
      ['960px', 2],
    ] as const) {
      if (frame !== null) frame.style.inlineSize = width
      const last = nameLines().at(-1)
      if (!last) throw new Error('The name is not drawn.')
      await expect(nameLines()).toHaveLength(lines)
      await expect(badge.getBoundingClientRect().left).toBeGreaterThanOrEqual(last.right)
      await expect(Math.abs(middle(badge.getBoundingClientRect()) - middle(last))).toBeLessThanOrEqual(2)
    }
  },
}
export const PendingCopy: Story = {
  args: {
    tone: 'review',
    badge: <DomainBadge vocabulary="request" code="PENDING" />,
    notice: (
      <Notice>This is a copy with changes that wait for approval. The record itself is unchanged.</Notice>
    ),
    children: undefined,
  },
}
/** To its own reader the record says first how it stands; the heading stays its name. */
export const Statement: Story = {
  args: {
    statement: { text: 'You are accredited until 31 Mar 2027', detail: 'Members can be referred to you.' },
    actions: <Button>Edit</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sampaguita Medical Center, Lipa',
    )
    await expect(canvas.getByText('You are accredited until 31 Mar 2027')).toBeVisible()
  },
}
/** On the inner parts of a record, whose content is what people came for. */
export const Line: Story = {
  args: {
    variant: 'line',
    facts: [
      { id: 'until', content: 'until 31 Mar 2027' },
      { id: 'code', content: <Code>HF0000142</Code> },
    ],
    children: undefined,
  },
}
/** On phones the badge and how long it holds share a line below the name, and the code follows. */
export const PhoneLine: Story = {
  args: {
    ...Line.args,
    tabs: <TabNav label="Parts of the record" items={[{ href: '#overview', label: 'Overview' }]} />,
  },
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { widths: [390] } },
  play: async ({ canvas }) => {
    await expectPhoneHead(canvas)
    const [badge, until, code] = ['Accredited', 'until 31 Mar 2027', 'HF0000142'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    )
    if (!badge || !until || !code) throw new Error('The line has lost a part.')
    await expect(until.left).toBeGreaterThan(badge.right)
    await expect(until.top).toBeLessThan(badge.bottom)
    await expect(code.left > until.right || code.top >= until.bottom).toBe(true)
  },
}
const partTabs = (label: string) => (
  <TabNav
    label={label}
    items={[
      { href: '#overview', label: 'Overview' },
      { href: '#people', label: 'People' },
    ]}
  />
)

/** Overview, inner part and a request have one head: face, distance to the edge, buttons and tabs are the same. */
export const OneHead: Story = {
  args: { actions: <Button>Change status</Button> },
  globals: { viewport: { value: 'w1440' } },
  parameters: { visual: { widths: [1440] } },
  render: ({ children, ...args }) => (
    <div style={{ display: 'grid', gap: '16px' }}>
      <section>
        <RecordBanner {...args} tabs={partTabs('Parts, of the overview')}>
          {children}
        </RecordBanner>
      </section>
      <section>
        <RecordBanner {...args} variant="line" tabs={partTabs('Parts, of an inner part')} />
      </section>
      <section>
        <RecordBanner {...args} />
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 1 })
    const heads = names.map((name) => {
      const header = name.closest('header')
      const line = name.parentElement?.parentElement
      const button = header?.querySelector('button')
      if (!header || !line || !button) throw new Error('The head has lost a part.')
      const edge = header.getBoundingClientRect()
      const { top, right, height } = button.getBoundingClientRect()
      return {
        face: getComputedStyle(name).fontFamily,
        name: line.getBoundingClientRect().top - edge.top,
        button: [top - edge.top, edge.right - right, height].map(Math.round),
      }
    })
    await expect(heads[0]?.name).toBeCloseTo(16, 0)
    await expect(heads[1]).toEqual(heads[0])
    await expect(heads[2]).toEqual(heads[0])
    for (const [at, label] of canvas.getAllByText('Overview').entries()) {
      const name = names[at]?.getBoundingClientRect().left ?? Number.NaN
      await expect(label.getBoundingClientRect().left).toBeCloseTo(name, 0)
    }
  },
}
export const Person: Story = {
  args: { name: 'Abad, Sheila Carpio', picture: <Avatar name="Sheila Abad" size="lg" /> },
}
export const LongName: Story = {
  args: {
    name: 'Community Health and Wellness Foundation of the Province of Oriental Mindoro Diagnostic and Dialysis Center',
  },
}
/** Scrolled past, name and status stay at the upper edge; a screen reader hears them once. */
export const ScrolledPast: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { skip: 'What it shows depends on where the picture is taken.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sampaguita Medical Center, Lipa')).toHaveLength(1)
    window.scrollTo(0, 1000)
    await waitFor(() => expect(canvas.getAllByText('Sampaguita Medical Center, Lipa')).toHaveLength(2))
    await expect(canvas.getAllByRole('heading', { name: 'Sampaguita Medical Center, Lipa' })).toHaveLength(1)
    window.scrollTo(0, 0)
    await waitFor(() => expect(canvas.getAllByText('Sampaguita Medical Center, Lipa')).toHaveLength(1))
  },
}
/** A person scrolled past on a phone: name and badge in one line below the top bar, without the picture. */
export const PersonScrolledPast: Story = {
  args: {
    name: 'Montenegro-Buenaventura, Ma. Concepcion Villanueva',
    picture: <Avatar name="Concepcion Montenegro" size="lg" />,
  },
  decorators: ScrolledPast.decorators ?? [],
  globals: { viewport: { value: 'w390' } },
  parameters: { visual: { skip: 'What it shows depends on where the picture is taken.' } },
  play: async ({ canvas }) => {
    const name = /^Montenegro-Buenaventura/u
    window.scrollTo(0, 1000)
    await waitFor(() => expect(canvas.getAllByText(name)).toHaveLength(2))
    const mini = canvas.getAllByText(name)[1]?.parentElement
    if (!mini) throw new Error('The banner is not repeated at the upper edge.')
    const { height } = mini.getBoundingClientRect()
    await expect(height).toBeLessThanOrEqual(56)
    await expect(mini.querySelector('img, svg image, [data-avatar]')).toBeNull()
    const badge = within(mini).getByText('Accredited')
    await expect(badge.getClientRects()).toHaveLength(1)
    await expect(badge.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      mini.getBoundingClientRect().bottom,
    )
    window.scrollTo(0, 0)
    await waitFor(() => expect(canvas.getAllByText(name)).toHaveLength(1))
  },
}
