function decodeExtended(value: string): string | undefined {
  const match = /^([\w-]+)'[^']*'(.+)$/.exec(value)
  if (match?.[1]?.toLowerCase() !== 'utf-8' || match[2] === undefined) return undefined
  try {
    return decodeURIComponent(match[2])
  } catch {
    return undefined
  }
}

/** Removes folders, control characters and what file systems refuse; a name without anything left is no name. */
function clean(name: string): string | undefined {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must go
  const safe = base.replaceAll(/[\u0000-\u001f\u007f<>:"|?*]/g, '').trim()
  return safe === '' || /^\.+$/.test(safe) ? undefined : safe.slice(0, 180)
}

/** The file name of a Content-Disposition header (RFC 6266: `filename*` before `filename`), made safe to save under. */
export function fileNameOf(header: string | null): string | undefined {
  if (header === null) return undefined
  const extended = /filename\*\s*=\s*([^;]+)/i.exec(header)?.[1]
  const decoded = extended === undefined ? undefined : decodeExtended(extended.trim())
  if (decoded !== undefined) return clean(decoded)
  const quoted = /filename\s*=\s*"((?:\\.|[^"\\])*)"/i.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1')
  const plain = quoted ?? /filename\s*=\s*([^;\s]+)/i.exec(header)?.[1]
  return plain === undefined ? undefined : clean(plain)
}
