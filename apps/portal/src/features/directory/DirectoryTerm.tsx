import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { mediaQuery } from '@capiz/ui/tokens'
import type { ReactElement } from 'react'
import { TermField } from '../../patterns/TermField.tsx'

interface DirectoryTermProps {
  label: string
  /** what can be searched for, where the label does not say it */
  placeholder?: string | undefined
  term: string
  onTerm: (term: string) => void
}

/** A search box of a directory with its label above; on phones the label stands in the box, so that entries begin early. */
export function DirectoryTerm({ label, placeholder, ...rest }: DirectoryTermProps): ReactElement {
  const isPhone = useMediaQuery(mediaQuery.phone)
  const inBox = isPhone ? label : undefined
  return <TermField {...rest} label={label} isLabelHidden={isPhone} placeholder={placeholder ?? inBox} />
}
