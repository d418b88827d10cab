import type { ReactElement, ReactNode } from 'react'
import { formatDay } from '@capiz/domain/time'
import type { ComponentDocs } from '../../../../packages/ui/src/docs/index.ts'
import { AnatomyDrawing } from './anatomy/AnatomyDrawing.tsx'
import { ComponentLink } from './ComponentLink.tsx'
import { LinkedSentence } from './LinkedSentence.tsx'
import { ExampleList } from './examples/ExampleList.tsx'
import { PairList } from './examples/PairList.tsx'
import { TryProperties } from './TryProperties.tsx'
import { FunctionTable } from './FunctionTable.tsx'
import { PropTable } from './PropTable.tsx'
import { StoryList } from './StoryList.tsx'
import { Weight } from './Weight.tsx'
import { Sentence, SentenceList } from './Sentence.tsx'

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
              <Sentence>{does}</Sentence>
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
          <Sentence>{when}</Sentence>
          {instead !== undefined && (
            <>
              {' '}
              Use <ComponentLink name={instead} />.
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Guide({ docs: { guide = [] } }: { docs: ComponentDocs }): ReactElement {
  return (
    <>
      {guide.map(({ title, text }) => (
        <div key={title} className="cz-docs-guide">
          <h3>{title}</h3>
          <ul>
            {text.map((line) => (
              <li key={line}>
                <LinkedSentence>{line}</LinkedSentence>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

function Anatomy({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <>
      {docs.anatomyStory !== undefined && <AnatomyDrawing docs={docs} />}
      <ol className="cz-docs-anatomy">
        {docs.anatomy.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <Sentence>{text}</Sentence>
          </li>
        ))}
      </ol>
    </>
  )
}

function Properties({ docs: { name, parts = [] } }: { docs: ComponentDocs }): ReactElement {
  return (
    <>
      <TryProperties />
      {[name, ...parts].map((each) => (
        <PropTable key={each} component={each} />
      ))}
      <FunctionTable component={name} />
    </>
  )
}

function Changes({ docs }: { docs: ComponentDocs }): ReactElement {
  return (
    <dl>
      {docs.changelog.map(({ date, text }) => (
        <div key={date + text}>
          <dt>{formatDay(date)}</dt>
          <dd>
            <Sentence>{text}</Sentence>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const GUIDE = 'How to use it'

type Section = readonly [title: string, content: (docs: ComponentDocs) => ReactNode]

const sections: readonly Section[] = [
  ['Examples', (docs) => <ExampleList component={docs.name} />],
  ['When to use it', (docs) => <SentenceList of={docs.use} />],
  ['When to take something else', (docs) => <Avoid docs={docs} />],
  [GUIDE, (docs) => <Guide docs={docs} />],
  ['Anatomy', (docs) => <Anatomy docs={docs} />],
  ['Properties', (docs) => <Properties docs={docs} />],
  ['Keyboard', (docs) => <Keyboard docs={docs} />],
  ['Accessibility', (docs) => <SentenceList of={docs.accessibility} />],
  ['Content', (docs) => <SentenceList of={docs.content} />],
  ['Do and don’t', (docs) => <PairList component={docs.name} pairs={docs.pairs} />],
  ['Every state', () => <StoryList />],
  ['Weight', (docs) => <Weight component={docs.name} />],
  ['Changes', (docs) => <Changes docs={docs} />],
]

/** Returns the sections of a page in their order; some components have no guide. */
export function sectionsOf(docs: ComponentDocs): readonly Section[] {
  return sections.filter(([title]) => title !== GUIDE || docs.guide !== undefined)
}
