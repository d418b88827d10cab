import type { ReactElement, ReactNode } from 'react'
import { formatDay } from '@capiz/domain/time'
import type { ComponentDocs } from '../../../../packages/ui/src/docs/index.ts'
import { AnatomyDrawing } from './anatomy/AnatomyDrawing.tsx'
import { ComponentLink } from './ComponentLink.tsx'
import { Guidance } from './Guidance.tsx'
import { LinkedSentence } from './LinkedSentence.tsx'
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

const sections: readonly (readonly [title: string, content: (docs: ComponentDocs) => ReactNode])[] = [
  ['When to use it', (docs) => <SentenceList of={docs.use} />],
  ['When to take something else', (docs) => <Avoid docs={docs} />],
  [GUIDE, (docs) => <Guide docs={docs} />],
  ['Anatomy', (docs) => <Anatomy docs={docs} />],
  [
    'Properties',
    (docs) => [docs.name, ...(docs.parts ?? [])].map((name) => <PropTable key={name} component={name} />),
  ],
  ['Keyboard', (docs) => <Keyboard docs={docs} />],
  ['Accessibility', (docs) => <SentenceList of={docs.accessibility} />],
  ['Content', (docs) => <SentenceList of={docs.content} />],
  ['Do and don’t', (docs) => <Guidance does={docs.do} donts={docs.dont} />],
  ['Every state', () => <StoryList />],
  ['Weight', (docs) => <Weight component={docs.name} />],
  ['Changes', (docs) => <Changes docs={docs} />],
]

/** Returns the sections of a page in their order; only some components have a guide. */
export const sectionsOf = (docs: ComponentDocs): typeof sections =>
  sections.filter(([title]) => title !== GUIDE || docs.guide !== undefined)
