import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Code } from '../../primitives/Code/index.ts'
import { PageHeader } from './index.ts'

const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: {
    title: 'Facilities',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary">Add facility</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Described: Story = {
  args: { title: 'Rate sheets', description: 'Prices by service type, in force from a day on.' },
}
/** No word is alone on the last line, at whatever width the description wraps. */
export const NoLoneWord: Story = {
  parameters: { visual: { skip: 'Described shows the look.' } },
  args: {
    title: 'Expiring documents',
    description:
      'Documents and contracts of accredited providers: lapsed, missing, or ending within some weeks.',
    actions: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/^Documents and contracts/u)
    const range = document.createRange()
    range.selectNodeContents(text)
    const lastWord = document.createRange()
    const node = text.firstChild
    if (node === null) throw new Error('The description has no text.')
    lastWord.setStart(node, node.textContent?.lastIndexOf(' ') ?? 0)
    lastWord.setEnd(node, node.textContent?.length ?? 0)
    for (let width = 280; width <= 640; width += 20) {
      canvasElement.style.inlineSize = `${width}px`
      const lineOf = (part: Range) => part.getClientRects()[part.getClientRects().length - 1]
      const [all, word] = [lineOf(range), lineOf(lastWord)]
      if (all === undefined || word === undefined) throw new Error('The description is not drawn.')
      await expect(all.width, `${width} px`).toBeGreaterThan(word.width + 8)
    }
  },
}
export const Facts: Story = {
  args: {
    title: 'Sampaguita Medical Center',
    meta: [<Code key="code">HF-000142</Code>, 'Tertiary hospital, level 3', 'Lipa City, Batangas'],
  },
}
export const LongNarrow: Story = {
  args: {
    ...Facts.args,
    title: 'Our Lady of the Long and Winding Road Provincial Hospital and Medical Center',
  },
  globals: { viewport: { value: 'w320' } },
}
