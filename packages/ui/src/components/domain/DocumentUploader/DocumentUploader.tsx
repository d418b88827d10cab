import { useRef } from 'react'
import type { ClipboardEvent, ReactElement } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { plural } from '@capiz/domain/text'
import { Button } from '../../primitives/Button/index.ts'
import * as styles from './DocumentUploader.css.ts'
import { Refusals } from './Refusals.tsx'
import { filesOf } from './folders.ts'
import { rowProblem } from './rows.ts'
import { useUploads } from './useUploads.ts'
import { AddFiles } from './AddFiles.tsx'
import { DocumentRows } from './DocumentRows.tsx'
import { useRowFocus } from './useRowFocus.ts'
import type { Uploads } from './useUploads.ts'
import type { DocumentUploaderProps } from './types.ts'
import { elementProps } from '../../../element/element-props.ts'

/** Documents of a record as a checklist: what is required is there from the start, files are added to it. */
export function DocumentUploader(props: DocumentUploaderProps): ReactElement {
  const { label, offers, existing = [], today, upload, isReadOnly = false } = props
  const addButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const uploads = useUploads({ offers, existing, upload, onRowsChange: props.onRowsChange })
  const { onChosen, focusAfter } = useRowFocus(uploads.rows, list, addButton)
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || isReadOnly) return
    event.preventDefault()
    uploads.add(files)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section {...elementProps(props)} className={styles.root} aria-label={label} onPaste={onPaste}>
      <DropZone
        className={styles.zone}
        isDisabled={isReadOnly}
        aria-label={`Drop files for ${label}`}
        onDrop={(event) => {
          void filesOf(event.items).then((files) => uploads.add(files))
        }}
      >
        <ul ref={list} className={styles.list}>
          <DocumentRows
            {...props}
            uploads={uploads}
            onChoose={onChosen}
            onRemove={(row) => {
              focusAfter(row)
              uploads.remove(row)
            }}
          />
        </ul>
        {isReadOnly ? null : (
          <AddFiles
            offers={offers}
            isReading={uploads.isReading}
            addButton={addButton}
            onFiles={uploads.add}
          />
        )}
      </DropZone>
      <Refusals refused={uploads.refused} />
      <Foot {...{ uploads, offers, today }} hasUpload={upload !== undefined} />
    </section>
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
