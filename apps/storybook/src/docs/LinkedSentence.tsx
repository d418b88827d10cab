import type { ReactElement } from 'react'
import { ComponentLink } from './ComponentLink.tsx'

const COMPONENT = /^[A-Z][a-z][A-Za-z]*$/u

/** A sentence of a page: what stands between backticks is code, and a component named so leads to its page. */
export function LinkedSentence({ children }: { children: string }): ReactElement {
  return (
    <>
      {children.split('`').map((part, at) => {
        if (at % 2 === 0) return part
        // The parts of one sentence never change places.
        // oxlint-disable-next-line react/no-array-index-key
        return COMPONENT.test(part) ? <ComponentLink key={at} name={part} /> : <code key={at}>{part}</code>
      })}
    </>
  )
}
