import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist'

/** Starts the thread that reads files; undefined where the bundler of an application has not brought its file along. */
async function startThread(): Promise<Worker | undefined> {
  try {
    const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
    await new Promise((resolve, reject) => {
      thread.addEventListener('message', resolve, { once: true })
      thread.addEventListener('error', reject, { once: true })
    })
    return thread
  } catch {
    return undefined
  }
}

/** Files are read in a thread of their own, or without one in the page itself: slower for the page, and the same picture. */
async function openReader(): Promise<PDFWorker> {
  const port = await startThread()
  if (port !== undefined) return PDFWorker.create({ port })
  await import('./pdf-in-page.ts')
  return new PDFWorker()
}

let reader: Promise<PDFWorker> | undefined

/** A document that is being opened; `close` frees it at any time. */
export interface OpeningDocument {
  whenOpen: Promise<PDFDocumentProxy>
  close: () => void
}

/**
 * Opens the PDF at an address of this page; all documents share one reader, started with the first. Nothing in the file is
 * run, and no decoder that needs compiled code is loaded, which the content security policy of the portal refuses.
 */
export function openPdf(src: string): OpeningDocument {
  let isClosed = false
  let destroy = (): void => undefined
  const open = async (): Promise<PDFDocumentProxy> => {
    reader ??= openReader()
    const worker = await reader
    if (isClosed) throw new Error('The document was closed before it was open.')
    const task = getDocument({ url: src, worker, useWasm: false, verbosity: 0 })
    destroy = () => void task.destroy()
    return task.promise
  }
  const close = (): void => {
    isClosed = true
    destroy()
  }
  return { whenOpen: open(), close }
}
