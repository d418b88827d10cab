import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { formatDay } from '@capiz/domain/time'
import { Button } from '../../primitives/Button/index.ts'
import { DateField } from '../../fields/DateField/index.ts'
import { NativeSelect } from '../../fields/NativeSelect/index.ts'
import { ProgressBar } from '../../feedback/ProgressBar/index.ts'
import { StatusBadge } from '../../data/StatusBadge/index.ts'
import { TextField } from '../../fields/TextField/index.ts'
import { FileMark } from './FileMark.tsx'
import * as styles from './DocumentUploader.css.ts'
import { rowProblem, sizeText } from './rows.ts'
import type { DocumentOffer, UploadRow } from './types.ts'

interface NewRowProps {
  row: UploadRow
  offers: readonly DocumentOffer[]
  today: IsoDate
  error: string | undefined
  onType: (typeCode: string) => void
  onDate: (date: IsoDate | null) => void
  /** Undefined where no remarks are asked for. */
  onRemarks: ((remarks: string) => void) | undefined
  /** Takes the picture in its other size. */
  onSwap: () => void
  /** Day the document probably ends, from the one on file. */
  suggestion: IsoDate | undefined
  onPreview: (() => void) | undefined
  onRetry: () => void
  onRemove: () => void
}

/** A newly chosen file: what it is, until when it holds, how its sending goes. */
export function NewRow(props: NewRowProps): ReactElement {
  const { row, offers } = props
  const offer = offers.find((each) => each.code === row.typeCode)
  const isOpen = row.stage === 'ready' || row.stage === 'failed'
  return (
    <li className={styles.row} id={`document-${row.id}`} tabIndex={-1}>
      <div className={styles.main}>
        <FileMark key={row.sha256} kind={row.kind} file={row.file} />
        <div className={styles.text}>
          <p className={styles.name}>{offer?.label ?? row.file.name}</p>
          <p className={styles.facts}>{`${offer ? `${row.file.name} · ` : ''}${sizeText(row.file.size)}`}</p>
          <div className={styles.stage}>
            <Stage row={row} />
          </div>
          {row.stage === 'uploading' ? <ProgressBar label={row.file.name} value={row.progress} /> : null}
          {row.other && isOpen ? <SizeChoice row={row} onSwap={props.onSwap} /> : null}
          {row.reason && (!isOpen || dateRefusal(row, offer) === undefined) ? (
            <p className={styles.problem}>{row.reason}</p>
          ) : null}
        </div>
      </div>
      <Fields {...props} offer={offer} isOpen={isOpen} />
      <Tools {...props} />
    </li>
  )
}

/** Returns the server's refusal of the date, which is shown at its field. */
function dateRefusal(row: UploadRow, offer: DocumentOffer | undefined): string | undefined {
  return row.isDateRefused === true && offer?.dateLabel ? row.reason : undefined
}

interface FieldsProps extends NewRowProps {
  /** The type the file was given. */
  offer: DocumentOffer | undefined
  /** The row waits for the person. */
  isOpen: boolean
}

/** Edits the facts a file needs before it is sent. */
function Fields(props: FieldsProps): ReactElement {
  const { row, offers, today, offer, isOpen } = props
  const problem = isOpen ? rowProblem(row, offers, today) : undefined
  const shownError =
    props.error ?? (row.typeCode && row.validityDate ? (problem ?? dateRefusal(row, offer)) : undefined)
  return (
    <div className={styles.fields}>
      {isOpen && !offer ? (
        <NativeSelect
          label={`What is ${row.file.name}?`}
          value={row.typeCode}
          placeholder="Choose a type"
          options={offers
            .filter(({ isClosed }) => isClosed !== true)
            .map((each) => ({ value: each.code, label: each.label }))}
          onChange={props.onType}
          errorMessage={props.error}
        />
      ) : null}
      {isOpen && offer?.dateLabel ? (
        <DateField
          label={offer.dateLabel}
          value={row.validityDate}
          onChange={props.onDate}
          errorMessage={shownError}
        />
      ) : null}
      {isOpen && offer?.dateLabel && props.suggestion && row.validityDate === null ? (
        <Button variant="quiet" size="sm" onPress={() => props.onDate(props.suggestion ?? null)}>
          {`Use ${formatDay(props.suggestion)}, as long as the last one`}
        </Button>
      ) : null}
      {isOpen && props.onRemarks ? (
        <TextField label="Remarks" value={row.remarks ?? ''} onChange={props.onRemarks} maxLength={250} />
      ) : null}
      {offer && !offer.dateLabel && props.error ? <p className={styles.problem}>{props.error}</p> : null}
    </div>
  )
}

function Tools({ row, ...props }: NewRowProps): ReactElement {
  return (
    <div className={styles.tools}>
      {props.onPreview ? (
        <Button variant="quiet" size="sm" aria-label={`Preview ${row.file.name}`} onPress={props.onPreview}>
          Preview
        </Button>
      ) : null}
      {row.stage === 'failed' ? (
        <Button variant="quiet" size="sm" aria-label={`Try again: ${row.file.name}`} onPress={props.onRetry}>
          Try again
        </Button>
      ) : null}
      {row.stage === 'done' ? null : (
        <span data-remove={row.id}>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${row.stage === 'uploading' ? 'Cancel' : 'Remove'} ${row.file.name}`}
            onPress={props.onRemove}
          >
            {row.stage === 'uploading' ? 'Cancel' : 'Remove'}
          </Button>
        </span>
      )}
    </div>
  )
}

/** A large picture is sent smaller; who needs every detail sends the original. */
function SizeChoice({ row, onSwap }: { row: UploadRow; onSwap: () => void }): ReactElement {
  const isSmaller = row.other?.isOriginal === true
  const size = sizeText(row.other?.file.size ?? 0)
  return (
    <p className={styles.facts}>
      {isSmaller ? 'Made smaller for sending. ' : 'The original is sent. '}
      <Button variant="quiet" size="sm" onPress={onSwap}>
        {isSmaller ? `Send the original, ${size}` : `Send the smaller one, ${size}`}
      </Button>
    </p>
  )
}

function Stage({ row }: { row: UploadRow }): ReactElement {
  switch (row.stage) {
    case 'queued':
      return <StatusBadge tone="progress" label="Waiting" size="sm" />
    case 'offline':
      return <StatusBadge tone="attention" label="Waiting for a connection" size="sm" />
    case 'uploading':
      return <StatusBadge tone="progress" label="Uploading" size="sm" />
    case 'done':
      return <StatusBadge tone="positive" label="Uploaded" size="sm" />
    case 'failed':
      return <StatusBadge tone="stopped" label="Failed" size="sm" />
    default:
      return <StatusBadge tone="neutral" icon="pencil" label="New, not sent yet" size="sm" />
  }
}
