import type { ReactElement } from 'react'

/** A sentence of the docs; what stands between backticks is set as code. */
export function Sentence({ children }: { children: string }): ReactElement {
  const parts = children.split('`')
  return (
    <>
      {parts.map((part, at) =>
        // The parts of one sentence never change places.
        // oxlint-disable-next-line react/no-array-index-key
        at % 2 === 1 ? <code key={at}>{part}</code> : part,
      )}
    </>
  )
}

/** A list of sentences. */
export function SentenceList({ of }: { of: readonly string[] }): ReactElement {
  return (
    <ul>
      {of.map((text) => (
        <li key={text}>
          <Sentence>{text}</Sentence>
        </li>
      ))}
    </ul>
  )
}
