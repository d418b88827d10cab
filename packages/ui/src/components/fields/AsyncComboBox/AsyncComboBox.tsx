import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useAsyncOptions } from '../../../hooks/useAsyncOptions.ts'
import type { AsyncOptions } from '../../../hooks/useAsyncOptions.ts'
import { ComboBoxFrame } from '../ComboBox/ComboBox.tsx'
import type { FieldProps } from '../Field/index.ts'
import type { Option } from '../OptionList/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'

export interface AsyncComboBoxProps<V extends string = string> extends FieldProps<HTMLInputElement> {
  /** The chosen option, with its label, so that it can be shown before anything was searched. */
  value: Option<V> | null
  /** Called with the newly chosen option, and with null when the text is cleared. */
  onChange: (value: Option<V> | null) => void
  /** Searches on the server. Keep its identity stable between renders. */
  load: (term: string, signal: AbortSignal) => Promise<readonly Option<V>[]>
  /** Fewest characters a search works with; the first one asks, unless the search needs more. */
  minLength?: number | undefined
  /** Example inside the empty box. */
  placeholder?: string | undefined
  /** Shown under the field once a search has found nothing: another way to go on, such as a link. */
  whenNothing?: ReactNode | undefined
}

/** One choice of a list that lives on the server: searches while a person types and says how many it found. */
export function AsyncComboBox<V extends string>(props: AsyncComboBoxProps<V>): ReactElement {
  const { value, onChange, load, minLength = 1, hint, whenNothing, ...rest } = props
  const [text, setText] = useState(value?.label ?? '')
  const [known, setKnown] = useState(value)
  const [wasNone, setWasNone] = useState(false)
  // Another choice from outside, or the same one under the name it turns out to have.
  if (value?.id !== known?.id || value?.label !== known?.label) {
    setKnown(value)
    setText(value?.label ?? '')
  }
  const isChosen = value !== null && text === value.label
  const found = useAsyncOptions(isChosen ? undefined : text, load, { minLength })
  const options = isChosen ? [value] : found.status === 'ready' ? found.options : []
  const needed = minLength > 1 ? `Type at least ${minLength} characters.` : undefined
  const foundNone = found.status === 'ready' ? found.options.length === 0 : wasNone
  // Leaving the field takes the text back, and must not take the way on from under who goes to it.
  if (foundNone !== wasNone) setWasNone(foundNone)
  const message = isChosen ? '' : statusMessage(found, text, needed)

  function choose(id: string | null) {
    // Leaving the field and Escape choose once more what is chosen, which the answers need not hold.
    const next =
      id !== null && id === value?.id ? value : (options.find((option) => option.id === id) ?? null)
    setKnown(next)
    setText(next?.label ?? '')
    onChange(next)
  }

  function change(next: string) {
    setText(next)
    // The library leaves clearing to who holds both the value and the text.
    if (next === '' && value !== null) choose(null)
  }

  return (
    <>
      <ComboBoxFrame
        {...rest}
        hint={hint === undefined ? needed : hint}
        hasArrow={false}
        // An empty list would cover the way on, which stands right under the field.
        closesEmpty={whenNothing !== undefined && found.status === 'ready' && options.length === 0}
        empty={message === '' ? (needed ?? 'Type to search.') : message}
        source={{
          items: options,
          value: value?.id ?? null,
          onChange: (key) => choose(key === null ? null : String(key)),
          inputValue: text,
          onInputChange: change,
          menuTrigger: 'input',
        }}
      />
      <VisuallyHidden as="output">{message}</VisuallyHidden>
      {foundNone && !isChosen ? whenNothing : null}
    </>
  )
}

function statusMessage(found: AsyncOptions<Option>, text: string, needed = ''): string {
  if (found.status === 'loading') return 'Searching…'
  if (found.status === 'failed') return 'The search failed. Type again to retry.'
  if (found.status === 'short') return text === '' ? '' : needed
  // How many there are is announced by the list itself when it opens.
  return found.options.length === 0 ? 'Nothing matches.' : ''
}
