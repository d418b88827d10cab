/** The reader of PDF files in its own thread: a file made to waste time keeps the page usable. */
import 'pdfjs-dist/build/pdf.worker.min.mjs'

interface Reader {
  WorkerMessageHandler: { initializeFromPort: (port: unknown) => void }
}

// It begins by itself where there is no window. A build that takes a window for granted everywhere, to drop what is meant
// for servers, drops that beginning too.
if (typeof window !== 'undefined') {
  const { pdfjsWorker } = globalThis as unknown as { pdfjsWorker: Reader }
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(self)
}
