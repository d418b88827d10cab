import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OutlineLine } from './outline.ts'
import { page } from './report-page.ts'
import type { Shown } from './report-page.ts'
import { readVerdicts } from './verdicts.ts'

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
  /** The lines of two outlines, for an outline. */
  lines?: readonly OutlineLine[]
}

const PARTS = ['before', 'after', 'difference', 'zoomBefore', 'zoomAfter'] as const

/**
 * Writes a page that shows each failure before, after and with its difference; removes an old report, and keeps the decisions
 * beside it. The page names the script of package.json that accepts.
 */
export async function writeReport(
  folder: string,
  failures: readonly Failure[],
  command: string,
): Promise<void> {
  for (const part of [...PARTS, 'index.html']) await rm(join(folder, part), { recursive: true, force: true })
  if (failures.length === 0) return
  // A failure may have no picture at all, so the folder would not be there yet.
  await mkdir(folder, { recursive: true })
  const shown: Shown[] = []
  for (const failure of failures) shown.push(await writePictures(folder, failure))
  await writeFile(
    join(folder, 'index.html'),
    page(shown, { run: new Date().toISOString(), command, verdicts: readVerdicts(folder) }),
  )
}

async function writePictures(folder: string, failure: Failure): Promise<Shown> {
  const { name, reason, lines } = failure
  const { cause = `${lines ? 'Outlines' : 'Stories'} of ${name.split('/')[0] ?? ''}` } = failure
  const pictures: Shown['pictures'] = {}
  for (const part of PARTS) {
    const picture = failure[part]
    if (picture === undefined) continue
    const file = `${part}/${name}`
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), picture)
    pictures[part] = file
  }
  return { name, reason, cause, pictures, ...(lines && { lines }) }
}
