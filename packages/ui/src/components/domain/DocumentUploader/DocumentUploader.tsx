import { useRef } from 'react'
import type { ClipboardEvent, ReactElement } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { plural } from '@capiz/domain/text'
import { Button } from '../../primitives/Button/index.ts'
import { cx } from '../../../styles/cx.ts'
import * as styles from './DocumentUploader.css.ts'
import { Refusals } from './Refusals.tsx'
import { filesOf } from './folders.ts'
import { acceptsOne, isClosed } from './kinds.ts'
import { rowProblem } from './rows.ts'
import { useUploads } from './useUploads.ts'
import { ChooseFiles } from './ChooseFiles.tsx'
import { DocumentRows } from './DocumentRows.tsx'
import { OnlyFile } from './OnlyFile.tsx'
import { useRowFocus } from './useRowFocus.ts'
import type { Uploads } from './useUploads.ts'
import type { DocumentUploaderProps } from './types.ts'
import { elementProps } from '../../../element/element-props.ts'

/**
 * Documents of a record as a checklist: what is required is there from the start, files are added to it. A single
 * document that can be given is one field.
 */
export function DocumentUploader(props: DocumentUploaderProps): ReactElement {
  const { label, offers, existing = [], today, upload, isReadOnly = false, isInCard = false } = props
  const takesFiles = !isReadOnly && !isClosed(offers)
  const uploads = useUploads({ offers, existing, upload, onRowsChange: props.onRowsChange })
  const hasRows = existing.length + uploads.rows.length > 0
  const isField = acceptsOne(offers) && takesFiles && !hasRows
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || !takesFiles) return
    event.preventDefault()
    uploads.add(files)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...elementProps(props)}
      className={cx(styles.root, isInCard && styles.inCard)}
      aria-label={label}
      onPaste={onPaste}
    >
      <DropZone
        className={cx(styles.zone[isInCard ? 'inCard' : 'framed'], isField && styles.dashed)}
        isDisabled={!takesFiles}
        aria-label={`Drop files for ${label}`}
        onDrop={(event) => {
          void filesOf(event.items).then((files) => uploads.add(files))
        }}
      >
        <Places {...props} uploads={uploads} isField={isField} />
      </DropZone>
      <Refusals refused={uploads.refused} />
      <Foot {...{ uploads, offers, today }} hasUpload={upload !== undefined} />
    </section>
  )
}

interface PlacesProps extends DocumentUploaderProps {
  uploads: Uploads
  /** One document can be given and is not there yet. */
  isField: boolean
}

/** The rows with the line that adds files below them, or the field of a single document. */
function Places(props: PlacesProps): ReactElement {
  const { offers, uploads, isField, isReadOnly = false } = props
  const chooseButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { onChosen, focusAfter } = useRowFocus(uploads.rows, list, chooseButton)
  const choose = { chooseButton, isReading: uploads.isReading }
  const [first] = offers
  if (isField && first !== undefined) {
    const onFiles = (files: File[]) => {
      onChosen(first.code)
      uploads.add(files)
    }
    return <OnlyFile {...choose} offer={first} blankForms={props.blankForms} onFiles={onFiles} />
  }
  return (
    <>
      <ul ref={list} className={styles.list}>
        <DocumentRows
          {...props}
          onChoose={onChosen}
          onRemove={(row) => {
            focusAfter(row)
            uploads.remove(row)
          }}
        />
      </ul>
      {isReadOnly || isClosed(offers) || acceptsOne(offers) ? null : (
        <div className={styles.foot}>
          <ChooseFiles {...choose} offers={offers} onFiles={uploads.add}>
            Add files
          </ChooseFiles>
        </div>
      )}
    </>
  )
}

interface FootProps extends Pick<DocumentUploaderProps, 'offers' | 'today'> {
  uploads: Uploads
  hasUpload: boolean
}

/** Shows the last action with undo, and the button that sends the files. */
function Foot({ uploads, offers, today, hasUpload }: FootProps): ReactElement {
  const waiting = uploads.rows.filter((row) => row.stage === 'ready' || row.stage === 'failed')
  const sendable = waiting.filter((row) => rowProblem(row, offers, today) === undefined)
  const incomplete = waiting.length - sendable.length
  const hasFailed = waiting.some((row) => row.stage === 'failed')
  return (
    <div className={styles.announcement}>
      <output className={uploads.isAnnouncedAbove ? styles.hidden : undefined}>{uploads.announcement}</output>
      {uploads.removed ? (
        <Button variant="quiet" size="sm" onPress={uploads.restore}>
          Undo
        </Button>
      ) : null}
      {hasUpload && waiting.length > 0 ? (
        <Button
          variant="primary"
          size="sm"
          isDisabled={sendable.length === 0}
          onPress={() => uploads.start(sendable.map((row) => row.id))}
        >
          {hasFailed
            ? 'Upload again'
            : `Upload ${plural(sendable.length || waiting.length, 'file', 'files')}`}
        </Button>
      ) : null}
      {hasUpload && incomplete > 0 ? (
        <span>
          {incomplete === 1
            ? '1 file cannot be sent yet: see its type and date.'
            : `${incomplete} files cannot be sent yet: see their types and dates.`}
        </span>
      ) : null}
    </div>
  )
}
