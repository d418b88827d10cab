import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactElement } from 'react'
import { useDeferredValue, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SearchField } from '@capiz/ui/SearchField'
import { designTokens, listTokens } from '../../../../packages/ui/src/tokens/dtcg.ts'
import type { FoundToken } from '../../../../packages/ui/src/tokens/dtcg.ts'
import { CopyLine } from '../docs/CopyLine.tsx'
import { GuidePage, Table } from '../guide/GuidePage.tsx'

const meta: Meta = {
  title: 'Foundations/Find a token',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

const tokens = listTokens(designTokens())
/** Rows shown until the search is narrower: more are not read, and every row has a button. */
const MOST = 60

const nameOf = ({ path, token }: FoundToken) => token.$extensions?.capiz.css ?? path.join('.')

function matches(found: FoundToken, words: readonly string[]): boolean {
  const text = `${found.path.join(' ')} ${nameOf(found)} ${found.token.$type} ${found.token.$extensions?.capiz.text ?? ''}`
  const hex = (found.token.$value as { hex?: string }).hex ?? ''
  return words.every((word) => `${text} ${hex}`.toLowerCase().includes(word))
}

function Preview({ token }: FoundToken): ReactElement | null {
  const text = token.$extensions?.capiz.text ?? ''
  const looks: Record<string, CSSProperties> = {
    color: { background: text, blockSize: 24, inlineSize: 48 },
    shadow: { boxShadow: text, background: 'var(--cz-color-surface)', blockSize: 24, inlineSize: 48 },
  }
  const style = looks[token.$type]
  return style === undefined ? null : <span className="cz-swatch-field" style={style} />
}

function Finder(): ReactElement {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed).toLowerCase().split(/\s+/u).filter(Boolean)
  const found = tokens.filter((token) => matches(token, words))
  return (
    <>
      <SearchField
        label="Search tokens"
        hint="By name, kind or value: “focus”, “dark text”, “16px”, “#025f6d”"
        value={typed}
        onChange={setTyped}
      />
      <output className="cz-docs-count">
        {found.length} of {tokens.length} tokens{found.length > MOST ? `, the first ${MOST} shown` : ''}
      </output>
      <Table
        caption="Tokens"
        head={['Name', 'Where', 'Kind', 'Value', 'Drawn']}
        rows={found.slice(0, MOST).map((token) => ({
          key: token.path.join('.'),
          cells: [
            <CopyLine key="name" text={nameOf(token)} />,
            token.path.slice(0, -1).join(', '),
            token.token.$type,
            <code key="value">{token.token.$extensions?.capiz.text}</code>,
            <Preview key="drawn" {...token} />,
          ],
        }))}
      />
    </>
  )
}

/** Finds any token by name, kind or value. */
export const FindAToken: StoryObj = {
  name: 'Find a token',
  parameters: { visual: { skip: 'a list made from what is pictured elsewhere' } },
  render: () => (
    <GuidePage
      title="Find a token"
      lead="Every value of the design language. Design tools read the same list from `packages/ui/tokens.json`, in the format of the Design Tokens Community Group (2025.10)."
    >
      <Finder />
    </GuidePage>
  ),
}

export const Searched: StoryObj = {
  ...FindAToken,
  name: 'Searched',
  tags: ['!dev'],
  parameters: { visual: { skip: 'the same page with fewer rows' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByRole('searchbox', { name: 'Search tokens' }), 'dark focus')
    await expect(await page.findByText(/^2 of/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy --cz-color-focus' })).toBeVisible()
  },
}
