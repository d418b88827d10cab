import type { Download } from '@capiz/api/contract/define'
import { onSessionEnd } from '../session/session-end.ts'

const open = new Set<string>()

/** Firefox stops a download whose address is freed at once, so it lives this long, in milliseconds. */
const downloadLife = 60_000

/** Address of a file for a preview; give it back with `closeObjectUrl` when the preview closes. */
export function openObjectUrl(blob: Blob): string {
  const url = URL.createObjectURL(blob)
  open.add(url)
  return url
}

/** Frees the address of a file. */
export function closeObjectUrl(url: string): void {
  if (open.delete(url)) URL.revokeObjectURL(url)
}

// no file of one person may be open when the next signs in
onSessionEnd(() => {
  for (const url of open) closeObjectUrl(url)
})

/** Saves a file under the name the server gave it. */
export function saveFile({ blob, fileName }: Download): void {
  const url = openObjectUrl(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => closeObjectUrl(url), downloadLife)
}
