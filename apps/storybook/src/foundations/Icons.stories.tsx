import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Icon, iconNames } from '@capiz/ui/Icon'
import { SearchField } from '@capiz/ui/SearchField'
import { CopyLine } from '../docs/CopyLine.tsx'
import { GuidePage } from '../guide/GuidePage.tsx'

const meta: Meta = { title: 'Foundations/Icons', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

function Gallery(): ReactElement {
  const [words, setWords] = useState('')
  const found = iconNames.filter((name) => name.toLowerCase().includes(words.trim().toLowerCase()))
  return (
    <>
      <SearchField label="Search icons" value={words} onChange={setWords} width="medium" />
      <output className="cz-docs-count">
        {found.length} of {iconNames.length} icons
      </output>
      <ul className="cz-icons">
        {found.map((name) => (
          <li key={name}>
            <Icon name={name} size={20} />
            <CopyLine text={name} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The closed set, by meaning. */
export const Icons: StoryObj = {
  render: () => (
    <GuidePage
      title="Icons"
      lead="One closed set, drawn by Lucide and named by what it means here. An icon repeats words; alone it stands only in an `IconButton`, which has a name."
    >
      <Gallery />
    </GuidePage>
  ),
}

export const Searched: StoryObj = {
  ...Icons,
  tags: ['!dev'],
  parameters: { visual: { skip: 'the same page with fewer icons' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox', { name: 'Search icons' }), 'chevron')
    await expect(page.getAllByRole('button', { name: /^Copy chevron/ })).toHaveLength(4)
    await expect(page.getByRole('status')).toHaveTextContent(/^4 of/)
  },
}
