import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { routes } from '../../apps/portal/src/platform/routing/routes.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { settle, standStill } from './crawl.ts'
import { componentFacts } from './component-facts.ts'
import { type Checked, conformancePage, conformanceReport } from './conformance.ts'
import { lookAtEach, type Looks } from './each-screen.ts'
import { errorLinks } from './error-links.ts'
import { forcedColours } from './forced-colours.ts'
import { walkByKeyboard } from './keyboard.ts'
import { landmarks, namesOnce, repeatedTitles } from './names.ts'
import {
  colours,
  contentTop,
  everyRule,
  type Findings,
  sideways,
  singleLines,
  targets,
  textSpacing,
  wholeLists,
} from './rules.ts'
import { serveSample, signedIn } from './sample.ts'
import { type Visit, visits } from './visits.ts'

/**
 * `npm run screens:check`: every route of the built portal over the sample, in four windows and both themes, against the
 * rules of composition and WCAG 2.2 AA; fails where one is broken. `--write` writes the conformance report into the docs and Storybook,
 * `--at <address>` looks at a server that runs already, `--under /doctor` (repeatable) at fewer screens.
 */
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    at: { type: 'string' },
    under: { type: 'string', multiple: true, default: [] },
  },
})

// the report is of all screens: of a part it would lack the others without a word
if (values.write && values.under.length > 0) throw new Error('Use --write without --under.')

/** Routes no visit leads to: a rule nobody looks at is no rule. */
function missedRoutes(): string[] {
  const patterns = routes.filter(({ path }) => path !== '*').map(({ path }) => path)
  return patterns.filter((pattern) => {
    const shape = new RegExp(`^${pattern.replace(/\/\*$/, '(/.*)?').replaceAll(/:\w+/g, '[^/]+')}$`)
    return !visits.some(({ path }) => shape.test(path))
  })
}

async function look(page: Page, visit: Visit): Promise<Checked> {
  const found: Record<string, Findings> = {}
  const at = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(250)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await at(1440, 900)
  await page.goto(visit.path)
  await standStill(page)
  found['axe'] = await everyRule(page)
  // a page of the sign-in is a card in the middle of its window
  const isBehind = visit.who !== 'nobody' && !visit.path.startsWith('/auth/')
  found['top'] = isBehind ? await contentTop(page) : []
  found['lines'] = [...(await singleLines(page)), ...(await wholeLists(page))]
  found['spacing'] = await textSpacing(page)
  found['landmarks'] = await landmarks(page)
  found['names'] = await namesOnce(page)
  const wide = [...(await sideways(page))]
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.waitForTimeout(150)
  found['dark'] = await colours(page)
  found['forced'] = await forcedColours(page)
  await at(1024, 768)
  wide.push(...(await sideways(page)).map((text) => `1024: ${text}`))
  await at(390, 844)
  wide.push(...(await sideways(page)).map((text) => `390: ${text}`))
  found['targets'] = await targets(page)
  await at(320, 256)
  wide.push(...(await sideways(page)).map((text) => `320: ${text}`))
  found['sideways'] = wide
  Object.assign(found, await walkByKeyboard(page))
  const title = await page.title()
  if (visit.submit !== undefined) {
    await at(1440, 900)
    await page.goto(visit.path)
    await settle(page)
    found['errors'] = await errorLinks(page, visit.submit)
  }
  return { ...visit, title, found }
}

/** Looks at the screens of one role, signed in as it. */
async function lookAs(
  browser: Browser,
  address: string,
  [who, own]: readonly [Visit['who'], readonly Visit[]],
): Promise<Looks<Visit, Checked>> {
  const page = await signedIn(browser, address, who)
  const looks = await lookAtEach([own], (visit) => look(page, visit))
  // a browser that crashed is closed already, and what was found before is still reported
  await page
    .context()
    .close()
    .catch(() => undefined)
  return looks
}

const missed = missedRoutes()
const chosen = visits.filter(
  ({ path }) => values.under.length === 0 || values.under.some((start) => path.startsWith(start)),
)
const { executablePath, env, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, env, args })
const server = values.at === undefined ? await serveSample() : { address: values.at, stop: () => undefined }
const began = Date.now()
try {
  const groups = [...Map.groupBy(chosen, ({ who }) => who)]
  // two at a time, as the machines of the checks have two cores
  const queue = groups.values()
  const roles = await lookAtEach([queue, queue], (group) => lookAs(browser, server.address, group))
  const checked = roles.results.flatMap(({ results }) => results)
  const unseen = [
    ...roles.results.flatMap(({ broken }) => broken),
    ...roles.broken.flatMap(({ screen: [, own], reason }) => own.map((screen) => ({ screen, reason }))),
  ]
  checked.sort(
    (a, b) =>
      visits.findIndex(({ path }) => path === a.path) - visits.findIndex(({ path }) => path === b.path),
  )
  const titled = checked.map((screen) => ({
    ...screen,
    found: { ...screen.found, titles: repeatedTitles(screen, checked) },
  }))
  for (const { who, path, found } of titled)
    for (const [rule, texts] of Object.entries(found))
      for (const text of texts) console.log(`${who} ${path}  ${rule}: ${text}`)
  for (const path of missed) console.log(`no visit leads to ${path}`)
  for (const { screen, reason } of unseen) console.log(`${screen.who} ${screen.path}  not checked: ${reason}`)
  // a report that lacks a screen would say that it has no findings
  if (values.write && unseen.length === 0) {
    const report = conformanceReport(titled, componentFacts())
    const write = (path: string, text: string) =>
      writeFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), text)
    write('docs/accessibility.md', conformancePage(report))
    write('apps/storybook/src/guide/conformance.json', `${JSON.stringify(report, null, 1)}\n`)
  }
  const broken = titled.filter(({ found }) => Object.values(found).some(({ length }) => length > 0))
  console.log(
    `${titled.length} screens in ${Math.round((Date.now() - began) / 1000)} s, ${broken.length} with findings`,
  )
  if (broken.length > 0 || missed.length > 0 || unseen.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  server.stop()
}
