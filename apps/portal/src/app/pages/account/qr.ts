import { encodeQR } from 'qr'

/** A QR code as one path of an SVG: its side in modules, quiet zone included, and the path of the dark ones. */
export interface QrDrawing {
  side: number
  path: string
}

/** Draws a text as a QR code. */
export function drawQr(text: string): QrDrawing {
  const modules = encodeQR(text, 'raw', { border: 4 })
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { side: modules.length, path }
}
