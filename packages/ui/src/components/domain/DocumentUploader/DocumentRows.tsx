import type { ReactElement } from 'react'
import { ExistingRow } from './ExistingRow.tsx'
import { MissingRow } from './MissingRow.tsx'
import { NewRow } from './NewRow.tsx'
import { nextDate } from './rows.ts'
import type { DocumentOffer, DocumentUploaderProps, UploadRow } from './types.ts'
import type { Uploads } from './useUploads.ts'

interface DocumentRowsProps extends DocumentUploaderProps {
  uploads: Uploads
  /** Called before files chosen for a missing type are added. */
  onChoose: (typeCode: string) => void
  onRemove: (row: UploadRow) => void
}

/** Every type with its documents in the order of the types, then the new files that have no type yet. */
export function DocumentRows(props: DocumentRowsProps): ReactElement {
  const { offers, uploads } = props
  const untyped = uploads.rows.filter((row) => !offers.some((offer) => offer.code === row.typeCode))
  return (
    <>
      {offers.map((offer) => (
        <OfferRows key={offer.code} {...props} offer={offer} />
      ))}
      {untyped.map((row) => (
        <AddedRow key={row.id} {...props} row={row} />
      ))}
    </>
  )
}

/** The documents of one type: those on file, the new ones, or the place where one is missing. */
function OfferRows(props: DocumentRowsProps & { offer: DocumentOffer }): ReactElement {
  const { offer, existing = [], uploads, today, isReadOnly = false } = props
  const onFile = existing.filter((document) => document.typeCode === offer.code)
  const fresh = uploads.rows.filter((row) => row.typeCode === offer.code)
  return (
    <>
      {onFile.map((document) => (
        <ExistingRow
          key={document.uuid}
          document={document}
          offer={offer}
          today={today}
          isReplaced={fresh.length > 0 && (offer.maxCount ?? 1) === 1}
          isReadOnly={isReadOnly}
          blankForms={props.blankForms}
          onPreview={props.onPreview}
          onRemove={props.onRemoveExisting}
          onFiles={(files) => uploads.add(files, offer.code)}
        />
      ))}
      {fresh.map((row) => (
        <AddedRow key={row.id} {...props} row={row} />
      ))}
      {onFile.length + fresh.length === 0 ? (
        <MissingRow
          offer={offer}
          isReadOnly={isReadOnly}
          blankForms={props.blankForms}
          onFiles={(files) => {
            props.onChoose(offer.code)
            uploads.add(files, offer.code)
          }}
        />
      ) : null}
    </>
  )
}

function AddedRow(props: DocumentRowsProps & { row: UploadRow }): ReactElement {
  const { row, offers, existing = [], today, uploads } = props
  return (
    <NewRow
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
      onRemove={() => props.onRemove(row)}
    />
  )
}
