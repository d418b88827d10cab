import { Unstyled, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { formatDay } from '@capiz/domain/time'
import { Tag } from '@capiz/ui/Tag'
import { entryOf } from '../../../../packages/ui/src/docs/index.ts'
import type { ComponentDocs } from '../../../../packages/ui/src/docs/index.ts'
import { findDocs } from './catalogue.ts'
import { ComponentLink } from './ComponentLink.tsx'
import { CopyLine } from './CopyLine.tsx'
import { sectionsOf } from './sections.tsx'
import { StoryList } from './StoryList.tsx'
import { Sentence } from './Sentence.tsx'
import './docs.css'

function Head({ docs, group }: { docs: ComponentDocs; group: string }): ReactElement {
  return (
    <header>
      <h1>{docs.name}</h1>
      <p className="cz-docs-lead">
        <Sentence>{docs.summary}</Sentence>
      </p>
      <p className="cz-docs-facts">
        <Tag label={docs.status} />
        <CopyLine
          text={`import { ${[docs.name, ...(docs.parts ?? [])].join(', ')} } from '${entryOf(group, docs.name)}'`}
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

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/gu, '-')

function Contents({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <nav className="cz-docs-contents" aria-label="On this page">
      <ul>
        {sectionsOf(docs).map(([title]) => (
          <li key={title}>
            <a href={`#${idOf(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Page({ docs, group }: { docs: ComponentDocs; group: string }): ReactElement {
  return (
    <Unstyled>
      <div className="cz-docs-page">
        <article className="cz-docs">
          <Head docs={docs} group={group} />
          {sectionsOf(docs).map(([title, content]) => (
            <section key={title} aria-labelledby={idOf(title)}>
              <h2 id={idOf(title)}>{title}</h2>
              {content(docs)}
            </section>
          ))}
        </article>
        <Contents docs={docs} />
      </div>
    </Unstyled>
  )
}

/** The one page template: a component's docs, its examples, its properties from the types, its stories. */
export function ComponentPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [group = '', ...rest] = preparedMeta.title.split('/')
  const docs = findDocs(rest.at(-1) ?? '')
  if (docs !== undefined) return <Page docs={docs} group={group} />
  return (
    <article className="cz-docs">
      <h1>{preparedMeta.title.split('/').at(-1)}</h1>
      <p>No docs are written for this yet. Its stories:</p>
      <StoryList />
    </article>
  )
}
