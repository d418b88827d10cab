import type { ReactElement } from 'react'
import { OptionList } from '@capiz/ui/OptionList'

export default { title: 'Examples/OptionList' }

/** The list inside a field: a label, a second line, one that cannot be chosen. */
export function LinesWithHints(): ReactElement {
  return (
    <OptionList
      aria-label="Facilities"
      options={[
        { id: 'HF0000142', label: 'Sampaguita Medical Center', hint: 'Lipa City, Batangas' },
        { id: 'HF0000377', label: 'Sampaguita Medical Center', hint: 'Roxas City, Capiz' },
        { id: 'HF0000159', label: 'Gintong Bukid Hospital', hint: 'Closed in 2025', isDisabled: true },
      ]}
    />
  )
}

/** Codes in front of the names: typing a name finds nothing. */
export function DontLabelCodes(): ReactElement {
  return (
    <OptionList
      aria-label="Facilities"
      options={[
        { id: 'HF0000142', label: 'HF0000142 / SAMPAGUITA MEDICAL CENTER / BTG' },
        { id: 'HF0000377', label: 'HF0000377 / SAMPAGUITA MEDICAL CENTER / CAP' },
      ]}
    />
  )
}
