import { NativeSelect } from '@capiz/ui/NativeSelect'
import type { ReactElement } from 'react'
import { TermField } from '../../patterns/TermField.tsx'
import type { DirectoryState } from './directory-state.ts'
import * as styles from './directory.css.ts'

interface DirectorySearchProps {
  state: DirectoryState
  types: readonly { code: string; description: string }[]
  onChange: (changes: Partial<DirectoryState>, isTyping?: boolean) => void
}

/** The one line of the search: name, type, place. */
export function DirectorySearch({ state, types, onChange }: DirectorySearchProps): ReactElement {
  const options = types.map(({ code, description }) => ({ value: code, label: description }))
  return (
    <search className={styles.search}>
      <TermField
        label="Name of the facility"
        placeholder="Name of the facility"
        term={state.name}
        onTerm={(name) => onChange({ name, page: 0 }, true)}
      />
      <NativeSelect
        label="Type"
        isLabelHidden
        placeholder="All types"
        value={state.type}
        options={options}
        onChange={(type) => onChange({ type, page: 0 })}
      />
      <TermField
        label="City, province or region"
        placeholder="City, province or region"
        term={state.place}
        onTerm={(place) => onChange({ place, page: 0 }, true)}
      />
    </search>
  )
}
