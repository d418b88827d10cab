import Pdf from 'pdfkit'
import { refuse } from '../../platform/errors/refuse.ts'

/** A4 in points, and the margin around a picture. */
const page = { width: 595.28, height: 841.89, margin: 24 }

function finished(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    document.on('error', reject)
    document.end()
  })
}

/** A picture on one A4 page, scaled to fit. */
async function pictureAsPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = new Pdf({ size: [page.width, page.height], margin: 0 })
  const fit: [number, number] = [page.width - 2 * page.margin, page.height - 2 * page.margin]
  try {
    document.image(Buffer.from(bytes), page.margin, page.margin, { fit, align: 'center', valign: 'center' })
  } catch {
    // The header was right, the rest was not.
    refuse('UNSUPPORTED_TYPE', {
      message: 'This picture is damaged and cannot be shown. Download it instead.',
    })
  }
  return finished(document)
}

/** A document as PDF: a PDF as it is, a JPEG or PNG on one page; other kinds can only be downloaded. */
export async function asPdf(bytes: Uint8Array, contentType: string): Promise<Uint8Array> {
  if (contentType === 'application/pdf') return bytes
  if (contentType === 'image/jpeg' || contentType === 'image/png') return pictureAsPdf(bytes)
  return refuse('UNSUPPORTED_TYPE', { message: 'This kind of file has no preview. Download it instead.' })
}

/** A blank form: a title and lines to be filled by hand. */
export async function blankForm(title: string, lines: readonly string[]): Promise<Uint8Array> {
  const document = new Pdf({ size: 'A4', margin: 56, info: { Title: title } })
  document.fontSize(18).text(title).moveDown(1.5).fontSize(11)
  for (const line of lines) {
    document.text(`${line}:`).moveDown(1.2)
    const { x, y } = document
    document
      .moveTo(x, y - 6)
      .lineTo(page.width - 56, y - 6)
      .lineWidth(0.5)
      .stroke()
    document.moveDown(0.6)
  }
  return finished(document)
}
