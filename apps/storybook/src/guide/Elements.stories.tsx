import type { Meta, StoryObj } from '@storybook/react-vite'
import { Component } from 'react'
import type { FunctionComponent, ReactElement, ReactNode } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Menu } from '@capiz/ui/Menu'
import { Button } from '@capiz/ui/Button'
import { Tooltip } from '@capiz/ui/Tooltip'
import { listComponents, withoutElement } from './elements.fixture.tsx'

/** The element each component gave its ref, by name of the component. */
const given = new Map<string, Element>()

/** The properties every component takes and puts on its element. */
const probe = (name: string) => ({
  id: `id-${name}`,
  'data-probe': name,
  'aria-describedby': `why-${name}`,
  ref: (element: Element | null) => {
    if (element) given.set(name, element)
  },
})

/** Returns the properties of one component that did not arrive on an element. */
function lostBy(name: string): string[] {
  const found = {
    id: document.getElementById(`id-${name}`),
    'data-*': document.querySelector(`[data-probe="${name}"]`),
    'aria-*': document.querySelector(`[aria-describedby~="why-${name}"]`),
    ref: given.get(name) instanceof Element,
  }
  return Object.entries(found).flatMap(([property, element]) => (element ? [] : [`${name}: ${property}`]))
}

/** Keeps a component that throws from taking the others with it; its properties are then lost, and said to be. */
class Apart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

function Probed({
  component: Probe,
  name,
  args,
}: {
  component: FunctionComponent
  name: string
  args: object
}) {
  return (
    <Apart>
      <Probe {...args} {...probe(name)} />
    </Apart>
  )
}

const components = listComponents()

const meta: Meta = {
  title: 'Elements',
  tags: ['!autodocs', '!dev'],
  // Everything at once is no screen: each component is looked at in its own stories.
  parameters: { a11y: { test: 'off' }, visual: { skip: 'It is for the test of what components pass on.' } },
}
export default meta

/** Every component passes `id`, `ref`, `aria-*` and `data-*` on to its element. */
export const PassedOn: StoryObj = {
  render: () => (
    <>
      {components.map((each) => (
        <Probed key={each.name} {...each} />
      ))}
    </>
  ),
  play: async () => {
    await expect(components.length).toBeGreaterThan(100)
    await waitFor(() => expect(components.flatMap(({ name }) => lostBy(name))).toEqual([]))
    const stray = Object.keys(withoutElement).filter((name) => components.some((each) => each.name === name))
    await expect(stray).toEqual([])
  },
}

/** What is opened by a person passes them on while it is open. */
export const PassedOnWhileOpen: StoryObj = {
  render: (): ReactElement => (
    <>
      <Menu
        {...probe('Menu')}
        label="Choices"
        trigger={<Button>Open</Button>}
        groups={[{ id: 'all', entries: [{ id: 'one', label: 'One' }] }]}
      />
      <Tooltip {...probe('Tooltip')} label="Why" delay={0}>
        <Button>Explained</Button>
      </Tooltip>
    </>
  ),
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(lostBy('Tooltip')).toEqual([]))
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(lostBy('Menu')).toEqual([]))
  },
}
