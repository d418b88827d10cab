import { useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { LinkButton } from '../../primitives/Link/index.ts'
import * as styles from './DocumentViewer.css.ts'
import { isFreeZoom, zoomTo } from './zoom.ts'

export interface DocumentViewerProps {
  /** Name of the file: the name of the viewer, and of the download. */
  fileName: string
  /** Found by content on the server; anything that is neither PDF nor picture is only offered for download. */
  kind: 'pdf' | 'image' | 'other'
  /** Address of the content, usually an object URL. */
  src: string
  /** Address of the download; without it there is no Download. */
  downloadHref?: string
}

/** Shows a document in place: PDF by the browser's own reader, pictures with zoom (keys + − 0), others as download. */
export function DocumentViewer({
  fileName,
  kind,
  src,
  downloadHref = src,
}: DocumentViewerProps): ReactElement {
  const [zoom, setZoom] = useState(1)
  const [hasFailed, setFailed] = useState(false)
  const isImage = kind === 'image' && !hasFailed
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <span className={styles.name}>{fileName}</span>
        {isImage ? <ZoomTools zoom={zoom} onZoom={setZoom} /> : null}
        <LinkButton size="sm" href={downloadHref} download={fileName}>
          Download
        </LinkButton>
      </div>
      {isImage ? (
        <Picture {...{ fileName, src, zoom }} onZoom={setZoom} onFail={() => setFailed(true)} />
      ) : kind === 'pdf' ? (
        <PdfFrame fileName={fileName} src={src} />
      ) : (
        <p className={styles.unknown}>
          {hasFailed
            ? 'The picture could not be shown. Download the file to look at it.'
            : 'This kind of file cannot be shown here. Download it to read it.'}
        </p>
      )}
    </div>
  )
}

interface ZoomProps {
  /** 1 is the picture as wide as its frame. */
  zoom: number
  onZoom: (zoom: number) => void
}

function ZoomTools({ zoom, onZoom }: ZoomProps): ReactElement {
  return (
    <>
      <Button size="sm" isDisabled={!isFreeZoom(zoom, '-')} onPress={() => onZoom(zoomTo(zoom, '-') ?? zoom)}>
        Smaller
      </Button>
      <output>{`${Math.round(zoom * 100)}%`}</output>
      <Button size="sm" isDisabled={!isFreeZoom(zoom, '+')} onPress={() => onZoom(zoomTo(zoom, '+') ?? zoom)}>
        Larger
      </Button>
    </>
  )
}

interface PictureProps extends Pick<DocumentViewerProps, 'fileName' | 'src'>, ZoomProps {
  onFail: () => void
}

function Picture({ fileName, src, zoom, onZoom, onFail }: PictureProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = zoomTo(zoom, event.key)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onZoom(next)
  }
  return (
    // The frame scrolls and zooms by keys, so it takes the focus.
    // oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
    <section
      className={styles.frame}
      tabIndex={0}
      aria-label={`${fileName}, zoom with plus and minus`}
      onKeyDown={onKeyDown}
    >
      <img
        className={styles.image}
        src={src}
        alt={fileName}
        style={{ inlineSize: `${zoom * 100}%` }}
        onError={onFail}
      />
    </section>
  )
}

function PdfFrame({ fileName, src }: Pick<DocumentViewerProps, 'fileName' | 'src'>): ReactElement {
  return (
    <div className={styles.frame}>
      {navigator.pdfViewerEnabled ? (
        // A frame, because the server's content policy lets no plug-in in; the readers of PDF do not work in a sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe className={styles.pdf} src={src} title={fileName} />
      ) : (
        <p className={styles.unknown}>
          This browser does not show PDF files in place. Download the file to read it.
        </p>
      )}
    </div>
  )
}
