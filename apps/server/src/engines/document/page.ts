/** A4 in points, and the margin around a picture. */
export const page = { width: 595.28, height: 841.89, margin: 24 }

/** The bytes of a PDF document, once it is written to its end. */
export function finished(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    document.on('error', reject)
    document.end()
  })
}
