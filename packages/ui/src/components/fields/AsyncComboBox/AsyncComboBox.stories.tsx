import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { FieldStates } from '../Field/field-states.fixture.tsx'
import { AsyncComboBox } from './index.ts'
import type { AsyncComboBoxProps, Option } from './index.ts'

const facilities: Option[] = [
  { id: 'HF-000142', label: 'Sampaguita Medical Center', hint: 'HF-000142, Lipa' },
  { id: 'HF-000143', label: 'Sampaguita Dental Arts', hint: 'HF-000143, Nasugbu' },
  { id: 'HF-000180', label: 'Liwanag Medical Center', hint: 'HF-000180, Lipa' },
]
const search: AsyncComboBoxProps['load'] = (term) =>
  Promise.resolve(facilities.filter((option) => option.label.toLowerCase().includes(term.toLowerCase())))

function Controlled(props: AsyncComboBoxProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: Option | null) => {
    setValue(next)
    props.onChange(next)
  }
  return <AsyncComboBox {...props} value={value} onChange={change} />
}

const meta = {
  title: 'Fields/AsyncComboBox',
  component: AsyncComboBox,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Facility', value: null, load: search, onChange: fn(), width: 'long' },
} satisfies Meta<typeof AsyncComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every state in one picture: hover, focus, wrong, disabled, read only, densities, endless words. */
export const States: Story = {
  args: { value: facilities[0] },
  render: (args) => <FieldStates>{(state) => <Controlled {...args} {...state} />}</FieldStates>,
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
export const Chosen: Story = { args: { value: facilities[0] } }
export const Keyboard: Story = {
  play: async ({ args }) => {
    const input = screen.getByRole('combobox', { name: 'Facility' })
    await userEvent.type(input, 's')
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /^Sampaguita Dental Arts/u })).toBeVisible(),
    )
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('2 options available'),
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(facilities[1])
    await expect(input).toHaveValue('Sampaguita Dental Arts')
    await userEvent.tab()
    await expect(input).toHaveValue('Sampaguita Dental Arts')
  },
}
export const NothingMatches: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'zzzz')
    await expect(
      await screen.findByText('Nothing matches.', { selector: '[role="listbox"] *' }),
    ).toBeVisible()
  },
}
export const Failing: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'sampaguita')
    await expect(
      await screen.findByText('The search failed. Type again to retry.', { selector: '[role="listbox"] *' }),
    ).toBeVisible()
  },
}
/** A1: a search that needs three characters says so and asks for nothing before. */
export const NeedsThree: Story = {
  args: { minLength: 3, load: fn(search) },
  play: async ({ args }) => {
    const input = screen.getByRole('combobox')
    await userEvent.type(input, 'sa')
    await expect(screen.getByRole('status')).toHaveTextContent('Type at least 3 characters.')
    await userEvent.type(input, 'm')
    await screen.findByRole('option', { name: /^Sampaguita Dental Arts/u })
    await expect(args.load).toHaveBeenCalledTimes(1)
  },
}
/** A11: where nobody is found, the field leads on until the next search. */
export const LeadsOn: Story = {
  args: { whenNothing: <Link href="#register">Invite them to register</Link> },
  play: async () => {
    const input = screen.getByRole('combobox')
    await userEvent.type(input, 'zzzz')
    await expect(await screen.findByRole('link', { name: 'Invite them to register' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.tab()
    await userEvent.type(input, 'sam')
    await screen.findByRole('option', { name: /^Sampaguita Medical Center/u })
    await expect(screen.queryByText('Invite them to register')).toBeNull()
  },
}
const counted = fn(search)
/** A2: quick typing is one search. */
export const SearchesOncePerPause: Story = {
  args: { load: counted },
  play: async () => {
    counted.mockClear()
    await userEvent.type(screen.getByRole('combobox'), 'sampag')
    await screen.findByRole('option', { name: /^Sampaguita Medical Center/u })
    await expect(counted.mock.calls.map(([term]) => term)).toEqual(['sampag'])
  },
}
const asked: { term: string; signal: AbortSignal; answer: (options: Option[]) => void }[] = []
/** A2, A3: the first search is broken off, and its answer is not shown although it comes last. */
export const LateAnswerIsDropped: Story = {
  args: {
    load: (term, signal) => new Promise((answer) => void asked.push({ term, signal, answer })),
  },
  play: async () => {
    asked.length = 0
    const input = screen.getByRole('combobox')
    await userEvent.type(input, 'sam')
    await waitFor(() => expect(asked).toHaveLength(1))
    await userEvent.type(input, 'p')
    await waitFor(() => expect(asked).toHaveLength(2))
    await expect(asked[0]?.signal.aborted).toBe(true)
    asked[1]?.answer([{ id: 'new', label: 'Newer answer' }])
    asked[0]?.answer([{ id: 'old', label: 'Older answer' }])
    await expect(await screen.findByRole('option', { name: 'Newer answer' })).toBeVisible()
    await expect(screen.queryByRole('option', { name: 'Older answer' })).toBeNull()
  },
}
/** A7: text that matches no choice does not stay behind. */
export const LeavingTakesTextBack: Story = {
  args: { value: facilities[0] },
  play: async ({ args }) => {
    const input = screen.getByRole('combobox')
    await userEvent.type(input, ' of Lipa')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveValue('Sampaguita Medical Center'))
    await expect(args.onChange).not.toHaveBeenCalledWith(null)
  },
}
/** A8 */
export const Clearing: Story = {
  args: { value: facilities[0] },
  play: async ({ args }) => {
    const input = screen.getByRole('combobox')
    await userEvent.clear(input)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
    await userEvent.tab()
    await expect(input).toHaveValue('')
  },
}
function SetFromOutside(props: AsyncComboBoxProps) {
  const [value, setValue] = useState<Option | null>(null)
  return (
    <Stack>
      <AsyncComboBox {...props} value={value} onChange={setValue} />
      <Button onPress={() => setValue(facilities[2] ?? null)}>Same facility as last year</Button>
    </Stack>
  )
}
/** A9 */
export const ChangedFromOutside: Story = {
  render: (args) => <SetFromOutside {...args} />,
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'sam')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Same facility as last year' }))
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Liwanag Medical Center'))
  },
}
/** A10 */
export const EscapeCloses: Story = {
  play: async () => {
    const input = screen.getByRole('combobox')
    await userEvent.type(input, 'sampag')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveFocus()
  },
}
export const ManyResultsNarrow: Story = {
  args: {
    load: () =>
      Promise.resolve(
        Array.from({ length: 40 }, (_, at) => ({
          id: `HF-${at}`,
          label:
            at === 0
              ? 'Pangkalahatang-ospital-ng-San-Sebastian-at-Karatig-bayan Medical Center'
              : `Clinic ${at}`,
          hint: `HF-000${200 + at}, Lipa`,
        })),
      ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'ospital')
    await screen.findByRole('listbox')
  },
}
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Choose a facility.', hint: 'Name, city or code.' },
}
/** A4: while the server has not answered, the list and screen readers say so. */
export const Searching: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'sampag')
    const words = await screen.findByText('Searching…', { selector: '[role="listbox"] *' })
    await waitFor(() => expect(words).toBeVisible())
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…')
  },
}
function NamedLater(props: AsyncComboBoxProps) {
  const [value, setValue] = useState<Option | null>({ id: 'HF-000142', label: 'HF-000142' })
  return (
    <Stack>
      <AsyncComboBox {...props} value={value} onChange={setValue} />
      <Button onPress={() => setValue(facilities[0] ?? null)}>The name arrives</Button>
    </Stack>
  )
}
/** A choice known by its code at first keeps its place when its name arrives. */
export const NameArrivesLater: Story = {
  args: { load: fn(search) },
  render: (args) => <NamedLater {...args} />,
  play: async ({ args }) => {
    const input = screen.getByRole('combobox')
    await expect(input).toHaveValue('HF-000142')
    await userEvent.click(screen.getByRole('button', { name: 'The name arrives' }))
    await waitFor(() => expect(input).toHaveValue('Sampaguita Medical Center'))
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).toHaveValue('Sampaguita Medical Center')
    await expect(args.load).not.toHaveBeenCalled()
  },
}
