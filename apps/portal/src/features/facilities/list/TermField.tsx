import { SearchField } from '@capiz/ui/SearchField'
import { type ReactElement, useEffect, useRef, useState } from 'react'

/** Milliseconds after the last key until the search runs. */
const pause = 300

/** The search box: what is typed shows at once, the list follows when the typing pauses or Enter is pressed. */
export function TermField({ term, onTerm }: { term: string; onTerm: (term: string) => void }): ReactElement {
  const [typed, setTyped] = useState(term)
  const [known, setKnown] = useState(term)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back and the tabs change the address; the box follows it
  if (known !== term) {
    setKnown(term)
    if (typed.trim() !== term) setTyped(term)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = (value: string): void => {
    clearTimeout(timer.current)
    if (value.trim() !== term) onTerm(value.trim())
  }
  return (
    <SearchField
      label="Search facilities"
      isLabelHidden
      placeholder="Name or code"
      value={typed}
      onChange={(value) => {
        setTyped(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => send(value), value === '' ? 0 : pause)
      }}
      onSubmit={send}
    />
  )
}
