import type { ReactElement } from 'react'
import * as styles from './DocumentUploader.css.ts'
import type { DocumentOffer } from './types.ts'

/** Id of the place of a type of document, for links that lead to it. */
export const offerId = ({ code }: DocumentOffer): string => `document-type-${code}`

/** The name of a type of document, with the word for one that must be given. */
export function OfferName({ offer }: { offer: DocumentOffer }): ReactElement {
  return (
    <p className={styles.name}>
      {offer.label}
      {offer.isRequired ? <span className={styles.mark}>required</span> : null}
    </p>
  )
}
