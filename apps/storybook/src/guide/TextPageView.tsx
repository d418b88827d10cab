import type { ReactElement, ReactNode } from 'react'
import type { TextPage, TextPart } from '../../../../packages/ui/src/docs/text-page.ts'
import { GuidePage, Part, Table } from './GuidePage.tsx'
import { LinkedSentence } from '../docs/LinkedSentence.tsx'

const sentence = (text: string): ReactElement => <LinkedSentence key={text}>{text}</LinkedSentence>

const items = (lines: readonly string[]) => lines.map((line) => <li key={line}>{sentence(line)}</li>)

function TextPartView({ part }: { part: TextPart }): ReactElement {
  const { title, text, list, steps, table, code } = part
  return (
    <Part title={title}>
      {text?.map((paragraph) => (
        <p key={paragraph}>{sentence(paragraph)}</p>
      ))}
      {list && <ul>{items(list)}</ul>}
      {steps && <ol>{items(steps)}</ol>}
      {table && (
        <Table
          caption={title}
          head={table.head}
          rows={table.rows.map((cells) => ({ key: cells[0] ?? '', cells: cells.map(sentence) }))}
        />
      )}
      {code !== undefined && <pre>{code}</pre>}
    </Part>
  )
}

/** Draws a page of text, with an example of real components below its first sentence where it has one. */
export function TextPageView({ page, example }: { page: TextPage; example?: ReactNode }): ReactElement {
  return (
    <GuidePage title={page.title} lead={page.lead} variant={example === undefined ? 'text' : 'screen'}>
      {example !== undefined && (
        <Part title="Example">
          <div className="cz-docs-example">{example}</div>
        </Part>
      )}
      {page.parts.map((part) => (
        <TextPartView key={part.title} part={part} />
      ))}
    </GuidePage>
  )
}
