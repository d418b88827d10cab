import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { relativeDays } from '@capiz/domain/time'
import { Button } from '../../primitives/Button/index.ts'
import { Disclosure } from '../../navigation/Disclosure/index.ts'
import { LinkButton } from '../../primitives/Link/index.ts'
import { DocumentBadge } from '../DomainBadge/index.ts'
import { dayText } from '../../../charts/ruler-geometry.ts'
import * as styles from './DocumentUploader.css.ts'
import { OfferedForm } from './OfferedForm.tsx'
import { EmptyMark, FileMark } from './FileMark.tsx'
import { acceptTypes, kindOfName } from './kinds.ts'
import { sizeText } from './rows.ts'
import type { BlankForms, DocumentOffer, ExistingDocument } from './types.ts'

interface ExistingRowProps {
  document: ExistingDocument
  offer: DocumentOffer
  today: IsoDate
  isReplaced: boolean
  isReadOnly: boolean
  blankForms: BlankForms | undefined
  onPreview: ((document: ExistingDocument) => void) | undefined
  onRemove: ((document: ExistingDocument) => void) | undefined
  onFiles: (files: File[]) => void
}

/** Id of the row of a type of document, for links that lead to it. */
const rowId = ({ code }: DocumentOffer): string => `document-type-${code}`

/** A document on file with its validity, and what can be done with it. */
export function ExistingRow(props: ExistingRowProps): ReactElement {
  const { document, offer, today, isReplaced } = props
  const facts = [document.fileName, document.size === undefined ? '' : sizeText(document.size)].filter(
    Boolean,
  )
  return (
    <li className={styles.row} id={rowId(offer)}>
      <div className={styles.main}>
        <FileMark kind={kindOfName(document.fileName)} />
        <div className={styles.text}>
          <Name offer={offer} />
          <div className={styles.factLine}>
            <p className={styles.facts}>{facts.join(' · ')}</p>
            {document.sha256 ? (
              <Disclosure title="Fingerprint">
                <span className={styles.hash}>{document.sha256}</span>
              </Disclosure>
            ) : null}
          </div>
          {document.notes?.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          {props.isReadOnly ? null : <OfferedForm forms={props.blankForms} offer={offer} />}
        </div>
      </div>
      <State {...{ document, today, isReplaced }} />
      <Tools {...props} />
    </li>
  )
}

type StateProps = Pick<ExistingRowProps, 'document' | 'today' | 'isReplaced'>

function State({ document, today, isReplaced }: StateProps): ReactElement {
  const date = document.validityDate
  const isEnding = document.state === 'EXPIRING' && date !== null
  return (
    <div className={styles.state}>
      <div className={styles.badges}>
        <DocumentBadge state={document.state} isVerified={document.isVerified} />
        {isReplaced ? <span className={styles.facts}>replaced by the new file</span> : null}
      </div>
      {document.issuedDate ? (
        <p className={styles.facts}>{`Issued on ${dayText(document.issuedDate)}`}</p>
      ) : null}
      {date ? (
        <p className={styles.facts}>
          {`Valid until ${dayText(date)}`}
          {isEnding ? `, ${relativeDays(date, today)}` : ''}
        </p>
      ) : null}
    </div>
  )
}

type ToolsProps = Omit<ExistingRowProps, 'today'>

/** Shows the actions on a document on file. */
function Tools(props: ToolsProps): ReactElement {
  const { document, offer, isReplaced, isReadOnly } = props
  return (
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
      {isReadOnly || isReplaced || offer.isClosed ? null : (
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
  )
}

interface MissingRowProps {
  offer: DocumentOffer
  isReadOnly: boolean
  blankForms: BlankForms | undefined
  onFiles: (files: File[]) => void
}

/** Shows a type without a document, so that the list shows missing ones. */
export function MissingRow({ offer, isReadOnly, blankForms, onFiles }: MissingRowProps): ReactElement {
  return (
    <li className={styles.row} id={rowId(offer)}>
      <div className={styles.main}>
        <EmptyMark />
        <div className={styles.text}>
          <Name offer={offer} />
          <OfferedForm forms={blankForms} offer={offer} />
        </div>
      </div>
      <div className={styles.state}>
        <DocumentBadge state="MISSING" isRequired={offer.isRequired === true} />
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
