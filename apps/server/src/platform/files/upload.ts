import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file part of a multipart body, written to a temporary file that is removed when the call ends. */
export interface Upload {
  part: string
  /** as sent; clean it before storing or showing it */
  fileName: string
  /** as declared; never trusted, see `services.files` */
  declaredType: string
  size: number
  sha256: string
  path: string
  /** the whole content */
  read: () => Promise<Uint8Array>
}

/** Folder of uploads on their way: below the data, which nobody else on the machine can read. */
export const uploadsFolder = ({ dataDir }: { dataDir: string }): string => join(dataDir, 'uploads')

/** Returns an upload over a file already written. */
export function uploadOf(values: Omit<Upload, 'read'>): Upload {
  return { ...values, read: () => readFile(values.path) }
}

/** Writes a file part to a temporary file, with its size and SHA-256; removes the file when the part ends early. */
export async function storeUpload(
  content: Readable,
  tempDir: string,
  part: Pick<Upload, 'part' | 'fileName' | 'declaredType'>,
): Promise<Upload> {
  const path = join(tempDir, `upload-${randomUUID()}`)
  const hash = createHash('sha256')
  let size = 0
  const measured = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  const file = createWriteStream(path, { flags: 'wx' })
  try {
    await pipeline(content, measured, file)
  } catch (error) {
    // a part can end before its file is open: the file would appear after its removal
    if (!file.closed) await new Promise((resolve) => file.once('close', resolve))
    await rm(path, { force: true })
    throw error
  }
  return uploadOf({ ...part, size, sha256: hash.digest('hex'), path })
}

/** Removes the temporary files of a call. */
export async function discardUploads(uploads: readonly Upload[]): Promise<void> {
  await Promise.all(uploads.map((upload) => rm(upload.path, { force: true })))
}
