/// <reference path="./pdf-thread.d.ts" />
/** The reader of PDF files in its own thread: a file made to waste time keeps the page usable. */
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs'

// It begins by itself where there is no window. A build that takes a window for granted everywhere, to drop what is meant
// for servers, drops that beginning too.
if (typeof window !== 'undefined') WorkerMessageHandler.initializeFromPort(self)
