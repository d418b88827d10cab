import { parentPort, workerData } from 'node:worker_threads'
import Pdf from 'pdfkit'
import { fitsItsHeader } from '../../platform/files/png-data.ts'
import { finished, page } from './page.ts'

/** The picture on one page, or null when its header was right and the rest was not. */
async function draw(bytes: Uint8Array): Promise<Uint8Array | null> {
  const isPng = bytes[0] === 0x89
  if (isPng && !fitsItsHeader(bytes)) return null
  const document = new Pdf({ size: [page.width, page.height], margin: 0 })
  const fit: [number, number] = [page.width - 2 * page.margin, page.height - 2 * page.margin]
  try {
    document.image(Buffer.from(bytes), page.margin, page.margin, { fit, align: 'center', valign: 'center' })
    return await finished(document)
  } catch {
    return null
  }
}

parentPort?.postMessage(await draw(workerData as Uint8Array), [])
