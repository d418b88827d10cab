import type { Executor } from '../../db/types.ts'
import type { Upload } from './upload.ts'

/** Bytes that are kept: known by what they are, not by a name. */
export interface StoredFile {
  sha256: string
  size: number
  contentType: string
}

/** The store of files. */
export interface FileStore {
  /**
   * Checks the content (kind by its bytes, size, pixels), keeps it and notes it in the database. The bytes are safe
   * before the row exists; when the transaction rolls back the sweep removes them later.
   */
  keep: (tx: Executor, upload: Upload, accepted?: readonly string[]) => Promise<StoredFile>
  /** Keeps bytes the server made itself. */
  keepBytes: (tx: Executor, bytes: Uint8Array, contentType: string) => Promise<StoredFile>
  /** Are the bytes there? */
  has: (sha256: string) => Promise<boolean>
  /** Opens kept bytes; undefined when they are not there. */
  open: (sha256: string) => Promise<ReadableStream<Uint8Array> | undefined>
  /** The whole content; undefined when it is not there. */
  read: (sha256: string) => Promise<Uint8Array | undefined>
  /** Removes kept bytes older than an hour that no row knows; answers how many. */
  sweep: () => Promise<number>
  /** Throws when the store cannot be written to. */
  check: () => Promise<void>
}
