import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect } from 'storybook/test'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Switch } from '@capiz/ui/Switch'
import { TextField } from '@capiz/ui/TextField'
import { GuidePage, Part } from '../guide/GuidePage.tsx'

const meta: Meta = { title: 'Foundations/Brands', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

function Sample(): ReactElement {
  const [name, setName] = useState('Agila General Hospital')
  const [isOpen, setOpen] = useState(true)
  return (
    <Card title="Facility">
      <Stack>
        <TextField label="Name" value={name} onChange={setName} />
        <Switch isSelected={isOpen} onChange={setOpen}>
          Open on Sundays
        </Switch>
        <Inline>
          <StatusBadge tone="positive" label="Accredited" />
          <StatusBadge tone="attention" label="Ends in 20 days" />
        </Inline>
        <Inline>
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
        </Inline>
      </Stack>
    </Card>
  )
}

/** What a brand changes, on the page that wears it; the toolbar changes it on every other page as well. */
export const Brands: StoryObj = {
  globals: { brand: 'harbour' },
  render: () => (
    <GuidePage
      title="Brands"
      lead="Every token is a custom property. A brand is a file of design tokens with what it changes; the rest stays ours."
    >
      <Part title="The same parts in a second brand">
        <Sample />
      </Part>
      <Part title="Make one">
        <ol>
          <li>
            Copy <code>harbour.tokens.json</code> of the package, a whole brand, and give its tokens your
            values. A dark colour that is left out follows from the light one.
          </li>
          <li>
            Read them with <code>readTokens</code>, write the style sheet with <code>brandStyle</code>, both
            of <code>@capiz/ui/brand</code>.
          </li>
          <li>
            Mark the page with <code>data-brand</code>. Theme, density and the reader’s settings go on
            working.
          </li>
        </ol>
      </Part>
      <Part title="Rules">
        <ul>
          <li>Text keeps a contrast of 4.5 on its ground, marks and edges of controls 3, in both themes.</li>
          <li>Tones of a status keep their meaning: a brand may shift a green, not make it red.</li>
          <li>Fingers keep targets of 44 px and readers without motion get none, whatever a brand says.</li>
          <li>Layers, media queries and capitals are rules of the language, not of a brand.</li>
        </ul>
      </Part>
    </GuidePage>
  ),
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button', { name: 'Save' }))
    await expect(style.borderTopLeftRadius).toBe('18px')
  },
}
