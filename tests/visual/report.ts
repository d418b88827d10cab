import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { page } from './report-page.ts'
import type { Shown } from './report-page.ts'

/** A picture or outline that differs from its baseline. */
export interface Failure {
  /** Name of the picture below the folder of pictures. */
  name: string
  /** Difference as a sentence. */
  reason: string
  before?: Buffer | undefined
  after?: Buffer | undefined
  difference?: Buffer | undefined
  /** Token, size or component that likely changed; failures of one cause are shown together. */
  cause?: string
  /** The changed part of both pictures, larger. */
  zoomBefore?: Buffer
  zoomAfter?: Buffer
}

const PARTS = ['before', 'after', 'difference', 'zoomBefore', 'zoomAfter'] as const

/** Writes a page that shows each failure before, after and with its difference; removes an old report. */
export async function writeReport(folder: string, failures: readonly Failure[]): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  if (failures.length === 0) return
  // A failure may have no picture at all, so the folder would not be there yet.
  await mkdir(folder, { recursive: true })
  const shown: Shown[] = []
  for (const failure of failures) shown.push(await writePictures(folder, failure))
  await writeFile(join(folder, 'index.html'), page(shown, new Date().toISOString()))
}

async function writePictures(folder: string, failure: Failure): Promise<Shown> {
  const { name, reason, cause = `Outline or story of ${name.split('/')[0] ?? ''}` } = failure
  const pictures: Shown['pictures'] = {}
  for (const part of PARTS) {
    const picture = failure[part]
    if (picture === undefined) continue
    const file = `${part}/${name}`
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), picture)
    pictures[part] = file
  }
  return { name, reason, cause, pictures }
}
