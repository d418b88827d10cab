import { Primary, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import type { ReactElement, ReactNode } from 'react'
import { formatDay } from '@capiz/domain/time'
import { Tag } from '@capiz/ui/Tag'
import type { ComponentDocs } from '../../../../packages/ui/src/docs/index.ts'
import { findDocs } from './catalogue.ts'
import { ComponentLink } from './ComponentLink.tsx'
import { CopyLine } from './CopyLine.tsx'
import { Guidance } from './Guidance.tsx'
import { PropTable } from './PropTable.tsx'
import { StoryList } from './StoryList.tsx'
import { Words, WordList } from './Words.tsx'
import './docs.css'

function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/gu, '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

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

function Purpose({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <>
      <Section title="When to use it">
        <WordList of={docs.use} />
      </Section>
      <Section title="When to take something else">
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
      </Section>
      <Section title="Anatomy">
        <ol className="cz-docs-anatomy">
          {docs.anatomy.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <Words>{text}</Words>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}

function Page({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <Unstyled>
      <article className="cz-docs">
        <Head docs={docs} />
        <Primary />
        <Purpose docs={docs} />
        <Section title="Properties">
          {[docs.name, ...(docs.parts ?? [])].map((name) => (
            <PropTable key={name} component={name} />
          ))}
        </Section>
        <Section title="Keyboard">
          <Keyboard docs={docs} />
        </Section>
        <Section title="Accessibility">
          <WordList of={docs.accessibility} />
        </Section>
        <Section title="Words">
          <WordList of={docs.content} />
        </Section>
        <Section title="Do and don’t">
          <Guidance does={docs.do} donts={docs.dont} />
        </Section>
        <Section title="Every state">
          <StoryList />
        </Section>
        <Section title="Changes">
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
        </Section>
      </article>
    </Unstyled>
  )
}

/** The one page template: a component's docs, its properties from the types, its stories. */
export function ComponentPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta'])
  const docs = findDocs(preparedMeta.title.split('/').at(-1) ?? '')
  if (docs !== undefined) return <Page docs={docs} />
  return (
    <>
      <Title />
      <Stories includePrimary />
    </>
  )
}
