import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './DocumentViewer.css.ts'
import { drawPage, type DrawnPage } from './draw-page.ts'
import { findTexts, type FoundText, type SoughtText } from './found-text.ts'
import { openPdf } from './pdf-document.ts'
import { useScrollPlace } from './use-scroll-place.ts'

export interface PdfPageProps {
  fileName: string
  src: string
  /** Page shown, counted from 1. */
  page: number
  /** 1 is the page as wide as its frame. */
  zoom: number
  /** Degrees the page is turned, clockwise. */
  turn: number
  sought: readonly SoughtText[]
  onPages: (count: number) => void
  /** Called with the values found on the page shown. */
  onFound: ((ids: readonly string[]) => void) | undefined
  onFail: () => void
  /** Opens each page where and as large as it can be read in a narrow frame. */
  isReadable: boolean
  /** Called with the zoom at which a page is opened to be read and, where values were found, the height in px that holds them. */
  onOpen: (zoom: number, height: number | undefined) => void
}

/** The document at an address; undefined until it is open. */
function useDocument({ src, onPages, onFail }: PdfPageProps): PDFDocumentProxy | undefined {
  const [open, setOpen] = useState<PDFDocumentProxy>()
  const report = useRef({ onPages, onFail })
  useEffect(() => {
    report.current = { onPages, onFail }
  })
  useEffect(() => {
    let isClosed = false
    const { whenOpen, close } = openPdf(src)
    const wait = async (): Promise<void> => {
      try {
        const document = await whenOpen
        if (isClosed) return
        setOpen(document)
        report.current.onPages(document.numPages)
      } catch {
        if (!isClosed) report.current.onFail()
      }
    }
    void wait()
    return () => {
      isClosed = true
      setOpen(undefined)
      close()
    }
  }, [src])
  return open
}

/** The width of an element in px, whenever it changes. */
function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [setElement, width]
}

/** Values found on the page shown; `onFound` is called whenever they are others. */
function useFound(
  drawn: DrawnPage | undefined,
  { sought, onFound }: Pick<PdfPageProps, 'sought' | 'onFound'>,
): readonly FoundText[] {
  const found = drawn === undefined ? [] : findTexts(sought, drawn.runs)
  const ids = JSON.stringify(found.map(({ id }) => id))
  const report = useRef(onFound)
  useEffect(() => {
    report.current = onFound
  })
  useEffect(() => {
    if (drawn !== undefined) report.current?.(JSON.parse(ids) as string[])
  }, [drawn, ids])
  return found
}

/** Draws one page of a document as wide as its frame, and marks the values looked for. */
export function PdfPage(props: PdfPageProps): ReactElement {
  const { fileName, page, zoom, turn, onFail } = props
  const document = useDocument(props)
  const [frame, width] = useWidth()
  const canvas = useRef<HTMLCanvasElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<DrawnPage>()
  const failed = useRef(onFail)
  useEffect(() => {
    failed.current = onFail
  })
  useEffect(() => {
    const target = canvas.current
    if (document === undefined || target === null || width === 0) return undefined
    return drawPage(
      document,
      target,
      { page, width, zoom, turn },
      { onSize: setDrawn, onFail: () => failed.current() },
    )
  }, [document, page, zoom, turn, width])
  const found = useFound(drawn, props)
  useScrollPlace(sheet, drawn, found, props)
  return (
    <div ref={frame} className={styles.page} aria-busy={drawn === undefined}>
      <div
        ref={sheet}
        className={styles.sheet}
        data-theme="light"
        style={{ inlineSize: drawn?.width, blockSize: drawn?.height }}
      >
        {/* drawn, so that no file can be named as the picture */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={`${fileName}, page ${page}`} />
        {found.map((box) => (
          <Mark key={box.id} box={box} />
        ))}
        <p className={styles.pageText}>{drawn?.runs.map(({ text }) => text).join(' ')}</p>
      </div>
    </div>
  )
}

/** Marks a value on the page; the current one is scrolled into view. */
function Mark({ box }: { box: FoundText }): ReactElement {
  const { left, top, width, height, isCurrent } = box
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isCurrent) mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  return (
    <span
      ref={mark}
      className={cx(styles.mark, isCurrent && styles.currentMark)}
      style={{ insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height }}
    />
  )
}
