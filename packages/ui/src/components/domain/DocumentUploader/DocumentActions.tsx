import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { ActionMenu } from '../../overlays/Menu/index.ts'
import type { MenuEntry } from '../../overlays/Menu/index.ts'
import { cx } from '../../../styles/cx.ts'
import { actionLine } from '../../primitives/Button/Button.css.ts'
import * as styles from './DocumentUploader.css.ts'
import { acceptTypes } from './kinds.ts'
import type { BlankForms, DocumentOffer, ExistingDocument } from './types.ts'

export interface DocumentActionsProps {
  document: ExistingDocument
  offer: DocumentOffer
  /** A new file takes its place already. */
  isReplaced: boolean
  isReadOnly: boolean
  blankForms: BlankForms | undefined
  onPreview: ((document: ExistingDocument) => void) | undefined
  onRemove: ((document: ExistingDocument) => void) | undefined
  onFiles: (files: File[]) => void
  isFingerprintShown: boolean
  onFingerprint: () => void
}

/** Saves a file by its address under its name. */
function download({ downloadHref = '', fileName }: ExistingDocument): void {
  const link = globalThis.document.createElement('a')
  link.href = downloadHref
  link.download = fileName
  link.click()
}

/** The actions behind the "more" button of a document on file. */
function entriesOf(props: DocumentActionsProps, choose: () => void): MenuEntry[] {
  const { document, offer, isReplaced, isReadOnly, blankForms, onRemove, isFingerprintShown } = props
  const entries: (MenuEntry | false)[] = [
    !isReadOnly &&
      !isReplaced &&
      offer.isClosed !== true && { id: 'replace', label: 'Replace', onAction: choose },
    document.downloadHref !== undefined && {
      id: 'download',
      label: 'Download',
      onAction: () => download(document),
    },
    !isReadOnly &&
      blankForms !== undefined &&
      blankForms.codes.includes(offer.code) && {
        id: 'form',
        label: 'Download the blank form',
        onAction: () => blankForms.onDownload(offer.code),
      },
    Boolean(document.sha256) && {
      id: 'fingerprint',
      label: isFingerprintShown ? 'Hide the fingerprint' : 'Show the fingerprint',
      onAction: props.onFingerprint,
    },
    !isReadOnly &&
      onRemove !== undefined && {
        id: 'remove',
        label: 'Remove',
        isDanger: true,
        onAction: () => onRemove(document),
      },
  ]
  return entries.filter((entry) => entry !== false)
}

/** Looking at a document on file stands as a button; what else can be done with it is in a menu. */
export function DocumentActions(props: DocumentActionsProps): ReactElement {
  const { document, offer, onPreview, onFiles } = props
  const [chooser, setChooser] = useState<HTMLInputElement | null>(null)
  const entries = entriesOf(props, () => chooser?.click())
  return (
    <div className={cx(styles.actions, actionLine)} data-print="hide">
      {entries.some(({ id }) => id === 'replace') ? (
        <input
          ref={setChooser}
          type="file"
          hidden
          aria-label={`File in place of ${document.fileName}`}
          accept={acceptTypes([offer]).join(',')}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
      ) : null}
      {onPreview ? (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Preview ${document.fileName}`}
          onPress={() => onPreview(document)}
        >
          Preview
        </Button>
      ) : null}
      {entries.length > 0 ? (
        <ActionMenu size="sm" label={`Actions for ${document.fileName}`} entries={entries} />
      ) : null}
    </div>
  )
}
