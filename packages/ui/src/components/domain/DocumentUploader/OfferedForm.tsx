import type { ReactElement } from 'react'
import { BlankFormButton } from '../BlankFormButton/index.ts'
import type { BlankForms, DocumentOffer } from './types.ts'

interface OfferedFormProps {
  forms: BlankForms | undefined
  offer: Pick<DocumentOffer, 'code' | 'label'>
}

/** Saves the blank form of a type; nothing where it has none. */
export function OfferedForm({ forms, offer }: OfferedFormProps): ReactElement | null {
  if (!forms?.codes.includes(offer.code)) return null
  return (
    <BlankFormButton placement="under" label={offer.label} onPress={() => forms.onDownload(offer.code)} />
  )
}
