/** The reader of PDF files in the page itself, where no thread could be started. */
import 'pdfjs-dist/build/pdf.worker.min.mjs'
