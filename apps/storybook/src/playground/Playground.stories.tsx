import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from '@capiz/ui/Notice'
import { expect, waitFor } from 'storybook/test'
import { examplesOf } from '../docs/examples/catalogue.ts'
import { GuidePage } from '../guide/GuidePage.tsx'
import { DrawnCode } from './DrawnCode.tsx'
import { Editor } from './Editor.tsx'
import { receive, send } from './messages.ts'
import type { Message } from './messages.ts'

const meta = {
  title: 'Playground',
  tags: ['!autodocs'],
  args: { example: 'Button-RankedActions' },
  parameters: { visual: { skip: 'each example has a picture of its own' } },
} satisfies Meta<{ example: string }>
export default meta
type Story = StoryObj<{ example: string }>

const draw = (label: string) =>
  `import { Button } from '@capiz/ui/Button'\n\nexport function Example() {\n  return <Button>${label}</Button>\n}\n`

/** The code of an example, to change: its address names it, as `args=example:Menu-NamedTrigger`. */
export const Playground: Story = {
  // The frame of the code is a page of the built Storybook; tests/visual/playground.ts tries both together.
  tags: ['!test'],
  parameters: { layout: 'fullscreen' },
  render: ({ example: given }, { globals }) => {
    const [component = '', name = ''] = given.split('-')
    const example = examplesOf(component).find((each) => each.name === name)
    return (
      <GuidePage
        title="Playground"
        lead="Change the code of an example and see it drawn. Nothing is saved."
        variant="screen"
      >
        {example === undefined ? (
          <Notice tone="attention" title="There is no such example">
            Open the page of a component and choose “Edit” at one of its examples.
          </Notice>
        ) : (
          <Editor key={example.id} component={component} example={example} theme={String(globals['theme'])} />
        )}
      </GuidePage>
    )
  },
}

/** Draws code that is sent to it, and answers with its problem; what was drawn last stays. */
export const Drawing: Story = {
  tags: ['!dev'],
  render: () => <DrawnCode />,
}

/** A story of its own: the playground shows the one above, in which nobody else may send code. */
export const DrawnInTurn: Story = {
  ...Drawing,
  name: 'Drawn in turn',
  play: async ({ canvas }) => {
    const received: Message[] = []
    const stop = receive((message) => received.push(message), window.parent)
    const button = (name: string) => canvas.findByRole('button', { name })
    send(window, { playground: 'code', code: draw('Save') })
    await expect(await button('Save')).toBeVisible()
    send(window, { playground: 'code', code: draw('Send') })
    await expect(await button('Send')).toBeVisible()
    const problem = async (code: string) => {
      received.length = 0
      send(window, { playground: 'code', code })
      await waitFor(() => expect(received).toHaveLength(1))
      await expect(await button('Send')).toBeVisible()
      const [answer] = received
      return answer?.playground === 'drawn' ? answer.problem : undefined
    }
    await expect(await problem(draw('Broken').replace('</Button>', ''))).toMatchObject({ line: 5 })
    await expect(await problem(draw('{nowhere}'))).toMatchObject({
      message: 'nowhere is not defined',
      line: 4,
    })
    await expect(await problem(draw('Foreign').replace('@capiz/ui/Button', 'left-pad'))).toMatchObject({
      message: expect.stringMatching(/^“left-pad” cannot be imported here/u) as string,
    })
    stop()
  },
  // The component that fails is written to the console as well.
  parameters: { errors: 'expected' },
}
