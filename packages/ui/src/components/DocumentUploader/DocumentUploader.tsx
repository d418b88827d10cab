import { useEffect, useId, useRef } from 'react'
import type { ClipboardEvent, ReactElement } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { IsoDate } from '@capiz/domain/time'
import { useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { mediaQuery } from '../../tokens/index.ts'
import { Button } from '../Button/index.ts'
import * as styles from './DocumentUploader.css.ts'
import { ExistingRow, MissingRow } from './ExistingRow.tsx'
import { NewRow } from './NewRow.tsx'
import { Refusals } from './Refusals.tsx'
import { filesOf } from './folders.ts'
import { acceptText, acceptTypes, takesOne, takesPictures } from './kinds.ts'
import { nextDate, rowProblem } from './rows.ts'
import type { DocumentOffer, ExistingDocument, UploadFunction, UploadRow } from './types.ts'
import { useUploads } from './useUploads.ts'

export interface DocumentUploaderProps {
  /** What the documents are of: `Credentials`. */
  label: string
  /** Types of document that can be given, in the order of the list. */
  offers: readonly DocumentOffer[]
  /** Documents already on file. */
  existing?: readonly ExistingDocument[]
  /** Today in Manila: a validity before it is warned of. */
  today: IsoDate
  /** As a form field: told every change of the new files; turn them into the wire's lists with `uploadLists`. */
  onRowsChange?: (rows: readonly UploadRow[]) => void
  /** As immediate upload: sends one file; the person starts it with one button. */
  upload?: UploadFunction
  /** Shows a document; without it there is no Preview. */
  onPreview?: (document: ExistingDocument | File) => void
  /** Takes a document off the record; without it those on file stay. */
  onRemoveExisting?: (document: ExistingDocument) => void
  /** Documents and their states, nothing to change them. */
  isReadOnly?: boolean
  /** Each new document may carry a remark. */
  hasRemarks?: boolean
  /** Errors of the form by row id, shown at the row. */
  errors?: Readonly<Record<string, string>>
}

/** Documents of a record as a checklist: what is required is there from the start, files are added to it. */
export function DocumentUploader(props: DocumentUploaderProps): ReactElement {
  const { label, offers, existing = [], today, upload, isReadOnly = false } = props
  const hintId = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const uploads = useUploads({ offers, existing, upload, onRowsChange: props.onRowsChange })
  const { rows } = uploads
  const hasCamera = useMediaQuery(mediaQuery.coarse)
  const waiting = rows.filter((row) => row.stage === 'ready' || row.stage === 'failed')
  const sendable = waiting.filter((row) => rowProblem(row, offers, today) === undefined)
  const failed = rows.filter((row) => row.stage === 'failed').length

  // The button that chose a file makes way for its row: the focus goes there, and not out of a dialog's reach.
  const chosenFor = useRef<string>(undefined)
  useEffect(() => {
    const row = rows.find(({ typeCode }) => typeCode === chosenFor.current)
    chosenFor.current = undefined
    if (row !== undefined) document.getElementById(`document-${row.id}`)?.focus()
  }, [rows])

  const remove = (row: UploadRow) => {
    // Focus goes to the row that takes the place, or to the add button when none is left.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const index = buttons.findIndex((button) => button.dataset['remove'] === row.id)
    const neighbour = buttons[index + 1] ?? buttons[index - 1]
    ;(neighbour?.querySelector('button') ?? addButton.current)?.focus()
    uploads.remove(row)
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || isReadOnly) return
    event.preventDefault()
    uploads.add(files)
  }
  const newRow = (row: UploadRow) => (
    <NewRow
      key={row.id}
      row={row}
      offers={offers}
      today={today}
      error={props.errors?.[row.id]}
      onType={(typeCode) => uploads.dispatch({ type: 'typed', id: row.id, typeCode })}
      onDate={(date) => uploads.dispatch({ type: 'dated', id: row.id, date })}
      onPreview={props.onPreview && (() => props.onPreview?.(row.file))}
      onRemarks={
        props.hasRemarks
          ? (remarks) => uploads.dispatch({ type: 'remarked', id: row.id, remarks })
          : undefined
      }
      onSwap={() => uploads.dispatch({ type: 'swapped', id: row.id })}
      suggestion={nextDate(
        offers.find((offer) => offer.code === row.typeCode),
        existing,
      )}
      onRetry={() => uploads.start([row.id])}
      onRemove={() => remove(row)}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.root} aria-label={label} onPaste={onPaste}>
      <DropZone
        className={styles.zone}
        isDisabled={isReadOnly}
        aria-label={`Drop files for ${label}`}
        onDrop={(event) => {
          void filesOf(event.items).then((files) => uploads.add(files))
        }}
      >
        <ul ref={list} className={styles.list}>
          {offers.map((offer) => {
            const onFile = existing.filter((document) => document.typeCode === offer.code)
            const fresh = rows.filter((row) => row.typeCode === offer.code)
            return [
              ...onFile.map((document) => (
                <ExistingRow
                  key={document.uuid}
                  document={document}
                  offer={offer}
                  today={today}
                  isReplaced={fresh.length > 0 && (offer.maxCount ?? 1) === 1}
                  isReadOnly={isReadOnly}
                  onPreview={props.onPreview}
                  onRemove={props.onRemoveExisting}
                  onFiles={(files) => uploads.add(files, offer.code)}
                />
              )),
              ...fresh.map(newRow),
              onFile.length + fresh.length === 0 ? (
                <MissingRow
                  key={offer.code}
                  offer={offer}
                  isReadOnly={isReadOnly}
                  onFiles={(files) => {
                    chosenFor.current = offer.code
                    uploads.add(files, offer.code)
                  }}
                />
              ) : null,
            ]
          })}
          {rows.filter((row) => !offers.some((offer) => offer.code === row.typeCode)).map(newRow)}
        </ul>
        {isReadOnly ? null : (
          <div className={styles.drop}>
            <FileTrigger
              allowsMultiple
              acceptedFileTypes={acceptTypes(offers)}
              onSelect={(files) => uploads.add([...(files ?? [])])}
            >
              <Button ref={addButton} isPending={uploads.isReading} aria-describedby={hintId}>
                Add files
              </Button>
            </FileTrigger>
            {hasCamera && takesPictures(offers) ? (
              <FileTrigger
                defaultCamera="environment"
                acceptedFileTypes={['image/jpeg']}
                onSelect={(files) => uploads.add([...(files ?? [])])}
              >
                <Button>Take photo</Button>
              </FileTrigger>
            ) : null}
            <span id={hintId} className={styles.hint}>
              {acceptText(offers)}{' '}
              {takesOne(offers)
                ? 'Or drop or paste it here.'
                : 'Or drop or paste them here, a whole folder too.'}
            </span>
          </div>
        )}
      </DropZone>
      <Refusals refused={uploads.refused} />
      <div className={styles.said}>
        <output className={uploads.isSaidAbove ? styles.hidden : undefined}>{uploads.said}</output>
        {uploads.removed ? (
          <Button variant="quiet" size="sm" onPress={uploads.restore}>
            Undo
          </Button>
        ) : null}
        {upload && waiting.length > 0 ? (
          <Button
            variant="primary"
            size="sm"
            isDisabled={sendable.length === 0}
            onPress={() => uploads.start(sendable.map((row) => row.id))}
          >
            {failed > 0
              ? 'Upload again'
              : `Upload ${sendable.length === 1 ? '1 file' : `${sendable.length} files`}`}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
