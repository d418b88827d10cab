/** The thread of pdf.js, which its package does not declare. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: { initializeFromPort: (port: unknown) => void }
}
