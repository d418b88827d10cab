import { SearchField } from '@capiz/ui/SearchField'
import { type ReactElement, useEffect, useRef, useState } from 'react'

/** Milliseconds after the last key until the search runs. */
const pause = 300

interface TermFieldProps {
  label: string
  /** false where the label stands above the box; else it is for screen readers only */
  isLabelHidden?: boolean | undefined
  /** what can be searched for, such as "Name or code" */
  placeholder?: string | undefined
  term: string
  onTerm: (term: string) => void
}

/** The search box: what is typed shows at once, the list follows when the typing pauses or Enter is pressed. */
export function TermField(props: TermFieldProps): ReactElement {
  const { label, isLabelHidden = true, placeholder, term, onTerm } = props
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
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={placeholder}
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
