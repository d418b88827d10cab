import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { TextRun } from './found-text.ts'

/** Part of the height of a line of text that lies below its letters' feet. */
const descent = 0.3

/** The runs of text of a page, in px from its upper left corner at a scale. */
async function runsOf(page: PDFPageProxy, turn: number, scale: number): Promise<TextRun[]> {
  const viewport = page.getViewport({ scale, rotation: (page.rotate + turn) % 360 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x, y] = item.transform as [number, number, number, number, number, number]
    const [left, bottom] = viewport.convertToViewportPoint(x, y) as [number, number]
    const [right, top] = viewport.convertToViewportPoint(x + item.width, y + item.height) as [number, number]
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
export interface DrawnPage {
  /** Page, counted from 1. */
  page: number
  zoom: number
  width: number
  height: number
  runs: readonly TextRun[]
}

/** How a page is drawn. */
interface Drawing {
  /** Page, counted from 1. */
  page: number
  /** Width of the frame in px, which the page fills at a zoom of 1. */
  width: number
  zoom: number
  /** Degrees the page is turned, clockwise. */
  turn: number
}

/**
 * Draws a page of a document into a canvas. `onSize` is called before the first line is drawn; the returned function
 * stops the drawing, after which nothing is called any more.
 */
export function drawPage(
  document: PDFDocumentProxy,
  canvas: HTMLCanvasElement,
  { page, width, zoom, turn }: Drawing,
  { onSize, onFail }: { onSize: (drawn: DrawnPage) => void; onFail: () => void },
): () => void {
  let isStopped = false
  let cancel = (): void => undefined
  const draw = async (): Promise<void> => {
    const shown = await document.getPage(page)
    const rotation = (shown.rotate + turn) % 360
    const scale = (width / shown.getViewport({ scale: 1, rotation }).width) * zoom
    const viewport = shown.getViewport({ scale, rotation })
    const runs = await runsOf(shown, turn, scale)
    if (isStopped) return
    const ratio = window.devicePixelRatio
    canvas.width = Math.floor(viewport.width * ratio)
    canvas.height = Math.floor(viewport.height * ratio)
    onSize({ page, zoom, width: viewport.width, height: viewport.height, runs })
    const task = shown.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
    cancel = () => task.cancel()
    await task.promise
  }
  draw().catch(() => {
    if (!isStopped) onFail()
  })
  return () => {
    isStopped = true
    cancel()
  }
}
