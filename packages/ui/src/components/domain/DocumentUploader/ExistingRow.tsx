import { useState } from 'react'
import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { relativeDays } from '@capiz/domain/time'
import { DocumentBadge } from '../DomainBadge/index.ts'
import { dayText } from '../../../charts/ruler-geometry.ts'
import * as styles from './DocumentUploader.css.ts'
import { DocumentActions } from './DocumentActions.tsx'
import type { DocumentActionsProps } from './DocumentActions.tsx'
import { FileMark } from './FileMark.tsx'
import { OfferName, offerId } from './OfferName.tsx'
import { kindOfName } from './kinds.ts'
import { sizeText } from './rows.ts'

interface ExistingRowProps extends Omit<DocumentActionsProps, 'isFingerprintShown' | 'onFingerprint'> {
  today: IsoDate
}

/** A document on file with its validity, and what can be done with it. */
export function ExistingRow(props: ExistingRowProps): ReactElement {
  const { document, offer, today, isReplaced } = props
  const [isFingerprintShown, setFingerprintShown] = useState(false)
  const facts = [document.fileName, document.size === undefined ? '' : sizeText(document.size)].filter(
    Boolean,
  )
  return (
    <li className={styles.row} id={offerId(offer)}>
      <div className={styles.main}>
        <FileMark kind={kindOfName(document.fileName)} />
        <div className={styles.text}>
          <OfferName offer={offer} />
          <p className={styles.facts}>{facts.join(' · ')}</p>
          {isFingerprintShown ? <p className={styles.hash}>{document.sha256}</p> : null}
          {document.notes?.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
      </div>
      <State {...{ document, today, isReplaced }} />
      <DocumentActions
        {...props}
        isFingerprintShown={isFingerprintShown}
        onFingerprint={() => setFingerprintShown((isShown) => !isShown)}
      />
    </li>
  )
}

type StateProps = Pick<ExistingRowProps, 'document' | 'today' | 'isReplaced'>

/** The badge of a document and, in a column of their own, the days it was issued on and is valid until. */
function State({ document, today, isReplaced }: StateProps): ReactElement {
  const date = document.validityDate
  const isEnding = document.state === 'EXPIRING' && date !== null
  return (
    <div className={styles.state}>
      <div className={styles.badges}>
        <DocumentBadge state={document.state} isVerified={document.isVerified} />
      </div>
      <div className={styles.days}>
        {isReplaced ? <p>Replaced by the new file</p> : null}
        {document.validFrom ? <p>{`Valid from ${dayText(document.validFrom)}`}</p> : null}
        {document.issuedDate ? <p>{`Issued on ${dayText(document.issuedDate)}`}</p> : null}
        {date ? (
          <p>
            {`Valid until ${dayText(date)}`}
            {isEnding ? `, ${relativeDays(date, today)}` : ''}
          </p>
        ) : null}
      </div>
    </div>
  )
}
