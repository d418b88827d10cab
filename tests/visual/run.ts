import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { findBrowser } from '../../scripts/browser.ts'
import { affectedStories } from './affected.ts'
import type { Built } from './affected.ts'
import { launchForPictures, openPage, showNextStory, showStory, captureStory } from './capture.ts'
import { changedArea } from './area.ts'
import { causeOf, componentOf } from './cause.ts'
import { affectedDocs, checkDocs, listDocsPages } from './docs-pages.ts'
import { comparePictures, cropPicture, decodePicture, encodePicture } from './compare.ts'
import type { Picture } from './compare.ts'
import type { Options } from './options.ts'
import { readOptions } from './options.ts'
import { checkOutline, outlineName } from './outline.ts'
import type { Failure } from './report.ts'
import { writeReport } from './report.ts'
import { serveFolder } from './serve.ts'
import type { Look, Shot } from './shots.ts'
import { inShard, listShots, pictureName } from './shots.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = folder('../..')
const ownStorybook = folder('../../apps/storybook/storybook-static')
const baselines = folder('baselines')
const outlines = folder('outlines')
const report = folder('../visual-report')

/** Number of pages that work side by side: one per core of the smallest machine we build on. */
const PAGES = 2

/** Number of stories shown on a page before it is loaded again, so that memory and listeners do not accumulate. */
const STORIES_PER_PAGE = 25

const options = readOptions(process.argv.slice(2))
const browser = await findBrowser()
if (browser.pinned || options.force) {
  process.exitCode = await run(options)
} else {
  console.log(
    'The pictures belong to the pinned Chromium, which does not run here: not compared (--force compares).',
  )
  console.log('0 passed, 0 failed')
}

async function run({ accept, built, storybook, isWanted, partial, since, shard }: Options): Promise<number> {
  if (!built) buildStorybook()
  const server = await serveFolder(storybook ?? ownStorybook)
  // A browser for each page: in a shared one the pages take the window's focus from each other, and with it focus rings.
  const launched = await Promise.all(Array.from({ length: PAGES }, () => launchForPictures(browser)))
  try {
    const pages = await Promise.all(launched.map(openPage))
    const [first] = pages
    if (first === undefined) throw new Error('No page was opened.')
    const index = readBuilt(storybook ?? ownStorybook, 'index.json')
    const all = [...(await listShots(first, server.url)), ...listDocsPages(index)]
    const reached = since === undefined ? 'all' : findAffected(storybook ?? ownStorybook, since)
    const chosen = all.filter(({ story }) => isWanted(story) && (reached === 'all' || reached.has(story)))
    const queue = inShard(chosen, shard)
    if (since !== undefined)
      console.log(`${new Set(queue.map(({ story }) => story)).size} stories can have changed since ${since}.`)
    // A mistyped pattern must not look like success.
    if (chosen.length === 0 && since === undefined)
      throw new Error('No story has a picture by that name: see the ids in Storybook.')
    const total = queue.reduce(
      (sum, { looks, isFirst, isDocs }) => sum + looks.length + (isFirst ? 1 : 0) + (isDocs === true ? 1 : 0),
      0,
    )
    const failures = (await Promise.all(pages.map((page) => work(page, server.url, queue, accept)))).flat()
    const passed = total - failures.length
    if (!partial && shard.index === 0) failures.push(...(await findLeftovers(all, accept)))
    await writeReport(report, failures)
    for (const { name, reason } of failures) console.log(`${name}: ${reason}`)
    if (failures.length > 0) console.log(`Report: ${join(report, 'index.html')}`)
    console.log(`${passed} passed, ${failures.length} failed`)
    return failures.length === 0 ? 0 : 1
  } finally {
    await Promise.all(launched.map((one) => one.close()))
    server.close()
  }
}

function readBuilt<T = Built['index']>(storybook: string, name: string): T {
  return JSON.parse(readFileSync(join(storybook, name), 'utf8')) as T
}

/** Finds the stories that the files changed since a commit, committed or not, can reach. */
function findAffected(storybook: string, since: string): Set<string> | 'all' {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
    return stdout.split('\n').filter(Boolean)
  }
  const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  const stats = readBuilt<Built['stats']>(storybook, 'preview-stats.json')
  const index = readBuilt<Built['index']>(storybook, 'index.json')
  const reached = affectedStories({ stats, index }, changed)
  return reached === 'all' ? 'all' : new Set([...reached, ...affectedDocs(index, reached, changed)])
}

function buildStorybook(): void {
  const args = ['turbo', 'run', 'build', '--filter=@capiz/storybook', '--output-logs=errors-only']
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' }
  const { status } = spawnSync('npx', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status === 0) return
  console.error('Storybook could not be built: npm run build -w @capiz/storybook says why.')
  process.exit(1)
}

/** Works on the shared queue until it is empty. */
async function work(page: Page, url: string, queue: Shot[], accept: boolean): Promise<Failure[]> {
  const failures: Failure[] = []
  let last: Shot | undefined
  let shownHere = 0
  for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
    const next = shot
    const isFresh = accept || shownHere % STORIES_PER_PAGE === 0 || !canFollow(next, last)
    shownHere = isFresh ? 1 : shownHere + 1
    last = next
    const show = isFresh ? showStory(page, url, next) : showNextStory(page, next)
    const found = await picturesOf(page, next, accept, await attempt(show))
    if (found.length === 0 || accept) {
      failures.push(...found)
      continue
    }
    // A real change shows twice; a motion, or something the story before left behind, does not.
    shownHere = 0
    const isOutline = ({ name }: Failure) => name === outlineName(next)
    const again = await picturesOf(page, next, accept, await attempt(showStory(page, url, next)))
    failures.push(
      ...(isFresh ? [...found.filter(isOutline), ...again.filter((one) => !isOutline(one))] : again),
    )
  }
  return failures
}

/** Returns whether a story can be shown in place of another: not after itself, nor beside forced colours or a docs page. */
function canFollow(shot: Shot, last: Shot | undefined): boolean {
  const isForced = [shot, last].some((one) => one?.looks.includes('forced'))
  const isDocs = [shot, last].some((one) => one?.isDocs === true)
  return last !== undefined && last.story !== shot.story && !isForced && !isDocs
}

/** Checks the outline and every picture of the story on the page; `shown` is the reason why it could not be shown. */
async function picturesOf(
  page: Page,
  shot: Shot,
  accept: boolean,
  shown: Finding | undefined,
): Promise<Failure[]> {
  const failures: Failure[] = []
  if (shot.isFirst) {
    const failure =
      shown ??
      (await attempt(checkOutline(page, outlines, shot, accept && options.isPicture(outlineName(shot)))))
    if (failure !== undefined) failures.push({ name: outlineName(shot), ...failure })
  }
  if (shot.isDocs === true) {
    const failure = shown ?? (await attempt(checkDocs(page)))
    if (failure !== undefined) failures.push({ name: shot.story.replace('--', '/'), ...failure })
  }
  for (const look of shot.looks) {
    const name = pictureName(shot, look)
    const failure = shown ?? (await attempt(check(page, shot, look, accept)))
    if (failure !== undefined) failures.push({ name, ...failure })
  }
  return failures
}

type Finding = Omit<Failure, 'name'>

/** Turns an error into a finding: one broken story must not end the run. */
async function attempt(task: Promise<Finding | void>): Promise<Finding | undefined> {
  try {
    return (await task) ?? undefined
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

async function check(page: Page, shot: Shot, look: Look, accept: boolean): Promise<Finding | undefined> {
  const name = pictureName(shot, look)
  const before = await readFile(join(baselines, name)).catch(() => undefined)
  const after = await captureStory(page, shot, look)
  const difference =
    before === undefined ? { reason: 'no committed picture' } : comparePictures(decodePicture(before), after)
  if (difference === undefined) return undefined
  if (!accept) return { ...explain(name, before, after), reason: difference.reason }
  if (!options.isPicture(name)) return undefined
  await writePicture(name, encodePicture(after))
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

async function writePicture(name: string, picture: Buffer): Promise<void> {
  const file = join(baselines, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, picture)
}

/** Finds baselines and outlines whose story is gone; accepting removes them. */
async function findLeftovers(shots: readonly Shot[], accept: boolean): Promise<Failure[]> {
  const pictures = shots.flatMap((shot) => shot.looks.map((look) => pictureName(shot, look)))
  const kept = [
    { folder: baselines, pattern: '**/*.png', wanted: new Set(pictures) },
    {
      folder: outlines,
      pattern: '**/*.yml',
      wanted: new Set(shots.filter(({ isDocs }) => isDocs !== true).map(outlineName)),
    },
  ]
  const failures: Failure[] = []
  for (const { folder, pattern, wanted } of kept) {
    const names = globSync(pattern, { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
    for (const name of names.filter((one) => !wanted.has(one))) {
      if (accept) await rm(join(folder, name))
      else failures.push({ name, reason: 'committed without a story' })
    }
  }
  return failures
}
