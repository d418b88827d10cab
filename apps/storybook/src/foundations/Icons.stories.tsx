import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Icon } from '@capiz/ui/Icon'
import { SearchField } from '@capiz/ui/SearchField'
import { CopyLine } from '../docs/CopyLine.tsx'
import { GuidePage } from '../guide/GuidePage.tsx'
import { iconSet } from './icon-set.ts'

const meta: Meta = { title: 'Foundations/Icons', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

function Gallery(): ReactElement {
  const [query, setQuery] = useState('')
  const term = query.trim().toLowerCase()
  const found = iconSet.filter(({ name, meaning }) => `${name} ${meaning.toLowerCase()}`.includes(term))
  return (
    <>
      <SearchField label="Search icons" value={query} onChange={setQuery} width="medium" />
      <output className="cz-docs-count">
        {found.length} of {iconSet.length} icons
      </output>
      <ul className="cz-icons">
        {found.map(({ name, meaning, drawing }) => (
          <li key={name}>
            <Icon of={drawing} size={20} />
            <span>{meaning}</span>
            <CopyLine text={name} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The closed set, with what each icon means. */
export const Icons: StoryObj = {
  render: () => (
    <GuidePage
      title="Icons"
      lead="One closed set, drawn by Lucide; each has one meaning here. An icon repeats words; alone it stands only in an `IconButton`, which has a name. Import a drawing by its name from `@lucide/icons/icons/<name>`."
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
    await expect(page.getAllByRole('button', { name: /^Copy chevron/ })).toHaveLength(3)
    await expect(page.getByRole('status')).toHaveTextContent(/^3 of/)
    await userEvent.clear(page.getByRole('searchbox', { name: 'Search icons' }))
    await userEvent.type(page.getByRole('searchbox', { name: 'Search icons' }), 'theme')
    await expect(page.getAllByRole('button', { name: /^Copy (moon|sun)/ })).toHaveLength(2)
  },
}
