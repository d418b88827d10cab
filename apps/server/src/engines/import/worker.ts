import { parentPort, workerData } from 'node:worker_threads'
import { readCsvGrid } from './csv.ts'
import { UnreadableFile, type Grid } from './grid.ts'
import { readXlsxGrid } from './xlsx.ts'

/** The input of the reading thread. */
export interface ReadingTask {
  format: 'xlsx' | 'csv'
  bytes: Uint8Array
}

/** The result of the reading thread. */
export type ReadingResult =
  | { ok: true; grid: Grid }
  | { ok: false; kind: 'type' | 'content'; message: string }

async function read({ format, bytes }: ReadingTask): Promise<ReadingResult> {
  try {
    return { ok: true, grid: format === 'xlsx' ? await readXlsxGrid(bytes) : readCsvGrid(bytes) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, kind: error.kind, message: error.message }
    // What the library says is for programmers; the person needs to know what to do.
    return { ok: false, kind: 'content', message: 'The file cannot be read. Save it again, then send it.' }
  }
}

// Nothing is handed over: the answer is copied.
parentPort?.postMessage(await read(workerData as ReadingTask), [])
