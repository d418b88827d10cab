import { Canvas, DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement, ReactNode } from 'react'
import { use } from 'react'
import { formatDay } from '@capiz/domain/time'
import { Tag } from '@capiz/ui/Tag'
import type { ComponentDocs } from '../../../../packages/ui/src/docs/index.ts'
import { findDocs } from './catalogue.ts'
import { ComponentLink } from './ComponentLink.tsx'
import { CopyLine } from './CopyLine.tsx'
import { Guidance } from './Guidance.tsx'
import { placeOf } from './place.ts'
import { PropTable } from './PropTable.tsx'
import { StoryList } from './StoryList.tsx'
import { Weight } from './Weight.tsx'
import { Words, WordList } from './Words.tsx'
import './docs.css'

function Head({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <header>
      <h1>{docs.name}</h1>
      <p className="cz-docs-lead">
        <Words>{docs.summary}</Words>
      </p>
      <p className="cz-docs-facts">
        <Tag label={docs.status} />
        <CopyLine
          text={`import { ${[docs.name, ...(docs.parts ?? [])].join(', ')} } from '@capiz/ui/${docs.name}'`}
        />
      </p>
      {docs.deprecation !== undefined && (
        <p className="cz-docs-deprecated">
          Use <ComponentLink name={docs.deprecation.instead} /> instead. This one may be removed from{' '}
          {formatDay(docs.deprecation.removedFrom)} on.
        </p>
      )}
    </header>
  )
}

function Keyboard({ docs: { keyboard } }: { docs: ComponentDocs }): ReactElement {
  if (keyboard === 'not focusable') return <p>It takes no focus; Tab passes it.</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(({ keys, does }) => (
          <tr key={keys + does}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>
              <Words>{does}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Avoid({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <ul>
      {docs.avoid.map(({ when, instead }) => (
        <li key={when}>
          <Words>{when}</Words>
          {instead !== undefined && (
            <>
              {' '}
              Take <ComponentLink name={instead} />.
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Anatomy({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <ol className="cz-docs-anatomy">
      {docs.anatomy.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b>
          <Words>{text}</Words>
        </li>
      ))}
    </ol>
  )
}

function Changes({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <dl>
      {docs.changelog.map(({ date, text }) => (
        <div key={date + text}>
          <dt>{formatDay(date)}</dt>
          <dd>
            <Words>{text}</Words>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The first story, to look at and to copy. */
function First(): ReactElement | null {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const [first] = use(DocsContext).componentStories()
  const story = first === undefined ? undefined : csfFile.stories[first.id]?.moduleExport
  return story === undefined ? null : <Canvas of={story} story={placeOf(preparedMeta.title)} />
}

/** The sections of every page, in this order. */
const sections: readonly (readonly [title: string, content: (docs: ComponentDocs) => ReactNode])[] = [
  ['When to use it', (docs) => <WordList of={docs.use} />],
  ['When to take something else', (docs) => <Avoid docs={docs} />],
  ['Anatomy', (docs) => <Anatomy docs={docs} />],
  [
    'Properties',
    (docs) => [docs.name, ...(docs.parts ?? [])].map((name) => <PropTable key={name} component={name} />),
  ],
  ['Keyboard', (docs) => <Keyboard docs={docs} />],
  ['Accessibility', (docs) => <WordList of={docs.accessibility} />],
  ['Words', (docs) => <WordList of={docs.content} />],
  ['Do and don’t', (docs) => <Guidance does={docs.do} donts={docs.dont} />],
  ['Every state', () => <StoryList />],
  ['Weight', (docs) => <Weight component={docs.name} />],
  ['Changes', (docs) => <Changes docs={docs} />],
]

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/gu, '-')

function Contents(): ReactElement {
  return (
    <nav className="cz-docs-contents" aria-label="On this page">
      <ul>
        {sections.map(([title]) => (
          <li key={title}>
            <a href={`#${idOf(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Page({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <Unstyled>
      <div className="cz-docs-page">
        <article className="cz-docs">
          <Head docs={docs} />
          <First />
          {sections.map(([title, content]) => (
            <section key={title} aria-labelledby={idOf(title)}>
              <h2 id={idOf(title)}>{title}</h2>
              {content(docs)}
            </section>
          ))}
        </article>
        <Contents />
      </div>
    </Unstyled>
  )
}

/** The one page template: a component's docs, its properties from the types, its stories. */
export function ComponentPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta'])
  const docs = findDocs(preparedMeta.title.split('/').at(-1) ?? '')
  if (docs !== undefined) return <Page docs={docs} />
  return (
    <article className="cz-docs">
      <h1>{preparedMeta.title.split('/').at(-1)}</h1>
      <p>No docs are written for this yet. Its stories:</p>
      <StoryList />
    </article>
  )
}
