/** What the headers of one multipart part say. */
export interface PartHeaders {
  name: string
  /** undefined for a plain text part */
  fileName: string | undefined
  contentType: string
}

function parameter(disposition: string, name: string): string | undefined {
  const quoted = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(disposition)
  if (quoted)
    return quoted[1]
      ?.replaceAll(/%22/g, '"')
      .replaceAll(/%0D%0A/gi, ' ')
      .replaceAll(/\\(["\\])/g, '$1')
  return new RegExp(`;\\s*${name}=([^\\s;"]+)`, 'i').exec(disposition)?.[1]
}

function extended(disposition: string): string | undefined {
  const text = /;\s*filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  if (text === undefined) return undefined
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Reads the header block of a part (RFC 7578); undefined when it is not a form-data part with a name. */
export function partHeaders(block: string): PartHeaders | undefined {
  const lines = new Map(
    block.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  const disposition = lines.get('content-disposition') ?? ''
  if (!/^form-data\s*;/i.test(disposition)) return undefined
  const name = parameter(disposition, 'name')
  if (name === undefined || name === '' || name.length > 100) return undefined
  const fileName = extended(disposition) ?? parameter(disposition, 'filename')
  return { name, fileName, contentType: lines.get('content-type') ?? 'application/octet-stream' }
}
