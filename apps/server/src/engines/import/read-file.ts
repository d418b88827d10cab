import { createHash } from 'node:crypto'
import { refuse } from '../../platform/errors/refuse.ts'
import { inThread } from '../../platform/threads/threads.ts'
import { UnreadableFile, type Grid } from './grid.ts'
import type { ReadingResult, ReadingTask } from './worker.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

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

const tooMuch: ReadingResult = {
  ok: false,
  kind: 'content',
  message: 'The file is too large to read. Send a smaller one.',
}

/** Parses in a thread: a workbook can be built to take any time and memory. */
async function parse(task: ReadingTask): Promise<ReadingResult> {
  const module = new URL('./worker.ts', import.meta.url)
  const result = await inThread<ReadingTask, ReadingResult>({
    module,
    task,
    hash: createHash('sha256').update(task.format).update(task.bytes).digest('hex'),
    memoryMb: 224,
    timeLimit: 20_000,
  })
  return result ?? tooMuch
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
  const result = await parse({ format, bytes })
  return result.ok ? result.grid : refuseUnreadable(result.kind, result.message)
}
