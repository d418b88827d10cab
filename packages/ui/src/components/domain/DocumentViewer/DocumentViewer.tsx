import { lazy, Suspense, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { LinkButton } from '../../primitives/Link/index.ts'
import * as styles from './DocumentViewer.css.ts'
import type { SoughtText } from './found-text.ts'
import { changeOf, type View, ViewTools } from './ViewTools.tsx'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

const PdfPage = lazy(async () => ({ default: (await import('./PdfPage.tsx')).PdfPage }))

export interface DocumentViewerProps extends ElementProps<HTMLDivElement> {
  /** Name of the file: the name of the viewer, and of the download. */
  fileName: string
  /** Found by content on the server; anything that is neither PDF nor picture is only offered for download. */
  fileType: 'pdf' | 'image' | 'other'
  /** Address of the content, usually an object URL. */
  src: string
  /** Address of the download; without it there is no Download. */
  downloadHref?: string | undefined
  /** Values marked where the text of a PDF has them. */
  sought?: readonly SoughtText[] | undefined
  /** Called with the names of the values found on the page shown; never for a scan or a picture, which have no text. */
  onFound?: ((ids: readonly string[]) => void) | undefined
}

const nothing: readonly SoughtText[] = []
const start: View = { page: 1, pages: 1, zoom: 1, turn: 0 }

/** Shows a document in place: PDF page by page, pictures; zoom, turn and page by keys too. Others are offered as download. */
export function DocumentViewer(props: DocumentViewerProps): ReactElement {
  const { fileName, fileType, src, downloadHref = src, sought = nothing, onFound } = props
  const [view, setView] = useState(start)
  const [hasFailed, setFailed] = useState(false)
  const isShown = fileType !== 'other' && !hasFailed
  const change = (changes: Partial<View>): void => setView((before) => ({ ...before, ...changes }))
  const onKeyDown = (event: KeyboardEvent): void => {
    const changes = changeOf(view, event.key)
    if (changes === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    change(changes)
  }
  return (
    <div {...elementProps(props)} className={styles.root}>
      <div className={styles.tools}>
        <span className={styles.name}>{fileName}</span>
        {isShown ? <ViewTools view={view} onChange={change} /> : null}
        <LinkButton size="sm" href={downloadHref} download={fileName}>
          Download
        </LinkButton>
      </div>
      {isShown ? (
        // The frame scrolls, and zooms, turns and pages by keys, so it takes the focus.
        // oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
        <section
          className={styles.frame}
          tabIndex={0}
          aria-label={`${fileName}, zoom with plus and minus, turn with R`}
          onKeyDown={onKeyDown}
        >
          {fileType === 'pdf' ? (
            <Suspense fallback={<div className={styles.blank} aria-busy="true" />}>
              <PdfPage
                {...{ fileName, src, sought, onFound }}
                {...view}
                onPages={(pages) => change({ pages, page: 1 })}
                onFail={() => setFailed(true)}
              />
            </Suspense>
          ) : (
            <Picture {...{ fileName, src, view }} onFail={() => setFailed(true)} />
          )}
        </section>
      ) : (
        <p className={styles.unknown}>
          {hasFailed
            ? 'The file could not be shown: it may be damaged. Download it to look at it.'
            : 'This kind of file cannot be shown here. Download it to read it.'}
        </p>
      )}
    </div>
  )
}

interface PictureProps extends Pick<DocumentViewerProps, 'fileName' | 'src'> {
  view: View
  onFail: () => void
}

function Picture({ fileName, src, view, onFail }: PictureProps): ReactElement {
  return (
    <img
      className={styles.image}
      src={src}
      alt={fileName}
      style={{ inlineSize: `${view.zoom * 100}%`, rotate: `${view.turn}deg` }}
      onError={onFail}
    />
  )
}
