import { lazy, Suspense, useState } from 'react'
import type { ReactElement } from 'react'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { cx } from '../../../styles/cx.ts'
import { mediaQuery } from '../../../tokens/media.ts'
import * as styles from './DocumentViewer.css.ts'
import { Reader, type ShownDocument } from './Reader.tsx'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

const FullScreen = lazy(async () => ({ default: (await import('./FullScreen.tsx')).FullScreen }))

export interface DocumentViewerProps extends ElementProps<HTMLDivElement>, ShownDocument {
  /** Fills a dialog of the whole screen, whose title is the name of the file: it offers no full screen of its own. */
  isFull?: boolean | undefined
}

/**
 * Shows a document in place: PDF page by page, pictures; zoom, turn and page by keys too. Others are offered as download. On
 * phones it opens at the values looked for, large enough to be read, and a tap shows it on the whole screen.
 */
export function DocumentViewer(props: DocumentViewerProps): ReactElement {
  const { fileName, src, isFull = false } = props
  const isPhone = useMediaQuery(mediaQuery.phone)
  const [fullPage, setFullPage] = useState<number>()
  return (
    <div {...elementProps(props)} className={cx(styles.root, isFull && styles.fullRoot)}>
      <Reader key={src} {...props} onExpand={isPhone && !isFull ? setFullPage : undefined} />
      <Suspense fallback={null}>
        {fullPage === undefined ? null : (
          <FullScreen {...props} title={fileName} page={fullPage} onClose={() => setFullPage(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
