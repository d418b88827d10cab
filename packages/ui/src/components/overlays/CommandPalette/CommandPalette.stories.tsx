import type { Meta, StoryObj } from '@storybook/react-vite'
import Building from '@lucide/icons/icons/building-complex'
import Plus from '@lucide/icons/icons/plus'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { CommandPalette, useCommandKey } from './index.ts'
import type { CommandGroup, CommandPaletteProps } from './index.ts'

function Controlled(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  useCommandKey(() => setOpen(true))
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const onAdd = fn()
const groups: CommandGroup[] = [
  {
    id: 'pages',
    title: 'Pages',
    commands: [
      { id: 'today', label: 'Today', href: '#today' },
      { id: 'facilities', label: 'Facilities', href: '#facilities', keywords: 'hospitals clinics' },
      { id: 'requests', label: 'Requests', hint: '14 wait for approval', href: '#requests' },
      { id: 'fees', label: 'Standard fees', href: '#fees', keywords: 'prices rates' },
    ],
  },
  {
    id: 'actions',
    title: 'Do',
    commands: [
      { id: 'add', label: 'Add facility', icon: Plus, onAction: onAdd },
      { id: 'export', label: 'Export the list', onAction: fn() },
    ],
  },
]

const records = ['Sampaguita Medical Center', 'Sampaguita Dental Arts'].map((label, at) => ({
  id: `HF-00014${at}`,
  label,
  hint: `HF-00014${at}, Lipa`,
  icon: Building,
  href: `#HF-00014${at}`,
}))
const search: NonNullable<CommandPaletteProps['search']> = (term) =>
  Promise.resolve([
    {
      id: 'records',
      title: 'Facilities',
      commands: records.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase())),
    },
  ])

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  render: (args) => <Controlled {...args} />,
  args: { isOpen: true, onOpenChange: fn(), groups, search },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('searchbox', { name: 'Search' })

export const Open: Story = { parameters: { visual: { widths: [1024, 390] } } }
export const OpenDark: Story = { globals: { theme: 'dark' } }
export const ForcedColors: Story = {
  parameters: { visual: { skip: 'In forced colours the caret blinks even where it is hidden.' } },
}
/** Opened, narrowed, walked, chosen and closed without the pointer; the focus returns to where it was. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async () => {
    onAdd.mockClear()
    const opener = screen.getByRole('button', { name: 'Search' })
    opener.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const input = await field()
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('add')
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(onAdd).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
/** Records come from the server, under the pages that match too. */
export const Records: Story = {
  parameters: { visual: { skip: 'the runner holds timers still, and with them the search' } },
  play: async () => {
    await userEvent.type(await field(), 'sampag')
    await expect(
      await screen.findByRole('menuitem', { name: /^Sampaguita Medical Center/u }, { timeout: 3000 }),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByText('2 results')).toBeInTheDocument())
    await userEvent.keyboard('{ArrowDown}')
    await expect(await field()).toHaveAttribute('aria-activedescendant')
  },
}
export const RecordsDark: Story = { ...Records, globals: { theme: 'dark' } }
export const Searching: Story = {
  args: { search: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.type(await field(), 'zzz')
    // the window may still be fading in, or draw its list again, when the words first stand there
    await waitFor(() => expect(screen.getByText('Searching…')).toBeVisible())
  },
}
export const NothingMatches: Story = {
  play: async () => {
    await userEvent.type(await field(), 'zzz')
    await expect(await screen.findByText('Nothing matches “zzz”.', {}, { timeout: 3000 })).toBeVisible()
  },
}
export const Failing: Story = {
  args: { search: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await userEvent.type(await field(), 'facil')
    await expect(
      (
        await screen.findAllByText(
          'The records could not be searched. Type again to retry.',
          {},
          { timeout: 3000 },
        )
      )[0],
    ).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'Facilities' })).toBeVisible()
  },
}
export const EscapeCloses: Story = {
  play: async () => {
    await field()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const LongAndMany: Story = {
  args: {
    groups: [
      {
        id: 'many',
        title: 'Pages',
        commands: Array.from({ length: 60 }, (_, at) => ({
          id: `page-${at}`,
          label:
            at === 0
              ? 'Pangkalahatang-ospital-ng-San-Sebastian-at-Karatig-bayan-Medical-Center'
              : `Page ${at}`,
          hint:
            at === 1
              ? 'A hint that is long enough to take a second line on a phone, and perhaps a third'
              : undefined,
        })),
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}
