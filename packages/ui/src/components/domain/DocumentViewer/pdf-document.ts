import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist'

let thread: PDFWorker | undefined

/** The one thread for all documents of the page, started with the first. */
function sharedThread(): PDFWorker {
  thread ??= PDFWorker.create({
    port: new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
  })
  return thread
}

/** A document that is being opened; `close` frees it at any time. */
export interface OpeningDocument {
  whenOpen: Promise<PDFDocumentProxy>
  close: () => void
}

/**
 * Opens the PDF at an address of this page. Nothing in the file is run, and no decoder that needs compiled code is
 * loaded, which the content security policy of the portal refuses.
 */
export function openPdf(src: string): OpeningDocument {
  const task = getDocument({ url: src, worker: sharedThread(), useWasm: false, verbosity: 0 })
  return { whenOpen: task.promise, close: () => void task.destroy() }
}
