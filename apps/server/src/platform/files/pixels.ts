/** Width times height of a PNG or JPEG, read from its header without decoding it; undefined for other kinds. */
export function pixelsOf(bytes: Uint8Array, contentType: string): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (contentType === 'image/png')
    return bytes.length < 24 ? undefined : view.getUint32(16) * view.getUint32(20)
  return contentType === 'image/jpeg' ? jpegPixels(view) : undefined
}

function jpegPixels(view: DataView): number | undefined {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7)
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Bytes a sample of a PNG takes, by its colour type: grey, colours, palette, grey or colours with transparency. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Bytes a PNG takes once decoded, read from its header; a JPEG is handed on as it is. Undefined for other kinds. */
export function decodedBytesOf(bytes: Uint8Array, contentType: string): number | undefined {
  if (contentType === 'image/jpeg') return bytes.length
  const pixels = pixelsOf(bytes, contentType)
  if (pixels === undefined || contentType !== 'image/png') return undefined
  const depth = Math.max(1, (bytes[24] ?? 8) / 8)
  return pixels * depth * (channels[bytes[25] ?? 6] ?? 4)
}
