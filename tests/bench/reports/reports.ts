import { reportPaths } from '@capiz/domain/report'
import { fillLarge, onPostgres, withServices, type BenchPlace } from '../../../apps/server/bench/engine.ts'
import { widest } from '../../../apps/server/bench/report.ts'
import { startServer } from '../list-calls/process.ts'
import { serviceMain } from '../list-calls/product.ts'
import { forgetMost, memoryOf } from '../memory.ts'
import { staff } from '../staff.ts'

/** A file the server made: seconds until its last byte, its size, and the most memory of the process meanwhile in MB. */
export interface FileTiming {
  name: string
  seconds: number
  megabytes: number
  most: number | undefined
}

/** All reports of one process in turn, the most memory it ever held in MB, and exports of growing length. */
export interface ReportFigures {
  reports: FileTiming[]
  most: number | undefined
  exports: FileTiming[]
}

/** Exports of the same list, short and long: their memory shows whether a file is streamed. */
const exported: readonly [name: string, query: string][] = [
  ['physicians of one city, CSV', 'format=csv&city=MAKATI'],
  ['all physicians, CSV', 'format=csv'],
  ['all physicians, workbook', 'format=xlsx'],
]

/** Reads a reply as a browser saves it: piece by piece, keeping none. Returns the number of its bytes. */
async function sizeOf(reply: Response): Promise<number> {
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`)
  let bytes = 0
  await reply.body?.pipeTo(new WritableStream({ write: (piece: Uint8Array) => void (bytes += piece.length) }))
  return bytes
}

async function measure(place: BenchPlace, isFilled: boolean): Promise<ReportFigures> {
  if (!isFilled) await withServices(place, fillLarge)
  const { line, pid, stop } = await startServer([serviceMain], place.env, /http:\S+/)
  const time = async (name: string, ask: () => Promise<Response>): Promise<FileTiming> => {
    const start = performance.now()
    const megabytes = (await sizeOf(await ask())) / 1024 ** 2
    return { name, seconds: (performance.now() - start) / 1000, megabytes, most: memoryOf(pid, 'VmHWM') }
  }
  try {
    const send = await staff(line, 'admin')
    const year = new Date().getUTCFullYear()
    const reports: FileTiming[] = []
    for (const path of reportPaths)
      reports.push(await time(path, () => send(`/api/reports/${path}`, widest(path, year))))
    const most = memoryOf(pid, 'VmHWM')
    const exports: FileTiming[] = []
    for (const [name, query] of exported) {
      forgetMost(pid)
      exports.push(await time(name, () => send(`/api/accr/export/physician.rows?${query}`)))
    }
    return { reports, most, exports }
  } finally {
    await stop()
  }
}

/** Makes every report as a workbook in one server process, and exports, over the large sample of an address or a fresh one. */
export function timeReportFiles(url: string | undefined): Promise<ReportFigures> {
  return onPostgres((place) => measure(place, url !== undefined), url)
}
