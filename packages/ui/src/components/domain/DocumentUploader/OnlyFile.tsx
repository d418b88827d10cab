import type { ReactElement } from 'react'
import * as styles from './DocumentUploader.css.ts'
import { ChooseFiles } from './ChooseFiles.tsx'
import type { ChooseFilesProps } from './ChooseFiles.tsx'
import { OfferedForm } from './OfferedForm.tsx'
import { OfferName, offerId } from './OfferName.tsx'
import type { BlankForms, DocumentOffer } from './types.ts'

interface OnlyFileProps extends Omit<ChooseFilesProps, 'offers' | 'label' | 'children'> {
  offer: DocumentOffer
  blankForms: BlankForms | undefined
}

/** The place of the only document that can be given: its name and one button, for there is nothing to tell apart. */
export function OnlyFile({ offer, blankForms, ...choose }: OnlyFileProps): ReactElement {
  return (
    <div className={styles.only} id={offerId(offer)}>
      <OfferName offer={offer} />
      <div className={styles.choose}>
        <ChooseFiles {...choose} offers={[offer]} label={`Choose file for ${offer.label}`}>
          Choose file
        </ChooseFiles>
        <OfferedForm forms={blankForms} offer={offer} />
      </div>
    </div>
  )
}
