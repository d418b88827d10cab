import FileIcon from '@lucide/icons/icons/file'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import type { FileKind } from '@capiz/domain/document'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { markLabels } from './kinds.ts'
import * as styles from './FileMark.css.ts'

interface FileMarkProps {
  /** Kind of the file. */
  kind: FileKind
  /** The file itself where it is at hand: a picture then shows itself. Another file needs another `key`. */
  file?: File | undefined
}

/**
 * Shows the content of a row at a glance: the picture itself, or the kind of file. Decoration, since the name has it
 * too.
 */
export function FileMark({ kind, file }: FileMarkProps): ReactElement {
  return (
    <span className={styles.mark} aria-hidden="true">
      {markLabels[kind] ?? <Icon of={FileIcon} size={20} />}
      {file && (kind === 'jpeg' || kind === 'png') ? <Thumbnail file={file} /> : null}
    </span>
  )
}

/** The place of a document that is not there. */
export function EmptyMark(): ReactElement {
  return (
    <span className={cx(styles.mark, styles.empty)} aria-hidden="true">
      <Icon of={FileIcon} size={20} />
    </span>
  )
}

/** The picture of a file; its address lives as long as it is shown. One that cannot be read leaves the word below it. */
function Thumbnail({ file }: { file: File }): ReactElement | null {
  const image = useRef<HTMLImageElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const node = image.current
    if (!node) return
    const url = URL.createObjectURL(file)
    node.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return isBroken ? null : (
    <img ref={image} className={styles.picture} alt="" decoding="async" onError={() => setBroken(true)} />
  )
}
