import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { relativeDays } from '@capiz/domain/time'
import { Button } from '../Button/index.ts'
import { Disclosure } from '../Disclosure/index.ts'
import { LinkButton } from '../Link/index.ts'
import { DomainBadge } from '../StatusBadge/index.ts'
import { dayText } from '../ValidityRuler/geometry.ts'
import * as styles from './DocumentUploader.css.ts'
import { EmptyMark, FileMark } from './FileMark.tsx'
import { acceptTypes, kindOfName } from './kinds.ts'
import { sizeText } from './rows.ts'
import type { DocumentOffer, ExistingDocument } from './types.ts'

interface ExistingRowProps {
  document: ExistingDocument
  offer: DocumentOffer
  today: IsoDate
  isReplaced: boolean
  isReadOnly: boolean
  onPreview: ((document: ExistingDocument) => void) | undefined
  onRemove: ((document: ExistingDocument) => void) | undefined
  onFiles: (files: File[]) => void
}

/** A document on file with its validity, and what can be done with it. */
export function ExistingRow(props: ExistingRowProps): ReactElement {
  const { document, offer, today, isReplaced, isReadOnly } = props
  const date = document.validityDate
  const isEnding = document.state === 'EXPIRING' && date !== null
  const facts = [document.fileName, document.size === undefined ? '' : sizeText(document.size)].filter(
    Boolean,
  )
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <FileMark kind={kindOfName(document.fileName)} />
        <div className={styles.words}>
          <Name offer={offer} />
          <p className={styles.facts}>{facts.join(' · ')}</p>
          {document.sha256 ? (
            <Disclosure title="Fingerprint">
              <span className={styles.hash}>{document.sha256}</span>
            </Disclosure>
          ) : null}
        </div>
      </div>
      <div className={styles.state}>
        <div className={styles.badges}>
          <DomainBadge vocabulary="document" code={document.state} size="sm" />
          {isReplaced ? <span className={styles.facts}>replaced by the new file</span> : null}
        </div>
        {date && offer.dateLabel ? (
          <p className={styles.facts}>
            {`${offer.dateLabel} ${dayText(date)}`}
            {isEnding ? `, ${relativeDays(date, today)}` : ''}
          </p>
        ) : null}
      </div>
      <div className={styles.tools} data-print="hide">
        {props.onPreview ? (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Preview ${document.fileName}`}
            onPress={() => props.onPreview?.(document)}
          >
            Preview
          </Button>
        ) : null}
        {document.downloadHref ? (
          <LinkButton
            variant="quiet"
            size="sm"
            href={document.downloadHref}
            download={document.fileName}
            aria-label={`Download ${document.fileName}`}
          >
            Download
          </LinkButton>
        ) : null}
        {isReadOnly || isReplaced ? null : (
          <FileTrigger
            acceptedFileTypes={acceptTypes([offer])}
            onSelect={(files) => props.onFiles([...(files ?? [])])}
          >
            <Button variant="quiet" size="sm" aria-label={`Replace ${offer.label}`}>
              Replace
            </Button>
          </FileTrigger>
        )}
        {isReadOnly || !props.onRemove ? null : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Remove ${document.fileName}`}
            onPress={() => props.onRemove?.(document)}
          >
            Remove
          </Button>
        )}
      </div>
    </li>
  )
}

interface MissingRowProps {
  offer: DocumentOffer
  isReadOnly: boolean
  onFiles: (files: File[]) => void
}

/** A type nobody has given yet, so that the list shows what is missing. */
export function MissingRow({ offer, isReadOnly, onFiles }: MissingRowProps): ReactElement {
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <EmptyMark />
        <div className={styles.words}>
          <Name offer={offer} />
        </div>
      </div>
      <div className={styles.state}>
        {offer.isRequired ? (
          <DomainBadge vocabulary="document" code="MISSING" size="sm" />
        ) : (
          <span className={styles.facts}>Not given</span>
        )}
      </div>
      <div className={styles.tools} data-print="hide">
        {isReadOnly ? null : (
          <FileTrigger
            allowsMultiple={(offer.maxCount ?? 1) > 1}
            acceptedFileTypes={acceptTypes([offer])}
            onSelect={(files) => onFiles([...(files ?? [])])}
          >
            <Button size="sm" aria-label={`Choose file for ${offer.label}`}>
              Choose file
            </Button>
          </FileTrigger>
        )}
      </div>
    </li>
  )
}

function Name({ offer }: { offer: DocumentOffer }): ReactElement {
  return (
    <p className={styles.name}>
      {offer.label}
      {offer.isRequired ? <span className={styles.mark}>required</span> : null}
    </p>
  )
}
