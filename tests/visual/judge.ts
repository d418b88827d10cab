import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { changedArea } from './area.ts'
import { causeOf, componentOf } from './cause.ts'
import { comparePictures, cropPicture, decodePicture, encodePicture } from './compare.ts'
import type { Picture } from './compare.ts'
import type { Failure } from './report.ts'

/** Difference of a picture or an outline, without its name. */
export type Finding = Omit<Failure, 'name'>

/** The committed pictures of one kind. */
export interface PictureStore {
  folder: string
  /** Encodes a picture as it is committed. */
  encode: (picture: Picture) => Buffer
  /** Rounds a picture that was just taken as the committed one is rounded. */
  roundedLike: (taken: Picture, stored: Picture) => Picture
}

/** Turns an error into a finding: one broken screen must not end the run. */
export async function attempt(task: Promise<Finding | void>): Promise<Finding | undefined> {
  try {
    return (await task) ?? undefined
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Compares a picture with the committed one of its name, or writes it as the new one. */
export async function judgePicture(
  store: PictureStore,
  name: string,
  taken: Picture,
  accept: boolean,
): Promise<Finding | undefined> {
  const file = join(store.folder, name)
  const before = await readFile(file).catch(() => undefined)
  const stored = before && decodePicture(before)
  const after = stored ? store.roundedLike(taken, stored) : taken
  const difference = stored ? comparePictures(stored, after) : { reason: 'no committed picture' }
  if (difference === undefined) return undefined
  if (!accept) return { ...explain(name, before, after), reason: difference.reason }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, store.encode(taken))
  return undefined
}

/** Collects what the report shows of a difference: both pictures, the likely cause, and the changed part larger. */
function explain(name: string, before: Buffer | undefined, after: Picture): Omit<Finding, 'reason'> {
  const shown = { before, after: encodePicture(after) }
  if (before === undefined) return { ...shown, cause: `New pictures of ${componentOf(name)}` }
  const old = decodePicture(before)
  const cause = causeOf(name, old, after)
  const difference = comparePictures(old, after)?.picture
  const area = old.width === after.width && old.height === after.height ? changedArea(old, after) : undefined
  if (area === undefined) return { ...shown, cause, difference }
  return {
    ...shown,
    cause,
    difference,
    zoomBefore: cropPicture(old, area),
    zoomAfter: cropPicture(after, area),
  }
}

/** Committed files of one kind, and the names that a whole run looks at. */
export interface Committed {
  folder: string
  /** Pattern of the files below the folder. */
  pattern: string
  wanted: ReadonlySet<string>
}

/** Finds committed pictures and outlines that no run looks at; accepting removes them. */
export async function findLeftovers(kinds: readonly Committed[], accept: boolean): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const { folder, pattern, wanted } of kinds) {
    const names = globSync(pattern, { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
    for (const name of names.filter((one) => !wanted.has(one))) {
      if (accept) await rm(join(folder, name))
      else failures.push({ name, reason: 'committed, and nothing is shown under this name any more' })
    }
  }
  return failures
}
