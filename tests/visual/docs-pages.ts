import { dirname } from 'node:path/posix'
import type { Page } from 'playwright'
import type { Shot } from '../../apps/storybook/src/pictures/shots.ts'
import { waitUntilSettled } from './settle.ts'

/** Wide enough for the contents beside the page. */
const WIDTH = 1280
const PHONE_WIDTH = 390
const HEIGHT = 900
const TIMEOUT = 20_000

interface Entry {
  id: string
  type: string
  importPath: string
  tags?: readonly string[]
}

/**
 * Pages that are photographed in both themes and on a phone, of every way an example is drawn; the others show the same parts with
 * other words.
 */
const PHOTOGRAPHED = new Set([
  'primitives-button--docs',
  'feedback-toaster--docs',
  'overlays-confirmdialog--docs',
  'fields-textfield--docs',
  'data-datatable--docs',
  'domain-pricehistory--docs',
])

/** Lists the docs page of every component: all are checked, some photographed. */
export function listDocsPages(index: { entries: Readonly<Record<string, Entry>> }): Shot[] {
  const entries = Object.values(index.entries)
  const docs = entries.filter(({ type }) => type === 'docs')
  const missing = [...PHOTOGRAPHED].filter((id) => !docs.some((each) => each.id === id))
  if (missing.length > 0) throw new Error(`docs-pages.ts names pages that are gone: ${missing.join(', ')}`)
  const listed = entries.filter(({ tags = [] }) => tags.includes('example') && tags.includes('dev'))
  if (listed.length > 0)
    throw new Error(`Examples stand before the page of their component in the search: ${listed[0]?.id}`)
  return docs.flatMap(({ id }) => {
    const page = { story: id, width: WIDTH, height: HEIGHT, isFirst: false, isDocs: true }
    if (!PHOTOGRAPHED.has(id)) return [{ ...page, looks: [] }]
    // The frames of the examples are drawn in the theme the page was opened in, so each theme has a page of its own.
    return [
      { ...page, looks: ['light' as const] },
      { ...page, looks: ['dark' as const] },
      { ...page, width: PHONE_WIDTH, looks: ['light' as const] },
    ]
  })
}

/** The parts of every docs page; they are traced to no story. */
const PARTS = /^apps\/storybook\/src\/docs\//u

/** Returns the docs pages that a change can reach: by a story or example of their folder, or by the parts of all pages. */
export function affectedDocs(
  index: { entries: Readonly<Record<string, Entry>> },
  stories: ReadonlySet<string>,
  changed: readonly string[],
): string[] {
  const entries = Object.values(index.entries)
  if (changed.some((path) => PARTS.test(path)))
    return entries.filter(({ type }) => type === 'docs').map(({ id }) => id)
  const folders = new Set(
    entries.filter(({ id }) => stories.has(id)).map(({ importPath }) => dirname(importPath)),
  )
  return entries
    .filter(({ type, importPath }) => type === 'docs' && folders.has(dirname(importPath)))
    .map(({ id }) => id)
}

/** Opens a docs page and waits until every part of it is drawn, also in frames. */
export async function showDocs(page: Page, url: string, shot: Shot): Promise<void> {
  await page.setViewportSize({ width: shot.width, height: shot.height })
  await page.emulateMedia({ media: 'screen', forcedColors: 'none' })
  const theme = shot.looks.includes('dark') ? 'dark' : 'light'
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${shot.story}&globals=theme:${theme}`)
  await page.waitForSelector('.cz-docs h2, .cz-docs-stories', { timeout: TIMEOUT })
  await waitUntilSettled(page)
  // Frames are loaded when they come into view; those of a page that is not photographed are not needed.
  for (let pass = 0; pass < 2 && shot.looks.length > 0; pass += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: shot.width, height })
    await page.waitForFunction(isDrawn, undefined, { timeout: TIMEOUT })
    await Promise.all(page.frames().map((frame) => frame.evaluate(() => document.fonts.ready.then(() => 0))))
    await waitUntilSettled(page)
  }
}

/** Returns whether every example and every frame on the page shows something. */
function isDrawn(): boolean {
  const examples = [...document.querySelectorAll('.cz-docs-example')]
  const frames = [...document.querySelectorAll('iframe')]
  return (
    examples.every(({ childElementCount }) => childElementCount > 0) &&
    frames.every((frame) => {
      const { contentDocument } = frame
      const isShown = contentDocument?.body?.classList.contains('sb-show-main') === true
      const content = contentDocument?.querySelector(
        '#storybook-root > *, [role="dialog"], [role="alertdialog"]',
      )
      return isShown && content !== null
    })
  )
}

/** Returns the reason why a page cannot be read: something modal covers it, or has its focus. */
export async function checkDocs(page: Page): Promise<{ reason: string } | undefined> {
  const problems = await page.evaluate(() => {
    const found: string[] = []
    const dialog = document.querySelector(
      'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]',
    )
    if (dialog !== null) found.push(`a dialog is open: ${dialog.textContent.trim().slice(0, 60)}`)
    const article = document.querySelector('.cz-docs')
    if (article === null) found.push('the page is not drawn')
    if (article?.closest('[aria-hidden="true"], [inert]') !== null)
      found.push('the page is hidden from screen readers')
    if (document.activeElement !== document.body) found.push('something took the focus')
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`it is ${scrollWidth - clientWidth} px wider than its window`)
    return found
  })
  return problems.length === 0 ? undefined : { reason: problems.join('; ') }
}
