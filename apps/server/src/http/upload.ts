import { readFile, rm } from 'node:fs/promises'

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

/** Answers an upload over a file already written. */
export function uploadOf(values: Omit<Upload, 'read'>): Upload {
  return { ...values, read: () => readFile(values.path) }
}

/** Removes the temporary files of a call. */
export async function discardUploads(uploads: readonly Upload[]): Promise<void> {
  await Promise.all(uploads.map((upload) => rm(upload.path, { force: true })))
}
