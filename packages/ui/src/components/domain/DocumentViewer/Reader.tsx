import { lazy, Suspense, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { cx } from '../../../styles/cx.ts'
import { mediaQuery } from '../../../tokens/media.ts'
import { LinkButton } from '../../primitives/Link/index.ts'
import * as styles from './DocumentViewer.css.ts'
import type { SoughtText } from './found-text.ts'
import { usePinch } from './use-pinch.ts'
import { changeOf, type View, ViewTools } from './ViewTools.tsx'

const PdfPage = lazy(async () => ({ default: (await import('./PdfPage.tsx')).PdfPage }))

/** A document to be shown. */
export interface ShownDocument {
  /** Name of the file: the name of the viewer, and of the download. */
  fileName: string
  /** Found by content on the server; anything that is neither PDF nor picture is only offered for download. */
  fileType: 'pdf' | 'image' | 'other'
  /** Address of the content, usually an object URL. */
  src: string
  /** Address of the download; by default that of the content. */
  downloadHref?: string | undefined
  /** Values marked where the text of a PDF has them. */
  sought?: readonly SoughtText[] | undefined
  /** Called with the names of the values found on the page shown; never for a scan or a picture, which have no text. */
  onFound?: ((ids: readonly string[]) => void) | undefined
}

export interface ReaderProps extends ShownDocument {
  /** Page shown at first, counted from 1. */
  page?: number | undefined
  /** Fills its container, whose title is the name of the file. */
  isFull?: boolean | undefined
  /** Called with the page shown when the document is tapped, or the whole screen is asked for by button or Enter. */
  onExpand?: ((page: number) => void) | undefined
}

const nothing: readonly SoughtText[] = []

/** The tools of a document and the frame it is read in. */
export function Reader(props: ReaderProps): ReactElement {
  const { fileName, fileType, src, downloadHref = src, page = 1, isFull = false, onExpand } = props
  const [view, setView] = useState<View>({ page, pages: 1, zoom: 1, turn: 0 })
  const [hasFailed, setFailed] = useState(false)
  const isShown = fileType !== 'other' && !hasFailed
  const change = (changes: Partial<View>): void => setView((before) => ({ ...before, ...changes }))
  return (
    <div className={cx(styles.reader, isFull && styles.fullReader)}>
      <div className={styles.tools}>
        {isFull ? null : <span className={styles.name}>{fileName}</span>}
        {isShown ? (
          <ViewTools
            {...{ view, fileName, downloadHref }}
            onChange={change}
            onExpand={onExpand && (() => onExpand(view.page))}
          />
        ) : (
          <LinkButton size="sm" href={downloadHref} download={fileName}>
            Download
          </LinkButton>
        )}
      </div>
      {isShown ? (
        <Frame {...props} {...{ view }} onChange={change} onFail={() => setFailed(true)} />
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

interface FrameProps extends ReaderProps {
  view: View
  onChange: (changes: Partial<View>) => void
  onFail: () => void
}

/** The style of a frame that ends below the values found, and the setter of its height in px. */
function useFrameHeight(isLimited: boolean) {
  const [height, setHeight] = useState<number>()
  const style = isLimited && height !== undefined ? { blockSize: height, aspectRatio: 'auto' } : undefined
  return [style, setHeight] as const
}

/** The document in a frame that scrolls; it zooms, turns and pages by keys, and zooms by two fingers. */
function Frame(props: FrameProps): ReactElement {
  const {
    fileName,
    fileType,
    src,
    sought = nothing,
    onFound,
    isFull,
    onExpand,
    view,
    onChange,
    onFail,
  } = props
  const isPhone = useMediaQuery(mediaQuery.phone)
  const [frameStyle, setHeight] = useFrameHeight(isPhone && isFull !== true)
  const pinched = usePinch(view.zoom, (zoom) => onChange({ zoom }))
  const expand = onExpand && (() => onExpand(view.page))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const changes = changeOf(view, event.key)
    if (changes === undefined && (event.key !== 'Enter' || expand === undefined)) return
    event.preventDefault()
    event.stopPropagation()
    if (changes === undefined) expand?.()
    else onChange(changes)
  }
  return (
    // The frame scrolls, and zooms, turns and pages by keys, so it takes the focus.
    // oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
    <section
      ref={pinched}
      className={cx(styles.frame, isFull === true && styles.fullFrame)}
      style={frameStyle}
      tabIndex={0}
      aria-label={`${fileName}, zoom with plus and minus, turn with R${expand ? ', full screen with Enter' : ''}`}
      onKeyDown={onKeyDown}
      onClick={expand}
    >
      {fileType === 'pdf' ? (
        <Suspense fallback={<div className={styles.blank} aria-busy="true" />}>
          <PdfPage
            {...{ fileName, src, sought, onFound, onFail }}
            {...view}
            isReadable={isPhone}
            onPages={(pages) => onChange({ pages, page: Math.min(view.page, pages) })}
            onOpen={(zoom, height) => {
              onChange({ zoom })
              setHeight(height)
            }}
          />
        </Suspense>
      ) : (
        <Picture {...{ fileName, src, view, onFail }} />
      )}
    </section>
  )
}

type PictureProps = Pick<FrameProps, 'fileName' | 'src' | 'view' | 'onFail'>

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
