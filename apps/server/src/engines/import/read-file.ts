import { Worker } from 'node:worker_threads'
import { refuse } from '../../platform/errors/refuse.ts'
import { UnreadableFile, type Grid } from './grid.ts'
import type { ReadingResult, ReadingTask } from './worker.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

const timeLimit = 20_000
/** Two at a time: a third waits, so that memory stays bounded. */
const mostWorkers = 2
const waiting: (() => void)[] = []
let running = 0

async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostWorkers) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The turn is handed over rather than given back, so that nobody can come in between.
    if (next) next()
    else running -= 1
  }
}

const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, at) => bytes[at] === byte)

function checkWorkbookParts(entries: readonly ZipEntry[]): void {
  const names = entries.map(({ name }) => name.toLowerCase())
  if (
    names.some(
      (name) => name.endsWith('vbaproject.bin') || name.endsWith('.vba') || name.includes('macrosheets/'),
    )
  ) {
    throw new UnreadableFile(
      'type',
      'The workbook holds macros. Save it as .xlsx without macros, then send it.',
    )
  }
  if (!names.includes('xl/workbook.xml')) {
    throw new UnreadableFile('type', 'The file is not an .xlsx workbook. Use the template, or CSV.')
  }
}

/** Returns the format of a file by its content, never by its name; refuses everything but workbooks and plain text. */
function formatOf(bytes: Uint8Array): ReadingTask['format'] {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new UnreadableFile(
      'type',
      'The workbook is locked with a password, or of the old .xls kind. Save it as plain .xlsx.',
    )
  }
  if (startsWith(bytes, 0x50, 0x4b)) {
    checkWorkbookParts(readZipDirectory(bytes))
    return 'xlsx'
  }
  const known = [
    [0x25, 0x50, 0x44, 0x46],
    [0x89, 0x50],
    [0xff, 0xd8],
    [0x47, 0x49, 0x46],
    [0x7f, 0x45],
    [0x4d, 0x5a],
    [0x1f, 0x8b],
  ]
  if (
    known.some((head) => startsWith(bytes, ...head)) ||
    /^\s*<(?:!doctype|html|\?xml|svg)/i.test(new TextDecoder().decode(bytes.subarray(0, 200)))
  ) {
    throw new UnreadableFile('type', 'The file is neither a workbook (.xlsx) nor CSV text. Use the template.')
  }
  return 'csv'
}

function runWorker(task: ReadingTask): Promise<ReadingResult> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 224, maxYoungGenerationSizeMb: 32 },
    })
    const finish = (result: ReadingResult) => {
      clearTimeout(timer)
      resolve(result)
      void worker.terminate()
    }
    const tooMuch = {
      ok: false,
      kind: 'content',
      message: 'The file is too large to read. Send a smaller one.',
    } as const
    const timer = setTimeout(() => finish(tooMuch), timeLimit)
    worker.once('message', (result: ReadingResult) => finish(result))
    worker.once('error', () => finish(tooMuch))
    worker.once('exit', () => finish(tooMuch))
  })
}

function refuseUnreadable(kind: 'type' | 'content', message: string): never {
  return refuse(kind === 'type' ? 'UNSUPPORTED_TYPE' : 'UPLOAD_REJECTED', {
    message,
    ...(kind === 'content' ? { errors: [{ field: 'file', message }] } : {}),
  })
}

/**
 * Reads the first sheet of an uploaded workbook or CSV file: sizes and kind are checked here, the parsing happens in
 * a thread with a memory cap and 20 seconds, so that no file can stop the server (reliability F3, F4).
 */
export async function readSheetFile(bytes: Uint8Array): Promise<Grid> {
  let format: ReadingTask['format']
  try {
    format = formatOf(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return refuseUnreadable(error.kind, error.message)
  }
  const result = await withTurn(() => runWorker({ format, bytes }))
  return result.ok ? result.grid : refuseUnreadable(result.kind, result.message)
}
