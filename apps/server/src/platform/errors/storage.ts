import type { ErrorCode } from '@capiz/domain/errors'

/** The answer to each cause for which a file system takes or gives no bytes. */
const causes: Readonly<Record<string, ErrorCode>> = {
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
  EFBIG: 'STORAGE_FULL',
  EROFS: 'STORAGE_UNAVAILABLE',
  EACCES: 'STORAGE_UNAVAILABLE',
  EPERM: 'STORAGE_UNAVAILABLE',
  ENOENT: 'STORAGE_UNAVAILABLE',
  ENOTDIR: 'STORAGE_UNAVAILABLE',
  EIO: 'STORAGE_UNAVAILABLE',
  ESTALE: 'STORAGE_UNAVAILABLE',
}

/** The file storage refused, or could not be reached. */
export class StorageError extends Error {
  readonly errorCode: ErrorCode
  constructor(message: string, options: { isFull?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'StorageError'
    this.errorCode = options.isFull === true ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE'
  }
}

/** Returns the error code of a failure of the file storage; undefined when something else failed. */
export function storageProblem(error: unknown): ErrorCode | undefined {
  for (let e: unknown = error, depth = 0; e instanceof Error && depth < 4; e = e.cause, depth++) {
    if (e instanceof StorageError) return e.errorCode
    // only errors of the file system name the call that failed
    if ('code' in e && 'syscall' in e && typeof e.code === 'string' && Object.hasOwn(causes, e.code)) {
      return causes[e.code]
    }
  }
  return undefined
}
