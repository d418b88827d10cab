import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import type { Browser } from '../../scripts/browser.ts'
import { affectedStories } from './affected.ts'
import type { Built } from './affected.ts'
import { launchForPictures, openPage, showNextStory, showStory, captureStory } from './capture.ts'
import { endRun, runPictures } from './command.ts'
import { affectedDocs, checkDocs, listDocsPages } from './docs-pages.ts'
import { encodePicture } from './compare.ts'
import { attempt, findLeftovers, judgePicture } from './judge.ts'
import type { Finding, PictureStore } from './judge.ts'
import type { Options } from './options.ts'
import { checkOutline, outlineName } from './outline.ts'
import { checkPlayground, PLAYGROUND } from './playground.ts'
import type { Failure } from './report.ts'
import { serveFolder } from './serve.ts'
import type { Look, Shot } from '../../apps/storybook/src/pictures/shots.ts'
import { pictureName } from '../../apps/storybook/src/pictures/shots.ts'
import { inShard, listShots } from './shots.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = folder('../..')
const ownStorybook = folder('../../apps/storybook/storybook-static')
/** Stored colours are rounded so little that a picture just taken need not be. */
const pictures: PictureStore = {
  folder: folder('baselines'),
  encode: encodePicture,
  roundedLike: (taken) => taken,
}
const outlines = folder('outlines')
const report = folder('../visual-report/components')

/** Number of pages that work side by side: one per core of the smallest machine we build on. */
const PAGES = 2

/** Number of stories shown on a page before it is loaded again, so that memory and listeners do not accumulate. */
const STORIES_PER_PAGE = 25

process.exitCode = await runPictures({ report, args: process.argv.slice(2), run })

async function run(browser: Browser, options: Options): Promise<number> {
  const { accept, built, storybook, isWanted, partial, since, shard } = options
  if (!built) buildStorybook()
  const server = await serveFolder(storybook ?? ownStorybook)
  // A browser for each page: in a shared one the pages take the window's focus from each other, and with it focus rings.
  const launched = await Promise.all(Array.from({ length: PAGES }, () => launchForPictures(browser)))
  try {
    const pages = await Promise.all(launched.map((one) => openPage(one)))
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
    if (chosen.length === 0 && since === undefined && !isWanted(PLAYGROUND))
      throw new Error('No story has a picture by that name: see the ids in Storybook.')
    let total = queue.reduce(
      (sum, { looks, isFirst, isDocs }) => sum + looks.length + (isFirst ? 1 : 0) + (isDocs === true ? 1 : 0),
      0,
    )
    const failures = (await Promise.all(pages.map((page) => work(page, server.url, queue, options)))).flat()
    if (isWanted(PLAYGROUND) && shard.index === 0) {
      total += 1
      const failure = await attempt(checkPlayground(first, server.url))
      if (failure !== undefined) failures.push({ name: PLAYGROUND.replace('--', '/'), ...failure })
    }
    const passed = total - failures.length
    if (!partial && shard.index === 0) failures.push(...(await leftovers(all, accept)))
    return await endRun(report, { passed, failures, command: 'visual' })
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
async function work(page: Page, url: string, queue: Shot[], options: Options): Promise<Failure[]> {
  const { accept } = options
  const failures: Failure[] = []
  let last: Shot | undefined
  let shownHere = 0
  for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
    const next = shot
    const isFresh = accept || shownHere % STORIES_PER_PAGE === 0 || !canFollow(next, last)
    shownHere = isFresh ? 1 : shownHere + 1
    last = next
    const show = isFresh ? showStory(page, url, next) : showNextStory(page, next)
    const found = await picturesOf(page, next, options, await attempt(show))
    if (found.length === 0 || accept) {
      failures.push(...found)
      continue
    }
    // A real change shows twice; a motion, or something the story before left behind, does not.
    shownHere = 0
    const isOutline = ({ name }: Failure) => name === outlineName(next)
    const again = await picturesOf(page, next, options, await attempt(showStory(page, url, next)))
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
  options: Options,
  shown: Finding | undefined,
): Promise<Failure[]> {
  const failures: Failure[] = []
  if (shot.isFirst) {
    const failure =
      shown ??
      (await attempt(
        checkOutline(
          page.locator('body'),
          outlines,
          outlineName(shot),
          options.accept && options.isPicture(outlineName(shot)),
        ),
      ))
    if (failure !== undefined) failures.push({ name: outlineName(shot), ...failure })
  }
  if (shot.isDocs === true) {
    const failure = shown ?? (await attempt(checkDocs(page)))
    if (failure !== undefined) failures.push({ name: shot.story.replace('--', '/'), ...failure })
  }
  for (const look of shot.looks) {
    const name = pictureName(shot, look)
    const failure = shown ?? (await attempt(check(page, shot, look, options)))
    if (failure !== undefined) failures.push({ name, ...failure })
  }
  return failures
}

/** Takes the picture of one look and compares it; a picture that is not among those to accept is left as it is. */
async function check(page: Page, shot: Shot, look: Look, options: Options): Promise<Finding | undefined> {
  const name = pictureName(shot, look)
  const taken = await captureStory(page, shot, look)
  const finding = await judgePicture(pictures, name, taken, options.accept && options.isPicture(name))
  return options.accept ? undefined : finding
}

/** Finds baselines and outlines whose story is gone; accepting removes them. */
function leftovers(shots: readonly Shot[], accept: boolean): Promise<Failure[]> {
  const names = shots.flatMap((shot) => shot.looks.map((look) => pictureName(shot, look)))
  const kinds = [
    { folder: pictures.folder, pattern: '**/*.png', wanted: new Set(names) },
    {
      folder: outlines,
      pattern: '**/*.yml',
      wanted: new Set(shots.filter(({ isDocs }) => isDocs !== true).map(outlineName)),
    },
  ]
  return findLeftovers(kinds, accept)
}
