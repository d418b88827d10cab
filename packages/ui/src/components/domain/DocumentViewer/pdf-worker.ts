/** The reader of PDF files in its own thread: a file made to waste time keeps the page usable. */
import 'pdfjs-dist/build/pdf.worker.min.mjs'
