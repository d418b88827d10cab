import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { DocumentBadge } from '../DomainBadge/index.ts'
import { cx } from '../../../styles/cx.ts'
import { actionLine } from '../../primitives/Button/Button.css.ts'
import * as styles from './DocumentUploader.css.ts'
import { OfferedForm } from './OfferedForm.tsx'
import { OfferName, offerId } from './OfferName.tsx'
import { EmptyMark } from './FileMark.tsx'
import { acceptTypes } from './kinds.ts'
import type { BlankForms, DocumentOffer } from './types.ts'

interface MissingRowProps {
  offer: DocumentOffer
  isReadOnly: boolean
  blankForms: BlankForms | undefined
  onFiles: (files: File[]) => void
}

/** Shows a type without a document, so that the list shows missing ones. */
export function MissingRow({ offer, isReadOnly, blankForms, onFiles }: MissingRowProps): ReactElement {
  return (
    <li className={styles.row} id={offerId(offer)}>
      <div className={styles.main}>
        <EmptyMark />
        <div className={styles.text}>
          <OfferName offer={offer} />
          <OfferedForm forms={blankForms} offer={offer} />
        </div>
      </div>
      <div className={styles.state}>
        <div className={styles.badges}>
          <DocumentBadge state="MISSING" isRequired={offer.isRequired === true} />
        </div>
      </div>
      <div className={cx(styles.actions, actionLine)} data-print="hide">
        {isReadOnly ? null : (
          <FileTrigger
            allowsMultiple={(offer.maxCount ?? 1) > 1}
            acceptedFileTypes={acceptTypes([offer])}
            onSelect={(files) => onFiles([...(files ?? [])])}
          >
            <Button
              size="sm"
              variant={offer.isRequired ? 'secondary' : 'quiet'}
              aria-label={`Choose file for ${offer.label}`}
            >
              Choose file
            </Button>
          </FileTrigger>
        )}
      </div>
    </li>
  )
}
