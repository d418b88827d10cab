import type { ReactElement } from 'react'
import { Link } from 'react-aria-components/Link'
import { isComplete, missingItems } from '@capiz/domain/checklist'
import type { ChecklistRow } from '@capiz/domain/checklist'
import { plural } from '@capiz/domain/text'
import { ProgressBar } from '../../feedback/ProgressBar/index.ts'
import { proofPresentation } from '@capiz/domain/verification'
import { StatusBadge } from '../../data/StatusBadge/index.ts'
import { BlankFormButton } from '../BlankFormButton/index.ts'
import type { BlankForms } from '../DocumentUploader/index.ts'
import { DocumentBadge } from '../DomainBadge/index.ts'
import { dayText } from '../../../charts/ruler-geometry.ts'
import * as styles from './AccreditationChecklist.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface AccreditationChecklistProps extends ElementProps {
  /** Name of the checklist: `Requirements of Agila General Hospital`. */
  label: string
  /** Requirements in order, each with the document given for it. */
  rows: readonly ChecklistRow[]
  /** Ticks or unticks "verified"; without it the list is read only. */
  onVerify?: ((documentTypeCode: string, isVerified: boolean) => void) | undefined
  /** Username of the reader, who cannot verify the documents uploaded under it. */
  username?: string | undefined
  /** Address of a submitted document. */
  documentHref?: ((uuid: string) => string) | undefined
  /** Blank forms, offered at the requirements that are missing, expired or about to expire. */
  blankForms?: BlankForms | undefined
}

/** Shows the requirements of an accreditation, the documents given and those verified (domain model 4.5). */
export function AccreditationChecklist({
  label,
  rows,
  onVerify,
  username,
  documentHref,
  blankForms,
  ...rest
}: AccreditationChecklistProps): ReactElement {
  const required = rows.filter((row) => row.required)
  const met = required.filter((row) => isComplete([row])).length
  const open = missingItems(rows).length
  return (
    <section {...elementProps(rest)} className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
        <ProgressBar
          label="Required items verified"
          value={required.length === 0 ? 100 : (met / required.length) * 100}
          valueLabel={`${met} of ${required.length}`}
        />
        <output className={styles.summary}>
          {open === 0
            ? 'Complete: the record can be accredited.'
            : `${plural(open, 'required document is', 'required documents are')} missing, expired or not verified.`}
        </output>
      </div>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Item
            key={row.documentTypeCode}
            isOwn={username !== undefined && row.uploadedBy === username}
            {...{ row, onVerify, documentHref, blankForms }}
          />
        ))}
      </ul>
    </section>
  )
}

/** Shows the state of a document at its source: verified, contradicted, to be verified again, or not proved yet. */
function ProofLine({ proof }: { proof: NonNullable<ChecklistRow['proof']> }): ReactElement {
  const { state, sourceCode, performedOn, nextDue } = proof
  const facts = [
    sourceCode,
    performedOn ? dayText(performedOn) : '',
    state === 'VERIFIED' && nextDue ? `again by ${dayText(nextDue)}` : '',
  ]
  return (
    <div>
      <StatusBadge size="sm" {...proofPresentation[state]} />
      <p className={styles.muted}>{facts.filter(Boolean).join(', ')}</p>
    </div>
  )
}

/** The person who verified the document and the day, as far as they are known. */
const verifiedTextOf = ({ verifiedBy, verifiedDate }: ChecklistRow): string =>
  [verifiedBy, verifiedDate ? dayText(verifiedDate) : ''].filter(Boolean).join(', ')

/** Says that the document differs from what was declared; the remarks beside it say how. */
function MismatchLine(): ReactElement {
  return (
    <div>
      <StatusBadge size="sm" label="Does not match" tone="attention" />
    </div>
  )
}

interface ItemProps {
  row: ChecklistRow
  /** whether the reader uploaded the document */
  isOwn: boolean
  onVerify: AccreditationChecklistProps['onVerify']
  documentHref: AccreditationChecklistProps['documentHref']
  blankForms: BlankForms | undefined
}

/** Saves the blank form of a requirement that has yet to be sent, or sent again. */
function BlankForm({ row, blankForms }: Pick<ItemProps, 'row' | 'blankForms'>): ReactElement | null {
  if (row.state === 'VALID' || !blankForms?.codes.includes(row.documentTypeCode)) return null
  return (
    <BlankFormButton
      placement="under"
      label={row.label}
      onPress={() => blankForms.onDownload(row.documentTypeCode)}
    />
  )
}

function Item({ row, onVerify, isOwn, documentHref, blankForms }: ItemProps): ReactElement {
  // a mark that stands already may be taken back
  const isForOthers = isOwn && !row.verified
  const canVerify = onVerify !== undefined && row.submitted !== null && !isForOthers
  const verifiedText = verifiedTextOf(row)
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>
          {row.label}
          {row.required ? '' : <span className={styles.muted}> if there is one</span>}
        </p>
        {row.remarks ? <p className={styles.muted}>{row.remarks}</p> : null}
        <BlankForm row={row} blankForms={blankForms} />
      </div>
      <div className={styles.cell}>
        <DocumentBadge state={row.state} isRequired={row.required} isVerified={row.verified} />
        {row.validityDate ? <p className={styles.muted}>{`until ${dayText(row.validityDate)}`}</p> : null}
        {row.submitted && documentHref ? (
          <div>
            <Link
              href={documentHref(row.submitted)}
              className={styles.link}
              aria-label={`Open document: ${row.label}`}
            >
              Open document
            </Link>
          </div>
        ) : null}
      </div>
      <div className={styles.cell}>
        {canVerify ? (
          <label className={styles.check}>
            <input
              type="checkbox"
              className={styles.box}
              checked={row.verified}
              onChange={(event) => onVerify(row.documentTypeCode, event.target.checked)}
              aria-label={`${row.label} verified`}
            />
            Verified
          </label>
        ) : (
          <span className={styles.muted}>{row.verified ? 'Verified' : 'Not verified'}</span>
        )}
        {onVerify && isForOthers ? (
          <p className={styles.muted}>You uploaded it: another person verifies it.</p>
        ) : null}
        {row.verified && verifiedText ? <p className={styles.muted}>{verifiedText}</p> : null}
        {row.mismatch ? <MismatchLine /> : null}
        {row.proof ? <ProofLine proof={row.proof} /> : null}
      </div>
    </li>
  )
}
