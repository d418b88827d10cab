import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SearchField } from '@capiz/ui/SearchField'
import { Tag } from '@capiz/ui/Tag'
import { searchDocs } from '../../../../packages/ui/src/docs/search.ts'
import { catalogue } from '../docs/catalogue.ts'
import { ComponentLink } from '../docs/ComponentLink.tsx'
import { LinkedSentence } from '../docs/LinkedSentence.tsx'
import { GuidePage } from './GuidePage.tsx'

/** Key of the last search, kept for a reader who comes back from the page of a component. */
const TYPED = 'find-a-component'

const meta: Meta = {
  title: 'Find a component',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Only a test shows one story after the other in one session.
  beforeEach: () => {
    if ('__vitest_worker__' in globalThis) sessionStorage.removeItem(TYPED)
  },
}
export default meta

/** Who comes here types at once. The same function for each drawing is called for the first one only. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus()

function Finder(): ReactElement {
  const [typed, setTyped] = useState(() => sessionStorage.getItem(TYPED) ?? '')
  const search = (text: string) => {
    sessionStorage.setItem(TYPED, text)
    setTyped(text)
  }
  const { components: found, hasAll, missing } = searchDocs(catalogue, typed)
  return (
    <>
      <SearchField
        label="What is it for?"
        ref={focusOnce}
        hint="A purpose, a task, or the name another library gives it"
        value={typed}
        onChange={search}
      />
      <output className="cz-docs-count">
        {found.length === 1 ? '1 component' : `${found.length} components`}
        {!hasAll && found.length > 0 && ', none with all of these words'}
      </output>
      {missing.map(({ name, reason, instead }) => (
        <p key={name} className="cz-not-included">
          <b>We have no {name.toLowerCase()}.</b> {reason} <LinkedSentence>{instead}</LinkedSentence>
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
      {found.length === 0 && missing.length === 0 && (
        <p>Nothing by these words. Try the task (“choose a date”) or one word less.</p>
      )}
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

export const Remembered: StoryObj = {
  ...FindAComponent,
  name: 'Remembered',
  tags: ['!dev'],
  parameters: { visual: { skip: 'the same page with fewer lines' } },
  beforeEach: () => {
    sessionStorage.setItem(TYPED, 'snackbar')
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const box = page.getByRole('searchbox', { name: 'What is it for?' })
    await expect(box).toHaveValue('snackbar')
    await expect(page.getByText('Toaster')).toBeVisible()
    await userEvent.clear(box)
    await userEvent.type(box, 'date of birth')
    await expect(sessionStorage.getItem(TYPED)).toBe('date of birth')
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

export const NotIncluded: StoryObj = {
  ...FindAComponent,
  name: 'Not included',
  tags: ['!dev'],
  parameters: { visual: { skip: 'the same page with one sentence' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox'), 'tree view')
    await expect(page.getByText('We have no tree.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'SideList' })).toBeVisible()
  },
}
