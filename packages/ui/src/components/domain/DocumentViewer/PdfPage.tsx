import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './DocumentViewer.css.ts'
import { findTexts, type FoundText, type SoughtText, type TextRun } from './found-text.ts'
import { openPdf } from './pdf-document.ts'

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

/** Part of the height of a line of text that lies below its letters' feet. */
const descent = 0.3

/** The runs of text of a page, in px from its upper left corner at a scale. */
async function runsOf(page: PDFPageProxy, turn: number, scale: number): Promise<TextRun[]> {
  const viewport = page.getViewport({ scale, rotation: (page.rotate + turn) % 360 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [x = 0, y = 0] = [item.transform[4] as number, item.transform[5] as number]
    const [left = 0, bottom = 0] = viewport.convertToViewportPoint(x, y) as number[]
    const [right = 0, top = 0] = viewport.convertToViewportPoint(x + item.width, y + item.height) as number[]
    return [
      {
        text: item.str,
        left: Math.min(left, right),
        top: Math.min(top, bottom),
        width: Math.abs(right - left),
        // letters reach below the line they stand on
        height: Math.abs(bottom - top) * (1 + descent),
      },
    ]
  })
}

/** A page as it was drawn: its size in px and its text. */
interface Drawn {
  width: number
  height: number
  runs: readonly TextRun[]
}

/** Draws one page of a document as wide as its frame, and marks the values looked for. */
export function PdfPage(props: PdfPageProps): ReactElement {
  const { fileName, page, zoom, turn, sought, onFound, onFail } = props
  const document = useDocument(props)
  const [frame, width] = useWidth()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    const target = canvas.current
    if (document === undefined || target === null || width === 0) return undefined
    let stop = (): void => undefined
    let isGone = false
    const draw = async (): Promise<void> => {
      try {
        const shown = await document.getPage(page)
        const rotation = (shown.rotate + turn) % 360
        const scale = (width / shown.getViewport({ scale: 1, rotation }).width) * zoom
        const viewport = shown.getViewport({ scale, rotation })
        const runs = await runsOf(shown, turn, scale)
        if (isGone) return
        const ratio = window.devicePixelRatio
        target.width = Math.floor(viewport.width * ratio)
        target.height = Math.floor(viewport.height * ratio)
        setDrawn({ width: viewport.width, height: viewport.height, runs })
        const task = shown.render({ canvas: target, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
        stop = () => task.cancel()
        await task.promise
      } catch {
        if (!isGone) onFail()
      }
    }
    void draw()
    return () => {
      isGone = true
      stop()
    }
    // the callback may be another with every render
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [document, page, zoom, turn, width])
  const found = drawn === undefined ? [] : findTexts(sought, drawn.runs)
  const ids = found.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (drawn !== undefined) onFound?.(ids === '' ? [] : ids.split(' '))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [drawn, ids])
  return (
    <div ref={frame} className={styles.page} aria-busy={drawn === undefined}>
      <div className={styles.sheet} data-theme="light" style={{ inlineSize: drawn?.width, blockSize: drawn?.height }}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="img"
          aria-label={`${fileName}, page ${page}`}
        />
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
  }, [isCurrent, left, top])
  return (
    <span
      ref={mark}
      className={cx(styles.mark, isCurrent && styles.currentMark)}
      style={{ insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height }}
    />
  )
}
