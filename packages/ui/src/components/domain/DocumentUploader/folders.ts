import type { DropZoneProps } from 'react-aria-components/DropZone'

type DropItem = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'][number]
type Folder = Extract<DropItem, { kind: 'directory' }>

/** Files read from dropped folders at most; the uploader takes far fewer, so the rest need not be opened. */
const folderLimit = 500

/** The files of a drop, those inside of folders included, at most 500. */
export async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  const files: File[] = []
  for (const item of items) {
    if (files.length >= folderLimit) break
    if (item.kind === 'file') files.push(await item.getFile())
    else if (item.kind === 'directory') await readFolder(item, files)
  }
  return files
}

async function readFolder(folder: Folder, files: File[]): Promise<void> {
  for await (const entry of folder.getEntries()) {
    if (files.length >= folderLimit) return
    if (entry.kind === 'directory') await readFolder(entry, files)
    // Systems leave files of their own in every folder.
    else if (!entry.name.startsWith('.') && entry.name !== 'Thumbs.db') files.push(await entry.getFile())
  }
}
