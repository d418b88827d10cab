import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/index.ts'
import { Switch } from './index.ts'
import type { SwitchProps } from './index.ts'

const marks = { 'data-none': 'At rest', 'data-hovered': 'Hover', 'data-focus-visible': 'Focus' }

function Marked({ mark, name }: { mark: string; name: string }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector('label')?.setAttribute(mark, 'true'), [mark])
  return (
    <div ref={box}>
      <Switch isSelected onChange={() => undefined}>
        {name}
      </Switch>
    </div>
  )
}

function Controlled(props: SwitchProps) {
  const [isSelected, setSelected] = useState(props.isSelected)
  return <Switch {...props} isSelected={isSelected} onChange={setSelected} />
}

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  render: (args) => <Controlled {...args} />,
  args: { children: 'Keyboard shortcuts', isSelected: false, onChange: () => undefined },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { isSelected: true } }
export const WithHint: Story = { args: { hint: 'j and k move to the next and the previous request.' } }
export const Disabled: Story = { args: { isDisabled: true, isSelected: true } }
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(screen.getByRole('switch', { name: 'Keyboard shortcuts' })).toBeChecked()
  },
}
export const Dark: Story = { args: { isSelected: true }, globals: { theme: 'dark' } }
export const States: Story = {
  render: () => (
    <Stack>
      {Object.entries(marks).map(([mark, name]) => (
        <Marked key={mark} mark={mark} name={name} />
      ))}
      <Switch isSelected isReadOnly onChange={() => undefined}>
        Read only
      </Switch>
      <Switch isSelected={false} isDisabled onChange={() => undefined}>
        Disabled
      </Switch>
      <Switch isSelected onChange={() => undefined} hint="j_and_k_move_to_the_next_and_the_previous_request.">
        Mga_pindutan_sa_tipaan_para_sa_susunod_na_kahilingan
      </Switch>
    </Stack>
  ),
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
}
