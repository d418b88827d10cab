import type { ReactElement } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import * as styles from './DocumentUploader.css.ts'
import type { BlankForms, DocumentOffer } from './types.ts'

interface BlankFormButtonProps {
  forms: BlankForms | undefined
  offer: Pick<DocumentOffer, 'code' | 'label'>
}

/** Saves the blank form of a type; nothing where it has none. */
export function BlankFormButton({ forms, offer }: BlankFormButtonProps): ReactElement | null {
  if (!forms?.codes.includes(offer.code)) return null
  return (
    <div className={styles.form} data-print="hide">
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Download the blank form: ${offer.label}`}
        onPress={() => forms.onDownload(offer.code)}
      >
        Download the blank form
      </Button>
    </div>
  )
}
