import { useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useAutocomplete } from 'react-aria/useAutocomplete'
import {
  AutocompleteStateContext,
  FieldInputContext,
  SelectableCollectionContext,
} from 'react-aria-components/Autocomplete'

interface SuggestingProps {
  text: string
  onText: (text: string) => void
  /** A field and the menu it moves through. */
  children: ReactNode
}

/**
 * Lets the arrows of a field move through a menu while the focus stays in the field. The library's own `Autocomplete` does
 * the same, but lies in one module with the contexts that every text field reads: using it would make the sign-in page and
 * the lists carry its code.
 */
export function Suggesting({ text, onText, children }: SuggestingProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const collection = useRef<HTMLElement>(null)
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null)
  const state = { inputValue: text, setInputValue: onText, focusedNodeId, setFocusedNodeId }
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef: input, collectionRef: collection },
    state,
  )
  return (
    <AutocompleteStateContext value={state}>
      <FieldInputContext value={{ ...inputProps, ref: input }}>
        <SelectableCollectionContext value={{ ...collectionProps, ref: collectionRef }}>
          {children}
        </SelectableCollectionContext>
      </FieldInputContext>
    </AutocompleteStateContext>
  )
}
