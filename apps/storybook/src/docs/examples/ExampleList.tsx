import type { ReactElement } from 'react'
import { CopyButton } from '../CopyLine.tsx'
import { Sentence } from '../Sentence.tsx'
import { examplesOf } from './catalogue.ts'
import { LiveExample } from './LiveExample.tsx'
import './examples.css'

const playgroundOf = (component: string, example: string) =>
  `./?path=/story/playground--playground&args=example:${component}-${example}`

/** Shows every example of a component at full width, with its code from the source, ready to copy. */
export function ExampleList({ component }: { component: string }): ReactElement {
  const examples = examplesOf(component).filter(({ isWrong }) => !isWrong)
  return (
    <>
      {examples.map((example) => (
        <div key={example.name} className="cz-example">
          <h3>{example.title}</h3>
          <p>
            <Sentence>{example.text}</Sentence>
          </p>
          <LiveExample component={component} example={example} />
          <div className="cz-example-bar">
            <CopyButton text={example.code} label={`the code of “${example.title}”`} />
            <a href={playgroundOf(component, example.name)} target="_top">
              Edit
            </a>
            <a href={`./?path=/story/${example.id}`} target="_top">
              Open by itself
            </a>
          </div>
          <details>
            <summary>Show code</summary>
            <pre>
              <code>{example.code}</code>
            </pre>
          </details>
        </div>
      ))}
    </>
  )
}
