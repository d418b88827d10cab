import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { Button } from '../Button/index.ts'
import { DateField } from '../DateField/index.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import { ProgressBar } from '../ProgressBar/index.ts'
import { StatusBadge } from '../StatusBadge/index.ts'
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
  onPreview: (() => void) | undefined
  onRetry: () => void
  onRemove: () => void
}

/** A newly chosen file: what it is, until when it holds, how its sending goes. */
export function NewRow(props: NewRowProps): ReactElement {
  const { row, offers, today } = props
  const offer = offers.find((each) => each.code === row.typeCode)
  const isOpen = row.stage === 'ready' || row.stage === 'failed'
  const problem = isOpen ? rowProblem(row, offers, today) : undefined
  const shownError = props.error ?? (row.typeCode && row.validityDate ? problem : undefined)
  return (
    <li className={styles.row} id={`document-${row.id}`} tabIndex={-1}>
      <div>
        <p className={styles.name}>{offer?.label ?? row.file.name}</p>
        <p className={styles.facts}>{`${offer ? `${row.file.name} · ` : ''}${sizeText(row.file.size)}`}</p>
        <div className={styles.badges}>
          <Stage row={row} />
        </div>
        {row.stage === 'uploading' ? <ProgressBar label={row.file.name} value={row.progress} /> : null}
        {row.reason ? <p className={styles.problem}>{row.reason}</p> : null}
      </div>
      <div>
        {isOpen && !offer ? (
          <NativeSelect
            label={`What is ${row.file.name}?`}
            value={row.typeCode}
            placeholder="Choose a type"
            options={offers.map((each) => ({ value: each.code, label: each.label }))}
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
        {offer && !offer.dateLabel && props.error ? <p className={styles.problem}>{props.error}</p> : null}
      </div>
      <div className={styles.tools}>
        {props.onPreview ? (
          <Button variant="quiet" size="sm" aria-label={`Preview ${row.file.name}`} onPress={props.onPreview}>
            Preview
          </Button>
        ) : null}
        {row.stage === 'failed' ? (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Try again: ${row.file.name}`}
            onPress={props.onRetry}
          >
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
    </li>
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
