import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SearchField } from '@capiz/ui/SearchField'
import { Tag } from '@capiz/ui/Tag'
import { ComponentLink } from '../docs/ComponentLink.tsx'
import { GuidePage } from './GuidePage.tsx'
import { absent } from './absent.ts'
import { findDocs } from '../docs/catalogue.ts'
import { searchAbsent, searchComponents } from './search.ts'

const meta: Meta = { title: 'Find a component', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

function Finder(): ReactElement {
  const [typed, setTyped] = useState('')
  const found = searchComponents(typed)
  const missing = searchAbsent(typed)
  return (
    <>
      <SearchField
        label="What is it for?"
        hint="A purpose, a task, or the name another library gives it"
        value={typed}
        onChange={setTyped}
      />
      <output className="cz-docs-count">
        {found.length === 1 ? '1 component' : `${found.length} components`}
      </output>
      {missing.map(({ name, reason, instead }) => (
        <p key={name}>
          <b>There is no {name.toLowerCase()}.</b> {reason} Take{' '}
          {instead.map((each, at) => (
            <span key={each}>
              {at > 0 && ' or '}
              <ComponentLink name={each} />
            </span>
          ))}
          .
        </p>
      ))}
      <ul className="cz-found">
        {found.map(({ name, parts = [], status, summary }) => (
          <li key={name}>
            <p>
              <ComponentLink name={name} /> {status !== 'stable' && <Tag label={status} />}
            </p>
            <p>{summary}</p>
            {parts.length > 0 && <p className="cz-docs-origin">With {parts.join(', ')}</p>}
          </li>
        ))}
      </ul>
      {found.length + missing.length === 0 && <p>Nothing by these words. Try the task: “choose a date”.</p>}
    </>
  )
}

/** The catalogue, searched by what a component is for. */
export const FindAComponent: StoryObj = {
  name: 'Find a component',
  parameters: { visual: { skip: 'a list made from what is pictured elsewhere' } },
  render: () => (
    <GuidePage
      title="Find a component"
      lead="Search by purpose: the words people use, not only the names we gave."
    >
      <Finder />
    </GuidePage>
  ),
}

export const Searched: StoryObj = {
  ...FindAComponent,
  name: 'Searched',
  tags: ['!dev'],
  parameters: { visual: { skip: 'the same page with fewer lines' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox', { name: 'What is it for?' }), 'destructive')
    await expect(page.getByText('Button')).toBeVisible()
    await expect(page.getByRole('status')).not.toHaveTextContent(/^0/)
  },
}

export const NothingFound: StoryObj = {
  ...FindAComponent,
  name: 'Nothing found',
  tags: ['!dev'],
  parameters: { visual: { skip: 'the same page with one line' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox'), 'zeppelin')
    await expect(page.getByText(/Nothing by these words/)).toBeVisible()
  },
}

/** Words are matched loosely: the closest component comes first, whatever the words of other libraries are. */
export const LooseWords: StoryObj = {
  ...FindAComponent,
  name: 'Loose words',
  tags: ['!dev'],
  parameters: { visual: { skip: 'the same page with fewer lines' } },
  play: async () => {
    const first = (typed: string) => searchComponents(typed)[0]?.name
    await expect(first('money input')).toBe('MoneyField')
    await expect(first('dates')).toMatch(/^Date/)
    await expect(first('confirming a destructive action')).toBe('ConfirmDialog')
    await expect(first('upload zeppelin')).toBe('DocumentUploader')
    await expect(searchComponents('zeppelin')).toEqual([])
  },
}

/** A search for a thing we do not have says why, and leads to what does its work. */
export const Absent: StoryObj = {
  ...FindAComponent,
  name: 'Absent',
  tags: ['!dev'],
  parameters: { visual: { skip: 'the same page with one line' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const field = page.getByRole('searchbox')
    for (const word of ['tree', 'drag', 'carousel', 'kanban']) {
      await userEvent.clear(field)
      await userEvent.type(field, word)
      await expect(page.getByText(/^There is no/)).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'FilterBar' })).toBeVisible()
    const lost = absent.flatMap(({ instead }) => instead).filter((name) => findDocs(name) === undefined)
    await expect(lost).toEqual([])
    const built = absent.filter(({ words }) => words.some((word) => findDocs(word) !== undefined))
    await expect(built).toEqual([])
  },
}
